import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { createAccount } from '#e2e/journey.ts'
import { runProduct } from '#e2e/product.ts'

/** Takes the pictures of the README from the running product: `npm run screenshots`. */
const FOLDER = 'docs/screenshots'
const WIDE = { width: 1360, height: 860 }
const PHONE = { width: 390, height: 844 }

async function loadSampleShop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip for now' }).click()
  const pushed = page.waitForResponse((answer) => answer.url().endsWith('/api/sync') && answer.ok())
  await page
    .getByRole('button', { name: /sample shop/i })
    .first()
    .click()
  await pushed
  await page.getByText('All changes saved').first().waitFor()
}

async function shoot(page: Page, path: string, name: string, act?: () => Promise<void>): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await act?.()
  await page.waitForTimeout(1_200)
  await page.screenshot({ path: `${FOLDER}/${name}.png` })
}

async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => localStorage.setItem('pricewright.theme', name), theme)
}

const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const executablePath = process.env['CHROMIUM_PATH']
await mkdir(FOLDER, { recursive: true })
const product = await runProduct()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...sandbox, '--disable-gpu'],
})
try {
  const context = await browser.newContext({ baseURL: product.url, viewport: WIDE, deviceScaleFactor: 1 })
  const page = await context.newPage()
  await shoot(page, '/', 'home-light')
  await createAccount(page, { email: 'ann@example.test', password: 'correct horse battery' })
  await loadSampleShop(page)
  const open = (name: string) => () => page.getByText(name, { exact: true }).first().click()
  await shoot(page, '/products', 'products-light')
  await shoot(page, '/products', 'product-light', open('Cake stand 30 cm'))
  await shoot(page, '/', 'start-light')
  await shoot(page, '/categories', 'categories-light')
  await useTheme(page, 'dark')
  await shoot(page, '/products', 'products-dark')
  await shoot(page, '/products', 'product-dark', open('Cake stand 30 cm'))
  await useTheme(page, 'light')
  await page.setViewportSize(PHONE)
  await shoot(page, '/products', 'products-phone')
  await shoot(page, '/products', 'product-phone', open('Cake stand 30 cm'))
} finally {
  await browser.close()
  await product.drop()
}
