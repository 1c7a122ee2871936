import { labels as german } from '#contract/entities/product.de.ts'
import { labels as spanish } from '#contract/entities/product.es.ts'
import { labels as french } from '#contract/entities/product.fr.ts'
import type { Language } from '#contract/languages.ts'
import { NEW_BUSINESS_NAMES } from '#contract/new-business-names.ts'
import { expectAccessible } from './axe.ts'
import { complaintsOf, expect, expectNoComplaints, test } from './journey.ts'
import { englishOnly, expectNoEnglish, said, textsIn } from './spoken.ts'
import { readyForOffline } from './steps.ts'

/** What the person writes, the same in each language. */
const NAMES = /Tasse|Laden|Pricewright|CSV|SKU|IBAN|BIC|@|USD|EUR|\.csv|Manrope/
const FILE = 'Artikel;SKU;EK\nTasse;TAS-1;4,20\nTasse rot;TAS-2;8,35\n'

const LANGUAGES = {
  de: { locale: 'de-DE', labels: german, price: /10,50\s*€/, number: '8,40' },
  fr: { locale: 'fr-FR', labels: french, price: /10,50\s*€/, number: '8,40' },
  es: { locale: 'es-ES', labels: spanish, price: /10,50\s*€/, number: '8,40' },
} as const

for (const [language, { locale, labels, price, number }] of Object.entries(LANGUAGES)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale })

    test(`SHELL-10 the whole job is done in ${language}: import, price, invoice and public list, and nothing is said in English${language === 'de' ? '' : ' @deep'}`, async ({
      shop,
      rest,
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      const [texts, source] = [await textsIn(language), await textsIn('en')]
      const english = englishOnly(source, texts)
      const t = (path: string, ...values: readonly unknown[]) => said(texts, path, ...values)
      const clean = (what: string) => expectNoEnglish(shop, english, NAMES, what)
      const button = (name: string) => shop.getByRole('button', { name, exact: true })
      await shop.goto('/')
      await expect(shop.locator('html')).toHaveAttribute('lang', language)
      await clean('the start')

      const [business] = [...(await rest.byName('business-profiles')).values()]
      expect(business?.['name']).toBe(NEW_BUSINESS_NAMES[language as Language])
      await rest.call('PATCH', `/business-profiles/${String(business?.['id'])}`, {
        name: 'Laden',
        preferredCurrency: 'EUR',
        defaultMargin: 60,
      })
      await shop.goto('/import')
      await clean('the import')
      const file = { name: 'waren.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }
      await shop.locator('input[type=file]').first().setInputFiles(file)
      await expect(shop.getByRole('row', { name: /TAS-1/ })).toContainText(price)
      await clean('the columns of a file')
      // The count stands where the language wants it, with what is counted.
      const counted = (path: string) => {
        const [before = '', after = ''] = t(path, '#').split('#')
        return new RegExp(`^${before}2.*${after}$`)
      }
      await shop.getByRole('button', { name: counted('web/features/import/messages importMessages.check') }).click()
      await shop.getByRole('button', { name: counted('web/features/import/messages importMessages.apply') }).click()
      await expect(button(t('web/features/import/messages importMessages.done.undo'))).toBeVisible()
      await clean('the outcome of an import')

      await shop.goto('/products')
      await shop.getByRole('rowheader', { name: 'Tasse', exact: true }).click()
      const panel = shop.getByRole('complementary', { name: 'Tasse' })
      const cost = panel.getByRole('textbox', { name: new RegExp(`^${labels.product.fields.baseCost.label}`) })
      await expect(cost).toHaveValue('4,20')
      await cost.fill(number)
      await cost.press('Enter')
      await expect(panel.getByText(/21,00\s*€/).first()).toBeVisible()
      await clean('a product beside the list')
      await expectAccessible(shop, `a product in ${language}`)

      await shop.goto('/document')
      await clean('the kinds of documents')
      await shop.getByRole('main').getByRole('button').first().click()
      await shop.waitForURL(/document\?id=/)
      const line = shop.getByPlaceholder(t('web/features/documents/lines/messages lineMessages.addHint'))
      await line.fill('Tasse')
      await line.press('Enter')
      await expect(
        shop
          .getByRole('main')
          .getByText(/21,00\s*€/)
          .first(),
      ).toBeVisible()
      await clean('an invoice')

      const ids = [...(await rest.byName('products')).values()].map(({ id }) => id)
      const list = await rest.create('price-lists', { title: 'Laden', productIds: ids })
      await shop.goto(`/price-list?id=${list}`)
      await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Laden')
      await clean('a price list')
      await button(t('web/features/pdf/messages papersMessages.menu')).click()
      await shop.getByRole('menuitem', { name: t('web/features/pdf/messages papersMessages.share.menu') }).click()
      const dialog = shop.getByRole('dialog')
      await dialog.getByRole('button', { name: t('web/kit/links/messages linkMessages.make') }).click()
      const address = await dialog.locator('output').innerText()
      await clean('the dialog of a link')

      const stranger = await browser.newContext({ baseURL: baseURL ?? '', locale })
      const complaints = complaintsOf(stranger)
      const page = await stranger.newPage()
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      await expect(page.getByText(/21,00\s*€/).first()).toBeVisible()
      await expectNoEnglish(page, english, NAMES, 'the public list')
      await page.goto('/login?next=%2F')
      await expectNoEnglish(page, english, NAMES, 'the sign-in')
      await stranger.close()
      expectNoComplaints(complaints)
    })
  })
}

