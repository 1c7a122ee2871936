import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { screenTitles } from '#contract/screen-messages.ts'
import { accountsMessages } from '#web/features/accounts/messages.ts'
import { errorPageMessages } from '#web/features/errors/page-messages.ts'
import { teamMessages as messages } from '#web/features/team/messages.ts'
import { recordMessages } from '#web/kit/list/record-messages.ts'
import { menuMessages } from '#web/kit/shell/menu-messages.ts'
import { shellMessages } from '#web/kit/shell/messages.ts'
import { expectAccessible } from './axe.ts'
import { expect } from './journey.ts'
import { openProduct, readyForOffline, rowOf, saved, type } from './steps.ts'
import { accept, invite, nameOf, PEOPLE_PAGE, test } from './team.ts'

const LIST = '/products?pageSize=20'
const COST = 'Supplier price ($)'

/** What a browser keeps of accounts. */
const copies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []).toSorted())

const navigationOf = (page: Page) => page.getByRole('navigation', { name: shellMessages.mainNavigation })

/** The menu of whoever is signed in. */
async function workIn(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${shellMessages.account}`) }).click()
  await page.getByRole('menuitem', { name: menuMessages.workIn }).click()
  await page.getByRole('menuitemcheckbox', { name: account }).click()
  // The other session is there once the page begins anew.
  await page.waitForURL('/')
}

test('TEAM-01 TEAM-03 somebody who is invited signs in, accepts, edits by name, and goes between both accounts', async ({
  shop,
  person,
  rest,
  newGuest,
}) => {
  const id = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
  const { page, person: mia } = await newGuest({ isSignedIn: false })
  const link = await invite(shop, mia.email, 'editor')
  await expect(shop.getByText(mia.email)).toBeVisible()
  await expectAccessible(shop, 'people with an invitation')

  await page.goto(link)
  await expect(page.getByRole('heading', { name: messages.invitedTo(nameOf(person)) })).toBeVisible()
  await expectAccessible(page, 'an invitation')
  await page.getByRole('main').getByRole('link', { name: messages.signIn }).click()
  await page.getByLabel('E-mail').fill(mia.email)
  await page.getByLabel('Password').fill(mia.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: messages.accept }).click()
  await page.waitForURL('/')
  await navigationOf(page).getByRole('link', { name: screenTitles.products, exact: true }).click()
  await openProduct(page, 'Kettle')
  await type(page, COST, '21')
  await saved(page)

  await shop.goto(`/product-detail?id=${id}&view=history`)
  await expect(shop.getByText(nameOf(mia)).first()).toBeVisible()
  await workIn(page, menuMessages.ownAccount)
  await page.goto(LIST)
  await expect(page.getByText('Kettle')).toHaveCount(0)
  await workIn(page, nameOf(person))
  await navigationOf(page).getByRole('link', { name: screenTitles.products, exact: true }).click()
  await expect(rowOf(page, 'Kettle')).toBeVisible()
})

test('TEAM-02 a viewer is offered nothing that writes, and an accountant the documents and reports alone', async ({
  shop,
  rest,
  newMember,
}) => {
  const id = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
  const { page, person: mia } = await newMember('viewer')
  await page.goto(`/product-detail?id=${id}`)
  await expect(page.getByText(recordMessages.looksOnly)).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page, 'a product that is looked at')
  await page.goto('/settings/connections')
  await expect(page.getByRole('heading', { name: errorPageMessages.ownerTitle })).toBeVisible()

  await shop.goto(PEOPLE_PAGE)
  const role = shop.getByRole('combobox', { name: messages.roleOf(nameOf(mia)) })
  const changed = shop.waitForResponse(/\/api\/members\//)
  await role.selectOption('accountant')
  await changed
  const before = await copies(page)
  await page.goto('/')
  const navigation = navigationOf(page)
  await expect(navigation.getByRole('link', { name: screenTitles.documents, exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: screenTitles.products, exact: true })).toHaveCount(0)
  await page.goto(LIST)
  await expect(page.getByRole('heading', { name: errorPageMessages.roleTitle })).toBeVisible()
  await expect(page.getByText('Kettle')).toHaveCount(0)
  await expect.poll(async () => (await copies(page)).filter((name) => before.includes(name))).toEqual([])
})

test('TEAM-02 who is removed while offline with edits that were not sent keeps them as a file, and the copy goes', async ({
  shop,
  person,
  rest,
  newMember,
}) => {
  const id = await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
  const { page, person: mia } = await newMember('editor')
  await page.goto(LIST)
  await openProduct(page, 'Kettle')
  await readyForOffline(page)
  const before = await copies(page)
  await page.context().setOffline(true)
  await type(page, COST, '21')
  await expect(page.getByRole('button', { name: 'Offline, 1 waiting' })).toBeVisible()

  await shop.goto(PEOPLE_PAGE)
  await shop.getByRole('button', { name: `${messages.remove}: ${nameOf(mia)}` }).click()
  await shop.getByRole('alertdialog').getByRole('button', { name: messages.remove }).click()
  await expect(shop.getByText(messages.nobody)).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: accountsMessages.overTitle(nameOf(person)) })).toBeVisible()
  await expect(page.getByText(accountsMessages.overWaiting(1))).toBeVisible()
  await expectAccessible(page, 'edits that were not accepted')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: accountsMessages.saveUnsent }).click()
  const file = JSON.parse(await readFile((await (await download).path()) ?? '', 'utf8')) as unknown
  expect(file).toMatchObject({ changes: [{ name: 'Kettle', values: { 'costBreakdown.baseCost': 21 } }] })
  await page.getByRole('button', { name: accountsMessages.overDiscard }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect.poll(async () => (await copies(page)).filter((name) => before.includes(name))).toEqual([])
  await expect(page.getByText('Kettle')).toHaveCount(0)
  expect((await rest.call('GET', `/products/${id}`))['costBreakdown']).toMatchObject({ baseCost: 10 })
})

test('TEAM-03 two people at one record see each other @deep', async ({ shop, person, rest, newMember }) => {
  const id = await rest.create('products', { name: 'Kettle' })
  const { page, person: mia } = await newMember('editor')
  await shop.goto(`/product-detail?id=${id}`)
  await page.goto(`/product-detail?id=${id}`)
  await expect(shop.getByText(recordMessages.alsoHere(nameOf(mia)))).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(recordMessages.alsoHere(nameOf(person)))).toBeVisible({ timeout: 30_000 })
})

test('TEAM-01 an invitation lets in the invited address alone, once @deep', async ({ shop, newGuest }) => {
  const mia = await newGuest()
  const leo = await newGuest()
  const link = await invite(shop, mia.person.email, 'viewer')
  await leo.page.goto(link)
  await leo.page.getByRole('button', { name: messages.accept }).click()
  await expect(leo.page.getByRole('alert')).toBeVisible()
  await expect(leo.page.getByText(mia.person.email)).toHaveCount(0)
  await accept(mia.page, link)
  await leo.page.goto(link)
  await expect(leo.page.getByRole('heading', { name: messages.usedTitle })).toBeVisible()
})
