import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { labels as german } from '#contract/entities/user-profile.de.ts'
import { userProfile } from '#contract/entities/user-profile.ts'
import { screenOf } from '#contract/screens.ts'
import { textOf } from '#test/letters.ts'
import { lettersTo, mailedPath } from '#test/registering.ts'
import { usageMessages } from '#web/features/settings/usage-messages.ts'
import { lookMessages } from '#web/kit/theme/look-messages.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { expectNoSidewaysScroll, followSystemTheme, readyForOffline, rowOf, saved } from './steps.ts'

const { locale, timeZone, startScreen } = userProfile.fields
const ZONE = 'Pacific/Kiritimati'

/** Chooses from a field that is found by typing; the page comes back in what was chosen. */
async function pick(page: Page, label: string, text: string): Promise<void> {
  const loadedAnew = page.waitForEvent('load')
  await page.getByRole('main').getByRole('combobox', { name: label, exact: true }).click()
  await page.getByPlaceholder('Type to find').fill(text)
  await page.getByRole('option', { name: text }).first().click()
  await loadedAnew
}

/** What a moment on the page says of itself, and what it should say. */
async function moments(page: Page): Promise<readonly [string | null, string]> {
  const time = page.getByRole('main').locator('time[data-tip]').first()
  await expect(time).toBeVisible()
  const at = Date.parse((await time.getAttribute('datetime')) ?? '')
  const format = new Intl.DateTimeFormat('en-AT', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE })
  return [await time.getAttribute('data-tip'), format.format(at)]
}

