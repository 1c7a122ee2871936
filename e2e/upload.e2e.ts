import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { testPicture } from '#test/pictures.ts'
import { type S3Simulator, startS3 } from '#test/simulators/s3.ts'
import { expectAccessible } from './axe.ts'
import { expect, test as base } from './journey.ts'
import { runProduct } from './product.ts'
import type { Rest } from './rest.ts'
import { readyForOffline, unfold } from './steps.ts'

/** The product with its pictures in a bucket that can be made to fail. */
const test = base.extend<object, { readonly s3: S3Simulator }>({
  s3: [
    async ({}, use) => {
      const s3 = await startS3()
      await use(s3)
      await s3.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ s3 }, use) => {
      const keys = { S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey }
      const product = await runProduct({ FILES_URL: s3.filesUrl, ...keys })
      await use(product)
      await product.drop()
    },
    { scope: 'worker' },
  ],
  provoked: /net::ERR_|status of (413|415|500|502)/,
})

test.afterEach(({ s3 }) => s3.fail(undefined))

/** Bytes a second: the large picture takes half a minute, so that what is done meanwhile comes in time on a slow machine too. */
const SLOW_BYTES = 60_000

const OFFLINE = 'Your device appears to be offline. Please check your internet connection and try again.'
const UPLOADS = '**/api/uploads?*'

const field = (page: Page) => page.getByRole('group', { name: 'Image', exact: true })
const chooser = (page: Page) => field(page).locator('input[type=file]')
const shown = (page: Page) => field(page).getByRole('img', { name: 'Picture of Enamel mug' })
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

async function png(name = 'mug.png') {
  return { name, mimeType: 'image/png', buffer: await testPicture('png', { width: 600, height: 400 }) }
}

/** A picture of noise, which takes a while on a slow line. */
async function largePng(name = 'large.png') {
  const raw = { width: 800, height: 800, channels: 3 as const }
  return {
    name,
    mimeType: 'image/png',
    buffer: await sharp(randomBytes(800 * 800 * 3), { raw })
      .png()
      .toBuffer(),
  }
}

async function openMug(page: Page, rest: Rest): Promise<string> {
  const id = await rest.create('products', { name: 'Enamel mug', costBreakdown: { baseCost: 4 } })
  await page.goto(`/ProductDetail?id=${id}`)
  await unfold(page, 'picture')
  await expect(field(page)).toBeVisible()
  return id
}

const productOf = async (rest: Rest, id: string) => rest.call('GET', `/products/${id}`)

test('UP-05 UP-06 a picture is chosen, dropped and pasted, seen in the list, removed and brought back', async ({
  shop,
  rest,
}) => {
  test.slow()
  const id = await openMug(shop, rest)
  await expect(field(shop)).toContainText('No image yet')
  await chooser(shop).setInputFiles(await png())
  await expect(shown(shop)).toBeVisible()
  await expect(notices(shop)).toContainText('Image added')
  await expect
    .poll(async () => (await productOf(rest, id))['imageUrl'])
    .toMatch(new RegExp(`^/api/files/.+/products/${id}/`))
  const { imageUrl: first } = await productOf(rest, id)
  await expectAccessible(shop, 'the picture of a product')

  // The last of several is shown in the end.
  const bytes = [...(await png()).buffer]
  await shop.evaluate((data) => {
    const files = new DataTransfer()
    for (const name of ['a.png', 'b.png'])
      files.items.add(new File([new Uint8Array(data)], name, { type: 'image/png' }))
    document
      .querySelector('[role=group][aria-label=Image] > div')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }))
  }, bytes)
  await expect.poll(async () => (await rest.history(id)).filter(({ after }) => after?.['imageUrl']).length).toBe(3)
  await shop.evaluate((data) => {
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(data)], 'c.png', { type: 'image/png' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: files }))
  }, bytes)
  await expect.poll(async () => (await rest.history(id)).filter(({ after }) => after?.['imageUrl']).length).toBe(4)
  expect((await productOf(rest, id))['imageUrl']).not.toBe(first)

  await shop.goto('/products')
  await expect(shop.getByRole('rowheader', { name: 'Enamel mug' }).locator('img')).toBeVisible()
  const wide = shop.viewportSize() ?? { width: 1280, height: 720 }
  await shop.setViewportSize({ width: 390, height: 844 })
  await expect(shop.getByRole('listitem').filter({ hasText: 'Enamel mug' }).locator('img')).toBeVisible()
  await shop.setViewportSize(wide)
  await shop.goto(`/ProductDetail?id=${id}`)
  await field(shop).getByRole('button', { name: 'Remove' }).click()
  await expect(field(shop)).toContainText('No image yet')
  await notices(shop).getByRole('button', { name: 'Undo' }).click()
  await expect(shown(shop)).toBeVisible()
})