test.describe('the choice', () => {
  test.use({ locale: 'en-GB' })

  test('SHELL-10 is kept with the profile, loads the page at once, keeps what is being typed, and follows to another device @deep', async ({
    shop,
    newDevice,
  }) => {
    const texts = await textsIn('de')
    await shop.goto('/products')
    await shop.getByRole('button', { name: 'New product' }).first().click()
    await shop.getByLabel('Name', { exact: true }).fill('Half a na')
    await shop.getByRole('button', { name: /^Account/ }).click()
    await shop.getByRole('menuitem', { name: 'Language' }).click()
    await shop.getByRole('menuitemcheckbox', { name: 'Deutsch' }).click()
    await expect(shop.locator('html')).toHaveAttribute('lang', 'de')
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(
      said(texts, 'contract/screen-messages screenTitles.products'),
    )
    await expect(shop.getByRole('rowheader', { name: 'Half a na' })).toBeVisible()
    const other = await newDevice()
    await other.goto('/')
    await expect(other.locator('html')).toHaveAttribute('lang', 'de')
    await other.goto('/settings/appearance')
    await other
      .getByRole('combobox', { name: said(texts, 'web/kit/language/messages languageMessages.language') })
      .selectOption('fr')
    await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
    // Once the server has it, which its own page tells it after it was loaded anew.
    await expect(async () => {
      await shop.reload()
      await expect(shop.locator('html')).toHaveAttribute('lang', 'fr', { timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
  })

  test('SHELL-10 SHELL-07 stands without a network too, and nothing of another language is seen on the way @deep', async ({
    shop,
    context,
  }) => {
    await shop.goto('/')
    await readyForOffline(shop)
    await context.addCookies([{ name: 'language', value: 'de', url: shop.url() }])
    await shop.evaluate(() => fetch('/').then((answer) => answer.text()))
    await shop.goto('/settings/appearance')
    await shop.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await expect(shop.locator('html')).toHaveAttribute('lang', 'de')
    await expect
      .poll(() => shop.evaluate(() => navigator.serviceWorker.controller?.scriptURL), { timeout: 60_000 })
      .toContain('service-worker.de.js')
    await context.setOffline(true)
    await shop.goto('/products')
    await expect(shop.locator('html')).toHaveAttribute('lang', 'de')
    await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
