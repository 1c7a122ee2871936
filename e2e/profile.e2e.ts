import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { screenOf } from '#contract/screens.ts'
import type { SettingsPart } from '#contract/settings-screens.ts'
import { userProfile } from '#contract/entities/user-profile.ts'
import { unpacked, zipEntries } from '#web/kit/files/zip-reader.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { expectNoSidewaysScroll, followSystemTheme } from './steps.ts'

const PAGES = [
  '/business-profile',
  '/settings/documents',
  '/profile',
  '/settings?tab=data',
  '/settings/sign-in',
] as const
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** A part in the list of the settings. */
const partLink = (page: Page, part: SettingsPart) =>
  page.getByRole('navigation', { name: screenOf('settings').title }).getByRole('link', { name: screenOf(part).title })
const saved = (page: Page, what: string) => expect(page.getByText(`${what} saved`).first()).toBeVisible()

/** Types into a field that saves on leaving. */
async function enter(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text)
  await field(page, label).press('Enter')
}

async function firstRow(rest: Rest, path: string): Promise<Readonly<Record<string, unknown>>> {
  const { items } = await rest.call('GET', path)
  return (items as Readonly<Record<string, unknown>>[])[0] ?? {}
}

const logoOf = async (rest: Rest): Promise<string> => String((await firstRow(rest, '/business-profiles'))['logo'])

/** The names of all controls on a page, as assistive technology says them. */
async function controlNames(page: Page, path: string, title: string): Promise<string> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('textbox').first()).toBeVisible()
  return page.getByRole('main').ariaSnapshot()
}

test('PROF-02 PROF-01 every field of a business and of the user is shown and edited @deep', async ({ shop }) => {
  // Parts of a page come one after the other.
  await expect(async () => {
    const business =
      (await controlNames(shop, '/business-profile', screenOf('business-profile').title)) +
      (await controlNames(shop, '/settings/vat', screenOf('settings-vat').title)) +
      (await controlNames(shop, '/settings/pricing', screenOf('settings-pricing').title)) +
      (await controlNames(shop, '/settings/documents', screenOf('settings-documents').title))
    const missing = Object.entries(businessProfile.fields).filter(
      ([name, { label, readOnly }]) =>
        name !== 'isDefault' && name !== 'address' && !readOnly && !business.includes(label),
    )
    expect(missing.map(([name]) => name)).toEqual([])
    for (const part of ['Street', 'Postcode', 'City', 'Region']) expect(business).toContain(part)
    await shop.goto('/settings/notifications')
    await expect(shop.getByRole('switch').first()).toBeVisible()
    const notifications = await shop.getByRole('main').ariaSnapshot()
    await shop.goto('/settings/appearance')
    await expect(shop.getByRole('main').getByRole('combobox')).toHaveCount(4)
    const looks = await shop.getByRole('main').ariaSnapshot()
    const own = notifications + looks + (await controlNames(shop, '/profile', screenOf('profile').title))
    const lacking = Object.entries(userProfile.fields).filter(
      // Saved views stand at their lists.
      ([name, { label }]) => name !== 'email' && name !== 'listViews' && !own.includes(label),
    )
    expect(lacking.map(([name]) => name)).toEqual([])
  }).toPass({ timeout: 50_000 })
})