test('PAGE-06 formats, time zone and start page follow to a second device, which knows them before it draws anything @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  await rest.create('products', {
    name: 'Mug',
    baseCurrency: 'EUR',
    pricingMode: 'retailPrice',
    tradePricing: { retailPrice: 1234.5 },
  })
  await followSystemTheme(shop)
  await shop.goto('/settings/appearance')
  await pick(shop, locale.label, 'German (Austria)')
  await expect(shop.getByRole('combobox', { name: locale.label, exact: true })).toHaveText(/German \(Austria\)/)
  await pick(shop, timeZone.label, ZONE)
  await expect(shop.getByRole('combobox', { name: timeZone.label, exact: true })).toHaveText(ZONE)
  await shop.getByRole('combobox', { name: startScreen.label }).selectOption('products')
  await saved(shop)
  // This page learns that the server has its choice: from then on it follows other devices.
  await shop.reload()
  await expect(shop.getByRole('combobox', { name: startScreen.label })).toHaveValue('products')
  await saved(shop)
  await expectAccessibleInBothThemes(shop, 'language, formats and looks')
  await shop.setViewportSize({ width: 320, height: 740 })
  await expectNoSidewaysScroll(shop, 'language, formats and looks')

  const other = await newDevice()
  await other.goto('/')
  await expect(other).toHaveURL('/products')
  await expect(rowOf(other, 'Mug')).toContainText(/€\s*1\.234,50/)
  await other
    .getByRole('navigation')
    .getByRole('link', { name: screenOf('home').title })
    .first()
    .click()
  await expect(other).toHaveURL('/')
  await other.goto('/settings/sign-in')
  const [told, expected] = await moments(other)
  expect(told).toBe(expected)
  // It goes by the device again at once, and there too.
  await other.goto('/settings/appearance')
  await other.getByRole('combobox', { name: startScreen.label }).selectOption('')
  await saved(other)
  await expect(async () => {
    await shop.goto('/')
    await expect(shop).toHaveURL('/', { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
})

test('PAGE-06 less movement and dense rows hold on this device, from the first paint on @deep', async ({
  shop,
  rest,
}) => {
  await rest.create('products', { name: 'Mug' })
  await shop.goto('/products')
  const height = async () => (await rowOf(shop, 'Mug').boundingBox())?.height
  await expect.poll(height).toBe(44)
  await shop.goto('/settings/appearance')
  const look = (name: keyof typeof lookMessages, choice: string) =>
    shop.getByRole('group', { name: lookMessages[name].label }).getByText(choice, { exact: true })
  await look('density', lookMessages.density.choices.dense).click()
  await look('motion', lookMessages.motion.choices.less).click()
  await shop.goto('/products')
  await expect.poll(height).toBeLessThanOrEqual(37)
  expect(await shop.evaluate(() => getComputedStyle(document.body).transitionProperty)).toBe('none')
  await shop.emulateMedia({ reducedMotion: 'reduce' })
  await shop.goto('/settings/appearance')
  await look('motion', lookMessages.motion.choices.full).click()
  expect(await shop.evaluate(() => getComputedStyle(document.body).transitionProperty)).not.toBe('none')
})

test('PAGE-06 SHELL-07 what a device keeps is told by size; it is cleared and made anew, but not while something is here alone @deep', async ({
  shop,
  rest,
  context,
}) => {
  await rest.create('products', { name: 'Mug' })
  await followSystemTheme(shop)
  await readyForOffline(shop)
  await shop.goto('/settings/storage')
  const usage = shop.getByRole('table', { name: usageMessages.caption })
  await expect(usage.getByRole('row', { name: /^products 1 / })).toBeVisible()
  await expect(usage.getByRole('row', { name: new RegExp(`^${usageMessages.program} \\d+ [\\d.]+ MB`) })).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'what this device keeps')
  const clear = shop.getByRole('button', { name: usageMessages.clear.clear })
  await expect(clear).toBeEnabled()
  await context.setOffline(true)
  await shop.goto('/settings/profile')
  await shop.getByRole('textbox', { name: userProfile.fields.firstName.label, exact: true }).fill('Ada')
  await shop.keyboard.press('Enter')
  await shop.goto('/settings/storage')
  await expect(shop.getByText(usageMessages.clear.refused)).toBeVisible()
  await expect(shop.getByText(`1 ${usageMessages.clear.waiting.one}`)).toBeVisible()
  await expect(clear).toBeDisabled()
  await context.setOffline(false)
  await saved(shop)
  await clear.click()
  await expect(shop.getByText(usageMessages.clear.refused)).toBeHidden()
  await expect(usage.getByRole('row', { name: /^products 1 / })).toBeVisible({ timeout: 30_000 })
  await expect(shop.getByText('The browser had removed the copy')).toBeHidden()
  await shop.goto('/settings/profile')
  await expect(shop.getByRole('textbox', { name: userProfile.fields.firstName.label, exact: true })).toHaveValue('Ada')
})

test('PAGE-06 a message of the operator arrives by mail, and one press on its link ends them, without a sign-in @deep', async ({
  shop,
  rest,
  person,
  product,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { items } = await rest.call('GET', '/users')
  const [me] = items as readonly { readonly id: string }[]
  await rest.call('PATCH', `/users/${me?.id}`, { preferences: { language: 'de' } })
  await shop.goto('/settings/notifications')
  await expect(shop.locator('html')).toHaveAttribute('lang', 'de')
  const updates = shop.getByRole('switch', { name: german.userProfile.fields.updateNotices.label })
  await expect(updates).toBeChecked()
  await product.stop()
  const file = join(product.folder, 'news.md')
  await writeFile(file, '# Version 2 is here\n\nIt is faster.\n')
  await writeFile(join(product.folder, 'news.de.md'), '# Version 2\n\nEs ist da.\n')
  const env = { ...process.env, DATA_DIR: product.folder, RATES_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/maintain.js', 'news', file], { env })
  expect(stdout).toMatch(/^Ordered for \d+ users/)
  await product.start()
  const outbox = join(product.folder, 'outbox')
  const path = await mailedPath(outbox, person.email, /\/p\/unsubscribe\/[\w-]+/)
  const letters = (await lettersTo(outbox, person.email)).filter((letter) => letter.includes(path))
  expect(letters.map((letter) => textOf(letter))).toEqual([
    expect.stringMatching(/^Es ist da\.[^]+weil Sie von neuen Versionen hören möchten\.[^]+Abbestellen: http/),
  ])
  const stranger = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })
  const page = await stranger.newPage()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Abbestellen' })).toBeVisible()
    await expectAccessible(page, `unsubscribing, ${colorScheme}`)
  }
  await page.getByRole('button', { name: 'Abbestellen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Abbestellt' })).toBeVisible()
  await stranger.close()
  await expect(updates).not.toBeChecked({ timeout: 30_000 })
})
