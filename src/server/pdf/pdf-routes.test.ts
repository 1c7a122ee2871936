import { beforeAll, expect, it } from 'vitest'
import sharp from 'sharp'
import { decodeCode128, decodeEan, type DrawnBar } from '#test/barcode-decoder.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { type PdfPage, readPdf, textOfPdf } from '#test/pdf-text.ts'

/** The codes on a page of Avery L7160, label by label: its columns are 66.04 mm apart. */
function codesOn(page: PdfPage | undefined, decode: (bars: readonly DrawnBar[]) => string): string[] {
  const labels = new Map<string, DrawnBar[]>()
  for (const [at, y, width] of page?.bars ?? []) {
    const label = `${Math.floor((at * 25.4) / 72 / 66.04)} ${Math.round(y)}`
    labels.set(label, [...(labels.get(label) ?? []), { at, width }])
  }
  return [...labels.values()].map(decode)
}

interface Product {
  readonly name: string
  readonly [field: string]: unknown
}

describeOneEngine('pdf', (context) => {
  let app: TestApp
  let ann: TestCaller
  let bob: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    ann = await arrive(app, 'ann')
    bob = await arrive(app, 'bob')
    const profile = {
      name: 'Kaya & Søn <GmbH>',
      isDefault: true,
      preferredCurrency: 'EUR',
      taxRate: 20,
      pricesIncludeVat: true,
    }
    await app.call(ann, { method: 'POST', url: '/api/business-profiles', body: profile })
    return () => app.close()
  })

  const make = async (url: string, body: object, caller = ann): Promise<string> => {
    const answer = await app.call(caller, { method: 'POST', url, body })
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
    return String(answer.body['id'])
  }
  const product = (fields: Product): Promise<string> =>
    make('/api/products', { baseCurrency: 'EUR', pricingMode: 'retailPrice', ...fields })
  const file = async (caller: TestCaller, url: string, body?: object) => {
    const answer = await app.fastify.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers: { host: new URL(app.origin).host, ...caller.headers },
      ...(body ? { payload: body } : {}),
    })
    return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers, text: answer.body }
  }

  it('PLIST-05 a catalogue has brand, note, SKU and prices of every product, on pages that are numbered', async () => {
    const ids = []
    for (let n = 1; n <= 30; n += 1) {
      const fields = { name: n === 1 ? 'Tasse <b>& Ἀθήνα Кружка' : `Mug ${n}`, sku: `MUG-${n}` }
      ids.push(await product({ ...fields, tradePricing: { retailPrice: n + 0.9 }, description: 'By hand.\nIn blue.' }))
    }
    const list = { title: 'Spring & summer', productIds: ids, note: 'Minimum order €150', accent: '#0f766e' }
    const id = await make('/api/price-lists', list)
    for (const style of ['cards', 'table']) {
      const { status, bytes, headers } = await file(
        ann,
        `/api/price-lists/${id}/catalogue.pdf?style=${style}&locale=de-DE`,
      )
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(headers['content-disposition']).toContain('filename="Spring summer.pdf"')
      const pages = readPdf(bytes)
      const text = textOfPdf(bytes)
      expect(pages.length).toBeGreaterThan(1)
      for (const [index, page] of pages.entries()) {
        expect(page.texts).toContain(`Page ${index + 1} of ${pages.length}`)
        expect(page.texts).toContain('Spring & summer')
      }
      for (const words of ['Kaya & Søn <GmbH>', 'Minimum order €150', 'Tasse <b>& Ἀθήνα Кружка', 'All prices in EUR']) {
        expect(text.replace(/\n(?=Ἀ|Кр| )/g, '')).toContain(words)
      }
      expect(text).toContain('Prices include VAT')
      for (let n = 1; n <= 30; n += 1) expect(text.split('\n')).toContain(`MUG-${n}`)
      for (let n = 1; n <= 30; n += 1) expect(text.split('\n')).toContain(`${n},90 €`)
      if (style === 'table') expect(pages.every(({ texts }) => texts.includes('SKU'))).toBe(true)
    }
  })

  it('PLIST-05 pictures that are stored here stand in the catalogue; addresses elsewhere are not asked', async () => {
    const id = await product({
      name: 'Pictured',
      imageUrl: 'http://127.0.0.1:9/asked.jpg',
      thumbnailUrl: 'http://127.0.0.1:9/t.jpg',
    })
    const own = await product({ name: 'Own picture' })
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()
    const upload = await app.fastify.inject({
      method: 'POST',
      url: `/api/uploads?kind=product&id=${own}`,
      headers: { host: new URL(app.origin).host, ...ann.headers, 'content-type': 'image/png' },
      payload: png,
    })
    expect([upload.statusCode, upload.body]).toEqual([201, expect.any(String)])
    const { imageUrl, thumbnailUrl } = upload.json<{ imageUrl: string; thumbnailUrl: string }>()
    await app.call(ann, { method: 'PATCH', url: `/api/products/${own}`, body: { imageUrl, thumbnailUrl } })
    const list = await make('/api/price-lists', { title: 'Pictures', productIds: [id, own] })
    const count = async (query: string): Promise<number> => {
      const { bytes } = await file(ann, `/api/price-lists/${list}/catalogue.pdf?${query}`)
      return readPdf(bytes).reduce((sum, { pictures }) => sum + pictures, 0)
    }
    expect([await count('style=cards'), await count('style=table'), await count('pictures=no')]).toEqual([1, 1, 0])

    const theirs = await make('/api/products', { name: 'Stolen', imageUrl, thumbnailUrl }, bob)
    const thief = await make('/api/price-lists', { title: 'Thief', productIds: [theirs] }, bob)
    const stolen = await file(bob, `/api/price-lists/${thief}/catalogue.pdf`)
    expect(readPdf(stolen.bytes).reduce((sum, { pictures }) => sum + pictures, 0)).toBe(0)
  })

  it('PLIST-05 PLIST-06 prices are those of the list: its rule, its breaks, typed prices, and each variant for itself', async () => {
    const plain = await product({ name: 'Plain', sku: 'PLAIN', tradePricing: { retailPrice: 20 } })
    const typed = await product({ name: 'Typed', sku: 'TYPED', tradePricing: { retailPrice: 20 } })
    const sized = await product({
      name: 'Sized',
      tradePricing: { retailPrice: 20 },
      options: [{ id: 'o', name: 'Size', values: ['S', 'L', 'X'] }],
      variants: [
        { id: 's', optionValues: ['S'], sku: 'SIZED-S', retailPrice: 10 },
        { id: 'l', optionValues: ['L'], sku: 'SIZED-L', retailPrice: 30 },
        { id: 'x', optionValues: ['X'], sku: 'SIZED-X', isActive: false },
      ],
    })
    const gone = await product({ name: 'Gone', isActive: false, tradePricing: { retailPrice: 20 } })
    const list = await make('/api/price-lists', {
      title: 'Rules',
      productIds: [plain, typed, sized, gone],
      ruleKind: 'percentOff',
      rulePercent: 10,
      priceEnding: 'none',
      tiers: [{ id: 't', minQuantity: 12, percentOff: 50 }],
    })
    const own = { priceListId: list, productId: typed, currency: 'EUR' }
    await make('/api/price-list-prices', { ...own, price: 17.77 })
    await make('/api/price-list-prices', { ...own, minQuantity: 5, price: 16.5 })
    const { bytes } = await file(ann, `/api/price-lists/${list}/catalogue.pdf?style=table`)
    const [page] = readPdf(bytes)
    const shown = page?.texts.slice(page.texts.indexOf('Price') + 1, -2)
    expect(shown).toEqual(
      [
        ['Plain', 'PLAIN', '€18.00', 'from 12: €9.00'],
        ['Typed', 'TYPED', '€17.77', 'from 5: €16.50'],
        ['Sized · S', 'SIZED-S', '€9.00', 'from 12: €4.50'],
        ['Sized · L', 'SIZED-L', '€27.00', 'from 12: €13.50'],
      ].flat(),
    )
  })

  it('PLIST-05 a list of somebody else is not found, and an empty one is a catalogue that says so', async () => {
    const id = await make('/api/price-lists', { title: 'Empty', productIds: [] })
    expect((await file(bob, `/api/price-lists/${id}/catalogue.pdf`)).status).toBe(404)
    const { bytes } = await file(ann, `/api/price-lists/${id}/catalogue.pdf`)
    expect(textOfPdf(bytes)).toContain('There are no products on this price list.')
  })

  it('PROD-16 labels carry name, SKU, price and a barcode that reads back, where the sheet says', async () => {
    const mug = await product({
      name: 'Mug',
      sku: 'MUG-01',
      barcode: '4006381333931',
      tradePricing: { retailPrice: 12.9 },
    })
    const towel = await product({ name: 'Towel', sku: 'TOWEL-7', tradePricing: { retailPrice: 1234.5 } })
    const body = {
      ids: [mug, towel],
      template: 'Avery L7160',
      copies: 2,
      start: 20,
      unit: 'per piece',
      locale: 'de-DE',
    }
    const { status, bytes } = await file(ann, '/api/labels.pdf', body)
    expect(status).toBe(200)
    const [first, second, ...rest] = readPdf(bytes)
    expect(rest).toEqual([])
    expect(first?.texts.filter((text) => text === 'Mug')).toHaveLength(2)
    expect(first?.texts).toEqual(
      expect.arrayContaining(['12,90 €', 'per piece', 'incl. VAT', 'MUG-01', '4006381333931']),
    )
    expect(second?.texts).toEqual(expect.arrayContaining(['1.234,50 €', 'Towel', 'TOWEL-7']))
    expect(codesOn(first, decodeEan)).toEqual(['4006381333931', '4006381333931'])
    expect(codesOn(second, decodeCode128)).toEqual(['TOWEL-7', 'TOWEL-7'])
  })

  it('PROD-16 a wrong check digit is refused by product and never printed', async () => {
    const right = await product({ name: 'Right', barcode: '4006381333931' })
    const wrong = await product({ name: 'Wrong', barcode: '4006381333932', sku: 'W' })
    const body = { ids: [right, wrong], template: 'Avery L7163' }
    const refused = await app.call(ann, { method: 'POST', url: '/api/labels.pdf', body })
    expect([refused.status, refused.body['code']]).toEqual([422, 'rule-broken'])
    expect(refused.body['errors']).toEqual([
      {
        field: `products.${wrong}`,
        message: 'Wrong: 4006381333932 is not a valid EAN-13: its last digit should be 1.',
      },
    ])
    const printed = await file(ann, '/api/labels.pdf', { ...body, wrongCodes: 'without' })
    expect(textOfPdf(printed.bytes)).not.toContain('4006381333932')
    expect(textOfPdf(printed.bytes)).toContain('Wrong')
    expect(readPdf(printed.bytes)[0]?.bars).toHaveLength(30)
  })

  it.each([
    ['a template that is none', { template: 'Avery 1' }, 400, 'template'],
    ['a start beyond the sheet', { start: 22 }, 400, 'start'],
    ['no copies', { copies: 0 }, 400, 'copies'],
    ['more labels than fit a file', { copies: 501 }, 400, 'copies'],
    ['a field that is none', { fields: ['cost'] }, 400, 'fields.0'],
    ['a language that is none', { locale: 'de_DE; x' }, 400, 'locale'],
  ])('PROD-16 %s is refused by name', async (_what, wrong, status, field) => {
    const id = await product({ name: 'Mug' })
    const body = { ids: [id], template: 'Avery L7160', ...wrong }
    const answer = await app.call(ann, { method: 'POST', url: '/api/labels.pdf', body })
    expect([answer.status, answer.body['errors']?.[0]?.['field']]).toEqual([status, field])
  })

  it('PROD-16 labels of a filter are those of the list, and products of others are not found', async () => {
    await product({ name: 'Findable lamp', sku: 'LAMP-1' })
    const found = await file(ann, '/api/labels.pdf', { filter: { search: 'findable' }, template: 'Avery 5160' })
    expect(readPdf(found.bytes)[0]?.texts.filter((text) => text === 'Findable lamp')).toHaveLength(1)
    const id = await product({ name: 'Ann’s' })
    expect((await file(bob, '/api/labels.pdf', { ids: [id], template: 'Avery 5160' })).status).toBe(422)
  })

  it('OPS-06 a session that is over is told so, and its request leaves no failure behind that would end the process', async () => {
    const eve = await arrive(app, 'eve')
    const revoke = { text: 'update session set revoked_at = now() where user_id = $1', values: [eve.userId] }
    await app.dataAccess.asSystemBatch([revoke])
    const unheard: unknown[] = []
    const hear = (error: unknown) => unheard.push(error)
    process.prependListener('unhandledRejection', hear)
    const { status } = await file(eve, '/api/labels.pdf', { filter: {}, template: 'Avery 5160' })
    await new Promise(setImmediate)
    process.removeListener('unhandledRejection', hear)
    expect([status, unheard]).toEqual([401, []])
  })
})