test('UP-01 UP-04 what is no picture is refused in the words of the specification @deep', async ({ shop, rest }) => {
  const id = await openMug(shop, rest)
  const tooLarge = { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
  await chooser(shop).setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(notices(shop)).toContainText(
    'Invalid file type image/svg+xml. Please upload a JPEG, PNG, GIF, or WebP image.',
  )
  await chooser(shop).setInputFiles(tooLarge)
  await expect(notices(shop)).toContainText('File is too large 10.01MB. Maximum size is 10MB.')
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000)])
  await chooser(shop).setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer: program })
  await expect(notices(shop)).toContainText(
    'Invalid file type application/x-msdownload. Please upload a JPEG, PNG, GIF, or WebP image.',
  )
  await field(shop).getByRole('button', { name: 'Discard' }).click()
  const whole = await testPicture('jpeg', { width: 500, height: 500, noise: true })
  const cut = { name: 'mug.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, whole.length / 2) }
  await chooser(shop).setInputFiles(cut)
  const corrupted = 'The image appears to be invalid or corrupted. Please try with a different image.'
  await expect(notices(shop)).toContainText(corrupted)
  await expect(field(shop)).toContainText(`mug.jpg: ${corrupted}`)
  await field(shop).getByRole('button', { name: 'Discard' }).click()
  await expect(field(shop)).not.toContainText('mug.jpg')
  expect((await productOf(rest, id))['imageUrl']).toBe('')
})

test('UP-03 a bucket that denies, or is full, is told; the earlier picture stays; trying again does it @deep', async ({
  shop,
  rest,
  s3,
}) => {
  const id = await openMug(shop, rest)
  await chooser(shop).setInputFiles(await png('first.png'))
  await expect(shown(shop)).toBeVisible()
  await expect.poll(async () => (await productOf(rest, id))['imageUrl']).not.toBe('')
  const { imageUrl: first } = await productOf(rest, id)

  s3.fail((method) => (method === 'PUT' ? { status: 507, code: 'XMinioStorageFull' } : undefined))
  await chooser(shop).setInputFiles(await png('second.png'))
  await expect(notices(shop)).toContainText('Storage quota exceeded. Please contact an administrator.')
  await field(shop).getByRole('button', { name: 'Discard' }).click()

  s3.fail((method) => (method === 'PUT' ? { status: 403, code: 'AccessDenied' } : undefined))
  await chooser(shop).setInputFiles(await png('third.png'))
  const denied = 'Permission denied. Please ask an administrator to update the storage rules.'
  await expect(notices(shop)).toContainText(denied)
  await expect(field(shop)).toContainText(denied)
  expect((await productOf(rest, id))['imageUrl']).toBe(first)
  // What is urgent is read out at once, and its toast is not read a second time.
  await notices(shop).getByRole('button', { name: 'Settings', includeHidden: true }).click()
  await expect(shop).toHaveURL('/settings/storage')

  // It has waited, also over a reload, and goes up once the rules are right.
  s3.fail(undefined)
  await shop.goto(`/ProductDetail?id=${id}`)
  await field(shop).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await productOf(rest, id))['imageUrl']).not.toBe(first)
  await expect(field(shop)).not.toContainText('third.png')
})

