import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './journey.ts'

const SCRIPTS = {
  Arabic: 'شاي تركي فاخر من الحقل',
  Hebrew: 'ספל קרמיקה בעבודת יד',
  Chinese: '手工陶瓷茶杯，适合洗碗机',
  Cyrillic: 'Кружка керамическая',
  Greek: 'Ἀθήνα φλιτζάνι',
  Euro: '€€€ 12 €',
}

/** A page in the proportions of A4 as the browser draws it. */
const VIEW = { width: 794, height: 1123 }

/** A picture of a file's first page, and how many of its pixels are ink. */
async function rendered(page: Page, bytes: Buffer): Promise<{ readonly png: Buffer; readonly ink: number }> {
  const address = `http://paper.test/${randomUUID()}.pdf`
  await page.route(address, (route) => route.fulfill({ body: bytes, contentType: 'application/pdf' }))
  await page.goto(`${address}#toolbar=0&navpanes=0&view=FitH`)
  let png: Buffer = Buffer.alloc(0)
  // The viewer begins as a dark ground: the page is there when most is white, and drawn when it stands still.
  await expect
    .poll(
      async () => {
        const before = png
        png = await page.screenshot()
        if (!png.equals(before)) return false
        const { white, ink } = await countsOf(png)
        return white > (VIEW.width * VIEW.height) / 2 && ink > 1_000
      },
      { timeout: 60_000, intervals: [100, 200] },
    )
    .toBe(true)
  return { png, ink: (await countsOf(png)).ink }
}

async function countsOf(png: Buffer): Promise<{ readonly white: number; readonly ink: number }> {
  const pixels = await sharp(png).greyscale().raw().toBuffer()
  const count = (test: (light: number) => boolean): number =>
    pixels.reduce((sum, light) => sum + (test(light) ? 1 : 0), 0)
  return { white: count((light) => light > 245), ink: count((light) => light < 100) }
}

test('DOC-12 a browser shows Arabic, Hebrew, Chinese, Cyrillic, Greek and € on the paper of a document @viewer @deep', async ({
  browser,
  rest,
}, info) => {
  test.slow()
  // Away from the product, whose service worker answers for its pages.
  const context = await browser.newContext({ viewport: VIEW })
  const page = await context.newPage()
  const shown = async (description: string) => {
    const items = [{ description, quantity: 1, unitPrice: 9 }]
    const id = await rest.create('documents', {
      documentType: 'invoice',
      customerName: 'B',
      issueDate: '2026-07-06',
      items,
    })
    return rendered(page, await rest.file(`/documents/${id}/pdf`))
  }
  const plain = await shown('.')
  for (const [script, description] of Object.entries(SCRIPTS)) {
    const { png, ink } = await shown(description)
    await info.attach(`${script}.png`, { body: png, contentType: 'image/png' })
    expect(ink - plain.ink, `${script} leaves ink`).toBeGreaterThan(40)
  }
  await context.close()
})
