import { afterEach, describe, expect, it } from 'vitest'
import { problemOfFailure } from '../kit/http/errors.ts'
import type { CatalogueJob } from './catalogue/catalogue-pdf.ts'
import { createPdfWorkers, type PdfWorkers } from './pdf-workers.ts'

const FILE = new URL('../../../test/pdf/odd-pdf-worker.mjs', import.meta.url)

const job = (title: string): CatalogueJob => ({
  kind: 'catalogue',
  style: 'table',
  size: 'a4',
  business: 'B',
  title,
  note: '',
  accent: '#3451b2',
  facts: [],
  texts: { product: 'Product', sku: 'SKU', price: 'Price', empty: 'There are no products on this price list.' },
  items: [],
  pictures: new Map(),
  at: 0,
})

describe('the PDF worker', () => {
  let pdfWorkers: PdfWorkers
  afterEach(() => pdfWorkers.close())

  const printed = async (title: string) => Buffer.from((await pdfWorkers.print('ann', job(title))).bytes).toString()

  it.each([
    ['hangs', 'hang', /took too long to make/],
    ['dies', 'die', /was interrupted/],
    ['breaks', 'throw', /could not be made/],
  ])(
    'PLIST-05 a worker that %s is told in words, and what waited behind it is printed',
    async (_what, title, words) => {
      pdfWorkers = createPdfWorkers({ file: FILE, limitMs: 1_000 })
      const [bad, good] = await Promise.allSettled([pdfWorkers.print('ann', job(title)), printed('next')])
      expect(bad).toMatchObject({
        status: 'rejected',
        reason: { code: 'not-printed', message: expect.stringMatching(words) as string },
      })
      expect(good).toEqual({ status: 'fulfilled', value: 'next' })
    },
  )

  it('API-02 a failure of the drawing itself stays inside', async () => {
    pdfWorkers = createPdfWorkers({ file: FILE })
    const error: unknown = await pdfWorkers.print('ann', job('fail')).catch((thrown: unknown) => thrown)
    expect(JSON.stringify(problemOfFailure(error))).not.toContain('secret internals')
    expect(await printed('next')).toBe('next')
  })

  it('OPS-06 PLIST-05 more PDFs of one user than can wait are refused, and another user is next', async () => {
    pdfWorkers = createPdfWorkers({ file: FILE })
    const order: string[] = []
    const titles = Array.from({ length: 24 }, (_, n) => `list ${n}`)
    const anns = titles.map(async (title) => order.push(await printed(title)))
    const ben = pdfWorkers.print('ben', job('invoice')).then(() => order.push('invoice'))
    const answers = await Promise.allSettled(anns)
    await ben
    expect(order).toEqual(['list 0', 'invoice', ...titles.slice(1, 9)])
    expect(answers.at(-1)).toMatchObject({ reason: { code: 'too-many-at-once' } })
  })

  it('PLIST-05 a press that is closed leaves nobody waiting', async () => {
    pdfWorkers = createPdfWorkers({ file: FILE })
    const waiting = Promise.allSettled([pdfWorkers.print('ann', job('hang')), printed('next')])
    await pdfWorkers.close()
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
