import type { Browser, Page } from '@playwright/test'
import { infoPageTitles } from '#contract/info-page-messages.ts'
import { INFO_PAGES } from '#contract/info-pages.ts'
import { startSmtpSimulator } from '#test/simulators/smtp.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { runProduct } from './product.ts'
import { expectNoSidewaysScroll, followSystemTheme, readyForOffline } from './steps.ts'

const WIDTHS = [2560, 1360, 360, 320] as const
const PHONE = { width: 360, height: 740 } as const
const ARTICLE = '/blog/landed-cost'

async function withoutScript(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  return context.newPage()
}

test('PAGE-05 NAV-03 the footer of the home page leads to every page of information, which needs no script', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/')
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect(links).toHaveText(['Calculators', ...INFO_PAGES.map(({ id }) => infoPageTitles[id])])
  await links.filter({ hasText: infoPageTitles.terms }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service')

  const bare = await withoutScript(browser, baseURL)
  await bare.goto('/blog')
  for (const { id, path } of INFO_PAGES) {
    await bare.getByRole('contentinfo').getByRole('link', { name: infoPageTitles[id], exact: true }).click()
    await expect(bare).toHaveURL(path)
    await expect(bare.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect((await bare.getByRole('main').innerText()).length).toBeGreaterThan(100)
  }
  await bare.goto('/blog')
  await bare.getByRole('link', { name: 'Landed cost, worked through' }).click()
  await expect(bare.getByRole('img')).toBeVisible()
  await expect(bare.getByRole('row', { name: /Cast-iron pan.*€9\.50.*€12\.19.*€15\.58/ })).toBeVisible()
  await bare.getByRole('link', { name: 'Deutsch' }).click()
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Der Einstandspreis, einmal durchgerechnet')
  await expect(bare.getByRole('row', { name: /Gusseiserne Pfanne.*9,50\s€.*12,19\s€.*15,58\s€/ })).toBeVisible()
  await bare.getByRole('link', { name: 'Kontakt' }).click()
  await expect(bare.locator('html')).toHaveAttribute('lang', 'de')
  const answer = await bare.goto('/blog/no-such-article')
  expect(answer?.status()).toBe(404)
  await bare.context().close()
})

test('SHELL-04 SHELL-08 PAGE-05 the pages can be read in both themes, wide and on a phone, also in German @deep', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto('/about')
  for (const [theme, name] of [
    ['dark', 'Dark'],
    ['light', 'Light'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
  await followSystemTheme(page)
  for (const path of ['/about', '/blog', '/cookies', ARTICLE, '/blog/gapless-numbers', '/privacy?lang=de']) {
    await page.goto(path)
    await expectAccessibleInBothThemes(page, path)
  }
  await page.setViewportSize(PHONE)
  for (const path of [ARTICLE, '/contact']) {
    await page.goto(path)
    await expectAccessibleInBothThemes(page, `${path} on a phone`)
  }
})

test('SHELL-09 PAGE-05 no page scrolls sideways at any width, in any language', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of [...INFO_PAGES.map((each) => each.path), ARTICLE, '/cookies?lang=fr', '/contact?lang=es']) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoSidewaysScroll(page, `${path} at ${width}`)
    }
  }
})

test('SHELL-07 PAGE-05 the account menu leads to the pages, past the service worker, and back into the product', async ({
  shop,
}) => {
  await shop.goto('/')
  await readyForOffline(shop)
  await shop.getByRole('button', { name: /^Account/ }).click()
  await shop.getByRole('menuitem', { name: 'Help and about' }).click()
  await shop.getByRole('menuitem', { name: 'Privacy policy' }).click()
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await shop.goto('/Terms-of-Service')
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Terms of service')
  await shop.getByRole('link', { name: 'Open Pricewright' }).click()
  await expect(shop.getByRole('navigation').first()).toBeVisible()
  await expect(shop).toHaveURL('/')
})

test('PAGE-05 AUTH-07 a message is written and sent without a script, an error is said at its field @deep', async ({
  browser,
}) => {
  const smtp = await startSmtpSimulator()
  const product = await runProduct({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'server@example.com',
    OPERATOR_NAME: 'Harbour Trading',
    OPERATOR_EMAIL: 'office@example.com',
  })
  try {
    const page = await withoutScript(browser, product.url)
    await page.goto('/contact')
    await page.getByLabel('Your name').fill('Zoë')
    await page.getByLabel('Your e-mail address').fill('zoe')
    await page.getByLabel('Your message').fill('Do you ship to Åland?')
    await expect(page.getByLabel('Leave this field empty')).toHaveAttribute('tabindex', '-1')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Enter one e-mail address')).toBeVisible()
    await expect(page.getByLabel('Your message')).toHaveValue('Do you ship to Åland?')
    await page.getByLabel('Your e-mail address').fill('zoe@customer.example')
    // Faster than anybody types is refused: a person waits, too.
    await expect(async () => {
      await page.getByRole('button', { name: 'Send message' }).click({ timeout: 1_000 })
      await expect(page.getByText('Thank you.')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect.poll(() => smtp.letters.length, { timeout: 30_000 }).toBe(1)
    await page.context().close()

    const other = await browser.newContext({ baseURL: product.url })
    const shown = await other.newPage()
    await shown.goto('/contact')
    await expectAccessible(shown, 'the contact form')
    await shown.getByRole('button', { name: 'Send message' }).click()
    await expect(shown.getByText('Enter your name.')).toBeVisible()
    await expect(shown.getByLabel('Your name')).toBeFocused()
    await expectAccessible(shown, 'the contact form with errors')
    await other.close()
  } finally {
    await product.drop()
    await smtp.close()
  }
})

test('AUTH-04 PAGE-05 who is signed in already and comes from a sign-in that was to lead to a page of information gets it @deep', async ({
  shop,
}) => {
  await shop.goto('/login?next=%2Fterms')
  await expect(shop).toHaveURL('/terms')
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(infoPageTitles.terms)
})
