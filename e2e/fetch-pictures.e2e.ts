import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { makeCertificate } from '#test/simulators/certificate.ts'
import { testPicture } from '#test/pictures.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { type RunningProduct, runProduct } from './product.ts'
import { rowOf, saved } from './steps.ts'

/** A shop with pictures, on this computer, and a product that may ask it: no setting of the built one opens that wall. */
interface Elsewhere {
  readonly elsewhere: { readonly origin: string; readonly certificate: string }
  readonly product: RunningProduct
}

const fetching = test.extend<object, Elsewhere>({
  elsewhere: [
    async ({}, use) => {
      const certificate = makeCertificate()
      const picture = await testPicture('jpeg')
      const shop = createServer(certificate, ({ url }, response) => {
        if (url === '/mug.jpg') response.end(picture)
        else response.writeHead(404).end()
      })
      await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
      const { port } = shop.address() as AddressInfo
      await use({ origin: `https://localhost:${port}`, certificate: certificate.cert })
      shop.closeAllConnections()
      shop.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ elsewhere: { certificate } }, use) => {
      const main = fileURLToPath(new URL('./outgoing-main.ts', import.meta.url))
      const product = await runProduct({ TEST_CERTIFICATE: certificate }, { main, execArgv: ['--import', 'tsx'] })
      await use(product)
      await product.drop()
    },
    { scope: 'worker' },
  ],
})

fetching.use({ provoked: /status of 422/ })

fetching(
  'UP-04 UP-06 a picture that is fetched stands in the list and at the product, and undo gives the address back @deep',
  async ({ shop, rest, elsewhere: { origin } }) => {
    const id = await rest.create('products', { name: 'Far mug', imageUrl: `${origin}/mug.jpg` })
    await rest.create('products', { name: 'Gone mug', imageUrl: `${origin}/gone.jpg` })
    await shop.goto('/products')
    await expect(rowOf(shop, 'Far mug')).toBeVisible()
    await expect(rowOf(shop, 'Far mug').locator('img')).toHaveCount(0)
    await shop.getByRole('checkbox', { name: 'Select all rows' }).check()
    const chosen = shop.getByRole('region', { name: 'Selected products' })
    await chosen.getByRole('button', { name: 'Fetch pictures' }).click()
    const dialog = shop.getByRole('dialog', { name: 'Fetch the pictures of 2 products' })
    await dialog.getByRole('button', { name: 'Fetch 2 pictures' }).click()
    await expect(dialog.getByRole('status')).toContainText('1 picture fetched.')
    await expect(dialog.getByRole('listitem')).toContainText(['Gone mug'])
    await expect(dialog.getByRole('listitem')).toContainText(['the server answered 404'])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await saved(shop)
    const kept = { imageUrl: expect.stringMatching(/^\/api\/files\//), thumbnailUrl: expect.stringMatching(/^\/api\//) }
    expect(await rest.call('GET', `/products/${id}`)).toMatchObject(kept)
    const width = () =>
      rowOf(shop, 'Far mug')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await expect(rowOf(shop, 'Gone mug').locator('img')).toHaveCount(0)

    await shop.getByRole('button', { name: 'Undo' }).first().click()
    await expect(rowOf(shop, 'Far mug').locator('img')).toHaveCount(0)
    await saved(shop)
    expect(await rest.call('GET', `/products/${id}`)).toMatchObject({ imageUrl: `${origin}/mug.jpg` })
  },
)

test.use({ provoked: /status of 422/ })

test('UP-04 UP-06 pictures of chosen products are fetched on request, and what cannot be had is named with its reason @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Walled mug', imageUrl: 'https://127.0.0.1/mug.jpg' })
  await rest.create('products', { name: 'Plain mug', imageUrl: 'http://shop.example/mug.jpg' })
  await rest.create('products', { name: 'Bare mug' })
  await shop.goto('/products')
  const chosen = shop.getByRole('region', { name: 'Selected products' })
  const choice = (name: string) =>
    shop.getByRole('table', { name: 'Products' }).getByRole('row').filter({ hasText: name }).getByRole('checkbox')
  await choice('Bare mug').check()
  await expect(chosen.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expect(chosen.getByRole('button', { name: 'Fetch pictures' })).toBeHidden()
  await choice('Walled mug').check()
  await choice('Plain mug').check()
  await chosen.getByRole('button', { name: 'Fetch pictures' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Fetch the pictures of 2 products' })
  await dialog.getByRole('button', { name: 'Fetch 2 pictures' }).click()
  await expect(dialog.getByRole('status')).toContainText('2 products kept only the address:')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Walled mug' })).toContainText(
    'leads into a private network',
  )
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Plain mug' })).toContainText('must begin with https://')
  await expectAccessible(shop, 'pictures that could not be fetched')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  const named = await rest.byName('products')
  expect(named.get('Walled mug')).toMatchObject({ imageUrl: 'https://127.0.0.1/mug.jpg' })
})

test('UP-06 PROD-14 after an import the pictures that its file names are offered to be fetched @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Other mug', imageUrl: 'https://127.0.0.1/other.jpg' })
  await shop.goto('/import')
  const file = 'Name;SKU;Image URL\nWalled mug;W-1;https://127.0.0.1/mug.jpg\nBare mug;B-1;\n'
  await shop
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'mugs.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await shop.getByRole('button', { name: /^Check / }).click()
  await shop.getByRole('button', { name: /^(Apply|Import) / }).click()
  await shop.getByRole('button', { name: 'Fetch pictures' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Fetch the pictures of 1 product' })
  await dialog.getByRole('button', { name: 'Fetch 1 picture' }).click()
  await expect(dialog.getByRole('status')).toContainText('1 product kept only the address:')
  await expect(dialog.getByRole('listitem')).toContainText('Walled mug')
  await expect(dialog.getByRole('listitem')).toContainText('leads into a private network')
  await expectAccessible(shop, 'pictures of an import')
})