test('UP-02 UP-03 a server that answers 403 without a word of ours, breaks off, or answers nonsense is told @deep', async ({
  shop,
  rest,
}) => {
  await openMug(shop, rest)
  let tries = 0
  const failing = async (title: string, fail: Parameters<Page['route']>[1]): Promise<void> => {
    tries = 0
    await shop.route(UPLOADS, fail)
    await chooser(shop).setInputFiles(await png())
    await expect(field(shop).getByRole('alert')).toHaveText(`mug.png: ${title}`, { timeout: 20_000 })
    await field(shop).getByRole('button', { name: 'Discard' }).click()
    await shop.unroute(UPLOADS)
  }
  await failing('Permission denied. Please ask an administrator to update the storage rules.', (route) => {
    tries += 1
    return route.fulfill({ status: 403, body: 'Forbidden' })
  })
  expect(tries).toBe(1)
  await failing('Network error detected. Please check your internet connection and try again later.', (route) => {
    tries += 1
    return route.abort('connectionreset')
  })
  expect(tries).toBe(3)
  await failing('Error uploading image: Upload completed but returned invalid data', (route) =>
    route.fulfill({ status: 200, body: 'ok' }),
  )
})

test('UP-02 a server that never answers is given up after three tries of 30 s @deep', async ({ shop, rest }) => {
  await openMug(shop, rest)
  await shop.clock.install()
  let tries = 0
  await shop.route(UPLOADS, () => {
    tries += 1
  })
  await chooser(shop).setInputFiles(await png())
  const title = 'Upload timed out. Please try again with a smaller image or a better connection.'
  for (let n = 1; n <= 3; n += 1) {
    await expect.poll(() => tries).toBe(n)
    await expect(field(shop).getByRole('alert')).toHaveCount(0)
    await shop.clock.runFor(31_000)
    await shop.clock.runFor(2_000)
  }
  await expect(field(shop).getByRole('alert')).toHaveText(`mug.png: ${title}`)
  expect(tries).toBe(3)
})

test('UP-05 an upload shows how far it is, and is cancelled @deep', async ({ shop, rest }) => {
  const id = await openMug(shop, rest)
  await slowLine(shop)
  await chooser(shop).setInputFiles(await largePng())
  const bar = field(shop).getByRole('progressbar', { name: 'Uploading large.png' })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(100_000)
  await field(shop).getByRole('button', { name: 'Cancel' }).click()
  await expect(notices(shop)).toContainText('Upload was cancelled. Please try again.')
  await expect(bar).toHaveCount(0)
  expect((await productOf(rest, id))['imageUrl']).toBe('')
})

test('UP-01 UP-02 a network that is cut in the middle loses nothing: the picture waits, over a reload too, and goes up @deep', async ({
  shop,
  rest,
}) => {
  const id = await openMug(shop, rest)
  // So that the page is there without a network.
  await readyForOffline(shop)
  const line = await slowLine(shop)
  const large = await largePng()
  await chooser(shop).setInputFiles(large)
  const bar = field(shop).getByRole('progressbar', { name: 'Uploading large.png' })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(100_000)
  await line.cut()
  await expect(field(shop)).toContainText('large.png waits on this device and is uploaded when you are online again.')
  await expect(notices(shop)).toContainText(OFFLINE)
  await chooser(shop).setInputFiles(await png('offline.png'))
  await expect(field(shop)).toContainText('offline.png waits on this device')
  await shop.reload()
  await expect(field(shop)).toContainText('large.png waits on this device')
  await expect(field(shop)).toContainText('offline.png waits on this device')
  await line.mend()
  await expect(field(shop)).not.toContainText('waits on this device')
  await expect(shown(shop)).toBeVisible()
  await expect.poll(async () => (await rest.history(id)).filter(({ after }) => after?.['imageUrl']).length).toBe(2)
})

/** Slows what leaves the page; answers how to cut that line and how to mend it. */
async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput })
  await session.send('Network.enable')
  await set(false, SLOW_BYTES)
  return { cut: () => set(true, -1), mend: () => set(false, -1) }
}
