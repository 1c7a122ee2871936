import type { Page } from '@playwright/test'
import { screenHref } from '#contract/screens.ts'
import { ENOUGH, type SellerAccount } from '#test/simulators/stripe/seller-account.ts'
import { startStripeSimulator, type StripeSimulator } from '#test/simulators/stripe/stripe.ts'
import { cardMessages as messages } from '#web/features/card-payments/messages.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'
import { expect, test as base } from './journey.ts'
import { type RunningProduct, runProduct } from './product.ts'
import type { Rest } from './rest.ts'
import { expectLabelsWhole, expectNoSidewaysScroll, followSystemTheme } from './steps.ts'

const PHONE = { width: 390, height: 844 } as const
const WIDE = { width: 1360, height: 900 } as const

interface Worker {
  readonly stripe: StripeSimulator
  readonly product: RunningProduct
}

const test = base.extend<object, Worker>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripeSimulator()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe }, use) => {
      const product = await runProduct({ STRIPE_API_BASE: stripe.address })
      await use(product)
      await product.drop()
    },
    { scope: 'worker' },
  ],
})
test.use({ provoked: /status of 400/ })

/** An invoice of 100 EUR that was issued, and the path of its public page. */
async function invoiceOf(rest: Rest): Promise<{ readonly id: string; readonly path: string }> {
  const items = [{ description: 'Sencha', quantity: 2, unitPrice: 50 }]
  const fields = { documentType: 'invoice', currency: 'EUR', customerName: 'Zoë', dueDate: '2099-01-01', items }
  const id = await rest.create('documents', fields)
  return { id, path: String((await rest.call('POST', `/documents/${id}/links`, {}))['path']) }
}

/** Posts what Stripe has to tell. */
async function tell(stripe: StripeSimulator, seller: SellerAccount): Promise<void> {
  const { url } = [...seller.endpoints.values()][0] ?? { url: '' }
  for (const { body, headers } of stripe.takeFromSeller(seller)) {
    const answer = await fetch(url, { method: 'POST', body, headers: { ...headers } })
    expect(answer.status).toBe(200)
  }
}

async function connect(page: Page, seller: SellerAccount): Promise<void> {
  await page.goto(screenHref('settings-connections'))
  await page.getByRole('button', { name: messages.connect }).click()
  const dialog = page.getByRole('dialog', { name: messages.connectTitle })
  await dialog.getByLabel(messages.key).fill(seller.addKey(['webhook_write']))
  await dialog.getByRole('button', { name: messages.submit }).click()
  await expect(dialog.getByText('Disputes: Read').last()).toBeVisible()
  await expectAccessibleInBothThemes(page, 'the dialog of a key')
  await dialog.getByLabel(messages.key).fill(seller.addKey(ENOUGH))
  await dialog.getByRole('button', { name: messages.submit }).click()
  await expect(page.getByText(messages.testTitle)).toBeVisible()
}

test('DOC-14 DOC-15 a seller connects Stripe, a customer pays an invoice by card, and what comes of it stands on the screen', async ({
  shop,
  rest,
  stripe,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const seller = stripe.addSeller('Tea & Co')
  const { id, path } = await invoiceOf(rest)
  await followSystemTheme(shop)
  await connect(shop, seller)

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: PHONE })
  const customer = await context.newPage()
  await customer.goto(path)
  for (const colorScheme of ['light', 'dark'] as const) {
    await customer.emulateMedia({ colorScheme })
    await expectAccessible(customer, `the page of an invoice, ${colorScheme}`)
  }
  await expectNoSidewaysScroll(customer, 'the page of an invoice')
  await customer.getByRole('button', { name: 'Pay €100.00 by card' }).click()
  await customer.waitForURL(/\/pay\/cs_/)
  await customer.getByRole('button', { name: 'Pay with a declined card' }).click()
  await expect(customer.getByRole('alert')).toHaveText('Your card was declined.')
  await customer.getByRole('link', { name: 'Back' }).click()
  await expect(customer.getByText('This invoice has not been paid yet.')).toBeVisible()
  await expectAccessible(customer, 'the page of return')
  await customer.getByRole('link', { name: 'Go to the payment page' }).click()
  await customer.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(customer.getByText('Your payment is being confirmed.')).toBeVisible()
  await expectNoSidewaysScroll(customer, 'the page of return')

  // The screen of the seller stands open and follows, as the page of the customer does.
  await shop.goto(screenHref('document', { id }))
  await tell(stripe, seller)
  await expect(customer.getByText('This invoice has been paid. Thank you.')).toBeVisible({ timeout: 30_000 })
  const payment = [...seller.payments.keys()].at(-1) ?? ''
  await expect(shop.getByText(payment)).toBeVisible({ timeout: 30_000 })
  await customer.goto(path)
  await expect(customer.getByText('This invoice has been paid. Thank you.')).toBeVisible()
  await expect(customer.getByRole('button', { name: /by card/ })).toHaveCount(0)
  await context.close()

  seller.refund(payment, 4_000)
  await tell(stripe, seller)
  await shop.goto(screenHref('settings-connections'))
  const list = shop.getByRole('region', { name: messages.payments.title })
  await expect(async () => {
    await shop.reload()
    await expect(list.getByText(messages.payments.partly)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expectAccessibleInBothThemes(shop, 'card payments in the settings')
  await shop.setViewportSize(PHONE)
  await expectNoSidewaysScroll(shop, 'card payments in the settings')
  await expectLabelsWhole(shop, 'card payments in the settings')
  await shop.setViewportSize(WIDE)
  await shop.getByRole('button', { name: messages.disconnect }).click()
  await shop.getByRole('alertdialog').getByRole('button', { name: messages.disconnect }).click()
  await expect(shop.getByText(messages.none)).toBeVisible()
  await expect(list.getByText(messages.payments.partly)).toBeVisible()
  expect(seller.endpoints.size).toBe(0)
})
