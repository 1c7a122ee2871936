import type { Page } from '@playwright/test'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { expect, test } from './journey.ts'
import { field, saved, type } from './steps.ts'

const told = (page: Page, name: string) => page.getByRole('dialog', { name })

async function makeService(page: Page, name: string): Promise<void> {
  await page.goto('/services')
  await page.getByRole('button', { name: 'New service' }).click()
  await expect(field(page, 'Name')).toBeFocused()
  await type(page, 'Name', name)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function expectNewestAloneOverDialog(page: Page, newest: string, older: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const dialog = told(page, 'Keyboard shortcuts')
  await expect(dialog).toBeVisible()
  await expect(page.getByText(newest, { exact: true })).toBeVisible()
  await expect(page.getByText(older, { exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(older, { exact: true })).toBeVisible()
}

test('SHELL-09 what was saved is told beside the fields of a service, not over the next one @deep', async ({
  shop,
}) => {
  await shop.setViewportSize({ width: 1360, height: 860 })
  await makeService(shop, 'Bicycle repair')
  await type(shop, 'Hours (h)', '2.5')
  await expect(told(shop, 'Hours saved')).toBeVisible()
  const message = await told(shop, 'Hours saved').boundingBox()
  const next = await field(shop, 'Material ($)').boundingBox()
  expect(message?.x).toBeGreaterThan((next?.x ?? 0) + (next?.width ?? 0))
})

test('SHELL-07 CHANGE-02 a device that goes offline on its first visit tells what it saved, and its undo waits for the network', async ({
  shop,
}) => {
  await shop.route(/\/assets\/undo-/, (route) => route.abort())
  await makeService(shop, 'Bicycle repair')
  await expect(told(shop, 'Name saved')).toBeVisible()
  await shop.context().setOffline(true)
  await type(shop, 'Hours (h)', '2.5')
  await told(shop, 'Hours saved').getByRole('button', { name: 'Undo' }).click()
  const waiting = told(shop, actionMessages.undoWaits)
  await expect(waiting).toContainText('hours of Bicycle repair')
  await expect(field(shop, 'Hours (h)')).toHaveValue('2.5')
  await expect(shop.getByText('Something went wrong', { exact: false })).toHaveCount(0)
  await shop.unroute(/\/assets\/undo-/)
  await shop.context().setOffline(false)
  await type(shop, 'Cost of an hour ($)', '30')
  await expect(told(shop, 'Cost of an hour saved')).toBeVisible()
  await expectNewestAloneOverDialog(shop, 'Cost of an hour saved', actionMessages.undoWaits)
  await waiting.getByRole('button', { name: 'Undo' }).click()
  await expect(field(shop, 'Hours (h)')).toHaveValue('')
  await saved(shop)
})
