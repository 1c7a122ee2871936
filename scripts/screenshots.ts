import { mkdir, writeFile } from 'node:fs/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumOptions } from '#e2e/chromium.ts'
import { createAccount, hideHowTo } from '#e2e/journey.ts'
import { runProduct } from '#e2e/product.ts'
import { startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import { type Scene, scenes } from './screenshots/scenes.ts'
import { furnish, hangPictures, type Ids, paperOf } from './screenshots/shop.ts'
import { connectStore } from './screenshots/store.ts'

/** Takes pictures of the running product: `npm run screenshots`, or some of them: `npm run screenshots -- shipment services`. */
const FOLDER = 'docs/screenshots'
const LOOKS = {
  light: { viewport: { width: 1360, height: 860 }, theme: 'light' },
  dark: { viewport: { width: 1360, height: 860 }, theme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, theme: 'light' },
} as const
type Look = keyof typeof LOOKS

const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

/** Nothing is on its way any more: no skeleton, no picture, no font. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('span[aria-hidden="true"].block.rounded-md.bg-accent:empty, [aria-busy="true"]') ===
        null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.fonts.status === 'loaded',
  )
  await page.waitForTimeout(600)
}

/** As a palette, a picture of a screen is a third of its size and looks the same. */
async function keep(page: Page, name: string): Promise<void> {
  const taken = await page.screenshot()
  await writeFile(
    `${FOLDER}/${name}.png`,
    await sharp(taken).png({ palette: true, quality: 92, effort: 10 }).toBuffer(),
  )
}

async function shoot(page: Page, { name, path, act }: Scene, look: Look, ids: Ids): Promise<void> {
  await page.goto(path(ids))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settle(page)
  await act?.(page)
  await settle(page)
  await keep(page, `${name}-${look}`)
}

async function shootAll(page: Page, shown: readonly Scene[], ids: Ids): Promise<void> {
  for (const look of Object.keys(LOOKS) as Look[]) {
    const { viewport, theme } = LOOKS[look]
    await page.setViewportSize(viewport)
    await page.evaluate((name) => localStorage.setItem('pricewright.theme', name), theme)
    for (const scene of shown) if (!(scene.wideOnly && look === 'phone')) await shoot(page, scene, look, ids)
  }
}

/** Opens the dialog on screen that shares something, makes a link and answers its address. */
async function share(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Share by link' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  return dialog.locator('output').innerText()
}

/** What a customer sees who was sent a link. */
async function shootPublic(address: string, name: string): Promise<void> {
  for (const look of Object.keys(LOOKS) as Look[]) {
    const { viewport, theme } = LOOKS[look]
    const stranger = await newContext({ viewport, colorScheme: theme })
    const reader = await stranger.newPage()
    await reader.goto(address)
    await settle(reader)
    await keep(reader, `${name}-${look}`)
    await stranger.close()
  }
}

async function shootPublicList(page: Page, ids: Ids): Promise<void> {
  await page.goto(`/price-list?id=${ids.get('Kitchen and table') ?? ''}`)
  await page.getByRole('button', { name: 'Print and share' }).click()
  await page.getByRole('menuitem', { name: 'Share by link…' }).click()
  const address = await share(page)
  if (isWanted('share')) await keep(page, 'share-light')
  await page.keyboard.press('Escape')
  await shootPublic(address, 'public-list')
}

async function shootPublicQuote(page: Page, ids: Ids): Promise<void> {
  await page.goto(`/document?id=${ids.get('quote LIG-001') ?? ''}`)
  await page.getByRole('button', { name: 'Share by link…' }).click()
  const address = await share(page)
  await page.keyboard.press('Escape')
  await shootPublic(address, 'public-document')
}

/** A PDF, as the browser shows a PDF; the viewer says nothing of when it is done, so two pictures have to be the same. */
async function shootPdf(page: Page, ids: Ids): Promise<void> {
  const body = await paperOf(page, ids.get('invoice') ?? '')
  const context = await newContext({ viewport: { width: 794, height: 1123 } })
  const viewer = await context.newPage()
  const address = 'http://pdf.test/invoice.pdf'
  await viewer.route(address, (route) => route.fulfill({ body, contentType: 'application/pdf' }))
  await viewer.goto(`${address}#toolbar=0&navpanes=0&view=FitH`)
  let before: Buffer
  let after: Buffer = Buffer.alloc(0)
  do {
    before = after
    await viewer.waitForTimeout(800)
    after = await viewer.screenshot()
  } while (!after.equals(before) || (await isDark(after)))
  await keep(viewer, 'pdf')
  await context.close()
}

/** The viewer begins as a dark ground. */
async function isDark(png: Buffer): Promise<boolean> {
  const { channels } = await sharp(png).greyscale().stats()
  return (channels[0]?.mean ?? 0) < 200
}

await mkdir(FOLDER, { recursive: true })
const store = await startShopifySimulator({ currency: 'USD' })
const product = await runProduct({ SHOPIFY_API_BASE: store.address })
const browser = await chromium.launch(chromiumOptions())
const newContext = (options: Parameters<typeof browser.newContext>[0]): Promise<BrowserContext> =>
  browser.newContext({ baseURL: product.url, deviceScaleFactor: 1, reducedMotion: 'reduce', ...options })
try {
  const context = await newContext({ viewport: LOOKS.light.viewport })
  await hideHowTo(context)
  const page = await context.newPage()
  await page.goto('/')
  await settle(page)
  if (isWanted('home')) await keep(page, 'home-light')
  await createAccount(page, { email: 'ann@example.test', password: 'correct horse battery' })
  const ids = await connectStore(page, await furnish(page), store)
  const shown = scenes.filter(({ name }) => isWanted(name))
  const isUntouched = ({ untouched }: Scene): boolean => untouched === true
  await shootAll(page, shown.filter(isUntouched), ids)
  await hangPictures(page, ids)
  // Making a link or a token asks for a sign-in of the last minutes.
  if (isWanted('pdf')) await shootPdf(page, ids)
  await page.setViewportSize(LOOKS.light.viewport)
  if (isWanted('public-list')) await shootPublicList(page, ids)
  if (isWanted('public-document')) await shootPublicQuote(page, ids)
  await shootAll(
    page,
    shown.filter((scene) => !isUntouched(scene)),
    ids,
  )
} finally {
  await browser.close()
  await product.drop()
  await store.close()
}
