import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { TestBrowser } from '#test/test-browser.ts'
import { expectAccessible } from './axe.ts'
import { expect, registerAs, takeCookies, test } from './journey.ts'
import type { Person } from './people.ts'
import { openProduct, readyForOffline, rowOf, saved, type } from './steps.ts'

const LIST = '/products?pageSize=20'

function newcomer(): Person {
  return { email: `mara-${Date.now().toString(36)}@example.com`, password: 'correct horse' }
}

/** Mara signs in on the same browser, whose former session has ended. */
async function signInAs(page: Page, origin: string, person: Person): Promise<void> {
  const browser = new TestBrowser(origin)
  await registerAs(browser, person)
  await page.context().clearCookies()
  await takeCookies(page, origin, browser)
}

async function waitingEdit(page: Page): Promise<void> {
  await page.goto(LIST)
  await expect(rowOf(page, 'Kettle')).toBeVisible()
  await openProduct(page, 'Kettle')
  await readyForOffline(page)
  await page.context().setOffline(true)
  await type(page, 'Supplier price ($)', '21')
  await expect(page.getByRole('button', { name: 'Offline, 1 waiting' })).toBeVisible()
  await page.goto('about:blank')
  // Whatever the page that is leaving still sends, it sends without a session.
  await page.context().clearCookies()
  await page.context().setOffline(false)
}

test('SYNC-02 AUTH-11 an edit that waits outlives another person’s sign-in: it is asked about, can be saved, and is sent as its author', async ({
  shop,
  rest,
  person,
  product,
}) => {
  const id = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
  const mara = newcomer()
  await waitingEdit(shop)
  await signInAs(shop, product.url, mara)
  await shop.goto(LIST)
  await expect(shop.getByRole('heading', { name: `${mara.email} is now signed in on this browser` })).toBeVisible()
  await expect(shop.getByText(`One change of ${person.email} waits on this device`)).toBeVisible()
  await expect(shop.getByText('Kettle')).toHaveCount(0)
  await expectAccessible(shop, 'somebody else signed in')
  await shop.reload()

  const download = shop.waitForEvent('download')
  await shop.getByRole('button', { name: 'Save them as a file' }).click()
  const file = JSON.parse(await readFile((await (await download).path()) ?? '', 'utf8')) as unknown
  expect(file).toMatchObject({
    account: person.email,
    changes: [{ what: 'Product', name: 'Kettle', act: 'changed', values: { 'costBreakdown.baseCost': 21 } }],
  })

  await shop.getByRole('button', { name: `Sign in as ${person.email} and send them` }).click()
  await shop.getByLabel('E-mail').fill(person.email)
  await shop.getByLabel('Password').fill(person.password)
  await shop.getByRole('button', { name: 'Sign in' }).click()
  await expect(shop.getByRole('navigation').first()).toBeVisible()
  await saved(shop)
  expect((await rest.call('GET', `/products/${id}`))['costBreakdown']).toMatchObject({ baseCost: 21 })
})

test('AUTH-11 what waits is discarded only by the one who says so, and then nothing of it is left @deep', async ({
  shop,
  rest,
  product,
}) => {
  const id = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
  const mara = newcomer()
  await waitingEdit(shop)
  await signInAs(shop, product.url, mara)
  await shop.goto(LIST)
  await shop.getByRole('button', { name: `Discard them and continue as ${mara.email}` }).click()
  await expect(shop.getByRole('navigation').first()).toBeVisible()
  await shop.goto(LIST)
  await expect(shop.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shop.getByText('Kettle')).toHaveCount(0)
  const databases = () => shop.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  await expect.poll(async () => (await databases()).filter((name) => !name.endsWith('-files')).length).toBe(1)
  expect((await rest.call('GET', `/products/${id}`))['costBreakdown']).toMatchObject({ baseCost: 10 })
})

test('AUTH-11 somebody who signs in in another tab is said in the first, which goes on as them when asked @deep', async ({
  shop,
  context,
  rest,
  person,
  product,
}) => {
  await rest.create('products', { name: 'Kettle' })
  const mara = newcomer()
  await shop.goto(LIST)
  await expect(rowOf(shop, 'Kettle')).toBeVisible()
  await saved(shop)
  const other = await context.newPage()
  await signInAs(other, product.url, mara)
  await other.goto('/')
  await expect(other.getByRole('navigation').first()).toBeVisible()
  await expect(shop.getByRole('heading', { name: `${mara.email} signed in in another tab` })).toBeVisible()
  await expect(shop.getByText(`All changes of ${person.email} are on the server.`)).toBeVisible()
  await expect(shop.getByText('Kettle')).toHaveCount(0)
  await shop.getByRole('button', { name: `Continue as ${mara.email}` }).click()
  await expect(shop.getByRole('navigation').first()).toBeVisible()
  await expect(other.getByRole('navigation').first()).toBeVisible()
})