test('DOC-02 numbers go on from those of another product, with letters of one’s own, also without a network @deep', async ({
  shop,
  context,
  rest,
}) => {
  await followSystemTheme(shop)
  await shop.goto('/settings/documents')
  await shop.getByRole('button', { name: 'Change the numbers of invoices' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Numbers of invoices' })
  const type = async (name: string, value: string): Promise<void> => {
    await dialog.getByRole('textbox', { name, exact: true }).fill(value)
    await dialog.getByRole('textbox', { name, exact: true }).press('Enter')
  }
  await type('Starts with', 'QTE')
  await expect(shop.getByText('the numbers of quotes begin so, or did', { exact: false }).first()).toBeVisible()
  await context.setOffline(true)
  await type('Starts with', 'RE-')
  await expect(dialog.getByText(/^The next one is RE-\d{6}-0001\.$/)).toBeVisible()
  await type('Digits', '5')
  await type('First number', '412')
  await expect(dialog.getByText(/^The next one is RE-\d{6}-00412\.$/)).toBeVisible()
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(shop.getByRole('row', { name: /^Invoice/ })).toContainText(/RE-\d{6}-00412/)
  await expect
    .poll(async () => (await firstRow(rest, '/business-profiles'))['numberSeries'])
    .toMatchObject([{ documentType: 'invoice', prefix: 'RE-', padding: 5, firstNumber: 412 }])
  const id = await rest.create('documents', { documentType: 'invoice' })
  expect((await rest.call('GET', `/documents/${id}`))['documentNumber']).toMatch(/^RE-\d{6}-00412$/)
  await shop.getByRole('button', { name: 'Change the numbers of invoices' }).click()
  await expect(dialog.getByText('The first number can no longer change', { exact: false })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'the numbers of invoices')
})

test('PROF-02 a business is described, kept on every device, and undone @deep', async ({ shop, newDevice, rest }) => {
  await shop.goto('/business-profile')
  await enter(shop, 'Business name', 'Tea & Co')
  await saved(shop, 'Business name')
  await enter(shop, 'Legal name', 'Tea und Co GmbH')
  await enter(shop, 'E-mail', 'tea@example.com')
  await enter(shop, 'VAT id', 'DE12345')
  await expect(shop.getByText('it should look like DE123456789')).toBeVisible()
  await enter(shop, 'VAT id', 'DE123456789')
  await expect(shop.getByText('it should look like DE123456789')).toBeHidden()
  await partLink(shop, 'settings-documents').click()
  await enter(shop, 'IBAN', 'DE89 3704 0044 0532 0130 01')
  await expect(shop.getByText('This is not a valid IBAN.')).toBeVisible()
  await enter(shop, 'IBAN', 'DE89 3704 0044 0532 0130 00')
  await saved(shop, 'IBAN')
  await shop.getByText('Modern', { exact: true }).click()
  await saved(shop, 'Design')
  await shop.getByText('Every year', { exact: true }).click()
  await saved(shop, 'Numbers restart')
  await expect(shop.getByRole('row', { name: /^Invoice/ })).toContainText(/INV\d{6}-0001/)

  const other = await newDevice()
  await other.goto('/business-profile')
  await expect(field(other, 'Legal name')).toHaveValue('Tea und Co GmbH')
  await partLink(other, 'settings-documents').click()
  await expect(field(other, 'IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00')
  await expect(other.getByRole('radio', { name: /Modern/ })).toBeChecked()

  await partLink(shop, 'business-profile').click()
  await enter(shop, 'Phone', '123')
  await saved(shop, 'Phone')
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect(field(shop, 'Phone')).toHaveValue('')
  await expect
    .poll(() => firstRow(rest, '/business-profiles'))
    .toMatchObject({
      name: 'Tea & Co',
      vatId: 'DE123456789',
      documentDesign: 'modern',
      phoneNumber: '',
    })
})

test('PROF-02 several businesses are told apart, and the first remaining one becomes the default', async ({ shop }) => {
  await shop.goto('/business-profile')
  await enter(shop, 'Business name', 'First')
  await saved(shop, 'Business name')
  await partLink(shop, 'settings-profiles').click()
  await shop.getByRole('button', { name: 'Add a profile' }).click()
  await expect(shop).toHaveURL(/profile=/)
  await enter(shop, 'Business name', 'Second')
  await saved(shop, 'Business name')
  await shop.getByRole('combobox', { name: 'Business', exact: true }).selectOption({ label: 'First' })
  await expect(field(shop, 'Business name')).toHaveValue('First')
  await expect(shop).not.toHaveURL(/profile=/)
  await partLink(shop, 'settings-profiles').click()
  await shop.getByRole('button', { name: 'Actions for First' }).click()
  await shop.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(shop.getByText('Second is now the default.')).toBeVisible()
  await partLink(shop, 'business-profile').click()
  await expect(field(shop, 'Business name')).toHaveValue('Second')
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect(shop.getByRole('combobox', { name: 'Business', exact: true })).toBeVisible()
})

test('PROF-03 a logo is chosen, made smaller, shown and taken away; a file that is none is told @deep', async ({
  shop,
  rest,
}) => {
  await shop.goto('/business-profile')
  const large = await shop.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 1500 })
    const context = canvas.getContext('2d')
    const noise = context?.createImageData(2000, 1500)
    if (!context || !noise) throw new Error('no canvas')
    // Noise compresses to nothing less than itself.
    for (let at = 0, seed = 7; at < noise.data.length; at += 1)
      noise.data[at] = at % 4 === 3 ? 255 : (seed = (seed * 48_271) % 2_147_483_647) & 255
    context.putImageData(noise, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
  const chooser = shop.locator('input[type=file]')
  const logo = shop.getByRole('img', { name: /^Logo of/ })
  expect(large.length).toBeGreaterThan(5_000_000)
  await chooser.setInputFiles(file('logo.png', 'image/png', Buffer.from(large, 'base64')))
  await expect(logo).toBeVisible()
  await expect.poll(async () => (await logoOf(rest)).length).toBeGreaterThan(1_000)
  const stored = await logoOf(rest)
  expect(stored).toMatch(/^data:image\/png;base64,/)
  expect(Buffer.from(stored.split(',')[1] ?? '', 'base64').length).toBeLessThanOrEqual(512 * 1024)

  await chooser.setInputFiles(file('logo.png', 'image/png', Buffer.from('this is no picture')))
  await expect(shop.getByRole('alert').filter({ hasText: 'Failed to read file' })).toBeVisible()
  await expect(logo).toBeVisible()

  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="teal"/></svg>'
  await shop.evaluate((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'logo.svg', { type: 'image/svg+xml' }))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, drawing)
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
  await expect(shop.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)
  await shop.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Remove' }).click()
  await expect(logo).toHaveCount(0)
})

test('PROF-01 one’s own record is edited, also without a network', async ({ shop, rest }) => {
  await shop.goto('/profile')
  await enter(shop, 'First name', 'Ann')
  await saved(shop, 'First name')
  await shop.context().setOffline(true)
  await enter(shop, 'City', 'Köln')
  await saved(shop, 'City')
  await partLink(shop, 'settings-notifications').click()
  await shop.getByRole('switch', { name: 'News and offers' }).click()
  await partLink(shop, 'settings-data').click()
  await expect(shop.getByRole('button', { name: 'Download everything' })).toBeDisabled()
  await expect(shop.getByRole('button', { name: 'Delete my account' })).toBeDisabled()
  await shop.context().setOffline(false)
  await expect
    .poll(() => firstRow(rest, '/users'), { timeout: 30_000 })
    .toMatchObject({
      firstName: 'Ann',
      address: { city: 'Köln' },
      notificationSettings: { marketing: true },
    })
})

test('PROF-05 everything is taken along as one archive', async ({ shop, rest }) => {
  await rest.create('products', { name: 'Oolong' })
  await shop.goto('/settings?tab=data')
  const [download] = await Promise.all([
    shop.waitForEvent('download'),
    shop.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^pricewright-\d{4}-\d\d-\d\d\.zip$/)
  const products = JSON.parse(await inArchive(download, 'data/products.json')) as object[]
  expect(products).toMatchObject([{ name: 'Oolong' }])
  await expect(shop.getByText('Your archive is in your downloads')).toBeVisible()
})

async function inArchive(download: Download, name: string): Promise<string> {
  const bytes = new Uint8Array(await readFile(await download.path()))
  const entry = zipEntries(bytes).find((each) => each.name === name)
  if (!entry) throw new Error(`the archive has no ${name}`)
  return new TextDecoder().decode(await unpacked(bytes, entry, 10_000_000))
}

test('PROF-05 AUTH-12 an account is deleted by its name; nothing of it stays in the browser, and its password opens nothing', async ({
  shop,
  person,
  rest,
  newDevice,
}) => {
  await rest.create('products', { name: 'Oolong' })
  const other = await newDevice()
  await other.goto('/products')
  await expect(other.getByText('Oolong').first()).toBeVisible()
  await shop.goto('/profile')
  await enter(shop, 'Name', 'Ann Lee')
  await saved(shop, 'Name')
  await partLink(shop, 'settings-data').click()
  await shop.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = shop.getByRole('dialog', { name: /^Delete your account/ })
  await expect(dialog).toContainText('1 product')
  const confirm = dialog.getByRole('button', { name: 'Delete everything' })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Type Ann Lee to confirm').fill('Ann')
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Type Ann Lee to confirm').fill('Ann Lee')
  await confirm.click()
  await expect(shop).toHaveURL('/')
  await expect(shop.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  const kept = () => shop.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  await expect.poll(async () => (await kept()).filter((name) => name.startsWith('pricewright-'))).toEqual([])

  await other.goto('/products')
  await expect(other).toHaveURL(/\/login/)
  await shop.goto('/login')
  await shop
    .getByRole('link', { name: 'Sign in' })
    .or(shop.getByRole('button', { name: 'Sign in' }))
    .last()
    .click()
  await shop.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
  await shop.getByLabel('Password').fill(person.password)
  await shop.getByRole('button', { name: 'Sign in' }).click()
  await expect(shop.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(shop).toHaveURL(/identity/)
})

test('AUTH-14 AUTH-12 a session is signed out from another browser and refused at its next request @deep', async ({
  shop,
  newDevice,
}) => {
  const other = await newDevice()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { level: 1, name: screenOf('profile').title })).toBeVisible()
  await shop.goto('/settings?tab=sessions')
  await expect(shop.getByText('This browser')).toBeVisible()
  await shop.getByRole('button', { name: /^Sign out: / }).click()
  await expect(shop.getByRole('button', { name: /^Sign out: / })).toHaveCount(0)
  await other.reload()
  await expect(other).toHaveURL(/\/login\?next=/)
})

test('SHELL-08 SHELL-09 the profiles are accessible in both themes, wide and on a phone @deep', async ({ shop }) => {
  test.slow()
  await followSystemTheme(shop)
  for (const path of PAGES) {
    await shop.goto(path)
    for (const width of [1360, 390]) {
      await shop.setViewportSize({ width, height: 860 })
      await expect(shop.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectAccessibleInBothThemes(shop, `${path} ${width}`)
      await expectNoSidewaysScroll(shop, `${path} at ${width}`)
    }
  }
  await shop.goto('/settings/data')
  await shop.getByRole('button', { name: 'Delete my account' }).click()
  await expect(shop.getByRole('dialog')).toContainText('Type ')
  await expectAccessibleInBothThemes(shop, 'the deletion')
  await shop.keyboard.press('Escape')
  await expect(shop.getByRole('dialog')).toHaveCount(0)
})
