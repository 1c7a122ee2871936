import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { openProduct, readyForOffline, rowOf, type } from './steps.ts'

const LIST = '/products?pageSize=20'

async function kept(page: Page): Promise<{ databases: readonly string[]; user: string | null }> {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).flatMap(({ name }) => name ?? []),
    user: localStorage.getItem('pricewright.user'),
  }))
}

async function endOthers(page: Page): Promise<void> {
  await page.goto('/settings?tab=sessions')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Every other browser is signed out.')).toBeVisible()
}

test('AUTH-14 a browser that is signed out from another one wipes what it keeps, unsent edits too, and must sign in with the password', async ({
  shop,
  rest,
  newDevice,
}) => {
  await rest.create('products', { name: 'Kettle', costBreakdown: { baseCost: 10 } })
  const lost = await newDevice()
  await lost.goto(LIST)
  await expect(rowOf(lost, 'Kettle')).toBeVisible()
  await openProduct(lost, 'Kettle')
  await readyForOffline(lost)
  await lost.context().setOffline(true)
  await type(lost, 'Supplier price ($)', '21')
  await expect(lost.getByRole('button', { name: 'Offline, 1 waiting' })).toBeVisible()
  expect((await kept(lost)).databases).not.toEqual([])

  await endOthers(shop)
  await lost.context().setOffline(false)
  await expect(lost.getByText('This browser was signed out').first()).toBeVisible()
  await expect(lost.getByText('One change had not been saved on the server and is lost.')).toBeVisible()
  await expect(lost.getByText('Kettle')).toHaveCount(0)
  await expect.poll(() => kept(lost)).toEqual({ databases: [], user: null })

  await lost.goto('/api/auth/sign-in')
  await expect(lost.getByLabel('Password')).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)

  await shop.reload()
  const record = shop.locator('section').filter({ has: shop.getByRole('heading', { name: 'Sign-in history' }) })
  await expect(record.getByRole('listitem').first()).toContainText('Browsers signed out')
  await expectAccessible(shop, 'the record of security events')
})

test('AUTH-14 a browser that was away when it was signed out is wiped when it comes back @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  await rest.create('products', { name: 'Kettle' })
  const away = await newDevice()
  await away.goto(LIST)
  await expect(rowOf(away, 'Kettle')).toBeVisible()
  await away.goto('about:blank')
  await endOthers(shop)
  await away.goto(LIST)
  await expect(away.getByText('This browser was signed out')).toBeVisible()
  await expect.poll(() => kept(away)).toEqual({ databases: [], user: null })
  await away.reload()
  await expect(away.getByText('Kettle')).toHaveCount(0)
})
