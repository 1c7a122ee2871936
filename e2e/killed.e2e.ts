import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createAccount, expect, expectNoComplaints, test as journey } from './journey.ts'
import { openBrowser } from './own-browser.ts'
import { restOf } from './rest.ts'
import { openProduct, readyForOffline, rowOf, saved, type } from './steps.ts'

const NAMES = Array.from({ length: 10 }, (_, index) => `Lamp ${String(index + 1).padStart(2, '0')}`)
const LIST = '/products?pageSize=20'
/** A dollar as rows and their history store it. */
const DOLLAR = 1_000_000

async function typeInEach(page: Page, label: string, valueOf: (index: number) => number): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    await openProduct(page, name)
    await type(page, label, String(valueOf(index)))
    await expect(page.getByRole('button', { name: /waiting/ })).toBeVisible()
  }
}

const test = journey.extend<{ profile: string }>({
  profile: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pricewright-profile-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

test('SYNC-02 SYNC-03 SHELL-07 server and browser are killed, and twenty edits made offline arrive exactly once @deep', async ({
  product,
  person,
  launchOptions,
  profile,
}) => {
  test.setTimeout(120_000)
  const open = () => openBrowser(profile, launchOptions, product.url)
  let browser = await open()
  await createAccount(browser.page, { ...person, email: `new-${person.email}` })
  const rest = await restOf(browser.page)
  await Promise.all(NAMES.map((name) => rest.create('products', { name, costBreakdown: { baseCost: 1 } })))
  await browser.page.goto(LIST)
  await expect(rowOf(browser.page, NAMES[9]!)).toBeVisible()
  await readyForOffline(browser.page)
  await browser.close()
  expectNoComplaints(browser.complaints)

  browser = await open()
  await browser.page.goto(LIST)
  await saved(browser.page)
  await product.kill()
  await typeInEach(browser.page, 'Supplier price ($)', (index) => index + 11)
  await expect(browser.page.getByRole('button', { name: 'Offline, 10 waiting' })).toBeVisible()
  await browser.kill()
  expectNoComplaints(browser.complaints)

  browser = await open()
  await browser.page.goto(LIST)
  await expect(browser.page.getByRole('button', { name: 'Offline, 10 waiting' })).toBeVisible()
  await openProduct(browser.page, NAMES[0]!)
  await expect(browser.page.getByRole('textbox', { name: 'Supplier price ($)' })).toHaveValue('11.00')
  await typeInEach(browser.page, 'Shipping ($)', (index) => index + 51)
  await expect(browser.page.getByRole('button', { name: 'Offline, 20 waiting' })).toBeVisible()
  await product.start()
  await saved(browser.page)

  const products = await rest.byName('products')
  expect([...products.keys()].sort()).toEqual(NAMES)
  for (const [index, name] of NAMES.entries()) {
    const row = products.get(name)
    expect(row?.['costBreakdown'], name).toMatchObject({ baseCost: index + 11, shippingCost: index + 51 })
    const changes = await rest.history(String(row?.['id']))
    expect(changes.map(({ after }) => [after?.['baseCost'], after?.['shippingCost']]).reverse(), name).toEqual([
      [DOLLAR, undefined],
      [(index + 11) * DOLLAR, undefined],
      [undefined, (index + 51) * DOLLAR],
    ])
  }
  await browser.close()
  expectNoComplaints(browser.complaints)
})
