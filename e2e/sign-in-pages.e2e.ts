import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

async function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

test('NAV-10 the sign-up page is short, leads to the sign-in, and an error there has the focus on the field to mend', async ({
  page,
}) => {
  await page.goto('/sign-up')
  await expect(page.getByRole('heading')).toHaveText(['Create your account'])
  await expectAccessible(page, 'the sign-up page')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByLabel('E-mail').fill('mara@example.com')
  await page.getByLabel('Password').fill('password1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('This password is among the first that attackers try.')).toBeVisible()
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue('mara@example.com')
  await page.getByLabel('E-mail').fill('mara@example')
  await page.getByLabel('E-mail').evaluate((field: HTMLInputElement) => (field.type = 'text'))
  await page.getByLabel('E-mail').fill('mara')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('SHELL-04 the sign-in pages follow the chosen theme, and both can be read @deep', async ({ page }) => {
  const seen: string[] = []
  for (const theme of ['light', 'dark']) {
    await page.goto('/')
    await page.evaluate((choice) => localStorage.setItem('pricewright.theme', choice), theme)
    for (const path of ['/api/auth/sign-in', '/api/auth/sign-in?registration=1', '/identity/forgot']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page, `${path} in the ${theme} theme`)
      seen.push(await background(page))
    }
  }
  expect(new Set(seen).size).toBe(2)
})
