import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import type { Rest } from './rest.ts'
import { followSystemTheme, saved, sendAnyway } from './steps.ts'

/** A draft invoice of a business in Berlin, in some currency; answers its id. */
async function draftIn(rest: Rest, currency: string): Promise<string> {
  const [profile] = await rest.byName('business-profiles').then((rows) => [...rows.values()])
  await rest.call('PATCH', `/business-profiles/${String(profile?.['id'])}`, {
    name: 'Lindgren Keramik',
    country: 'DE',
    address: { street: 'Lindenstraße 5', city: 'Berlin', zip: '10969' },
    vatId: 'DE123456789',
  })
  const { id } = await rest.call('POST', '/documents', {
    documentType: 'invoice',
    issueDate: '2026-07-06',
    currency,
    customerName: 'Museo Sur',
    billingAddress: { street: 'Calle Perú 1', city: 'Buenos Aires', country: 'AR' },
    items: [{ description: 'Salad bowl', quantity: 1, unitPrice: 10_000, taxPercent: 19 }],
  })
  return String(id)
}

test('DOC-16 an invoice in another currency tells its tax in euro too, at a rate that can be typed @deep', async ({
  shop,
  rest,
}) => {
  await shop.goto(`/document?id=${await draftIn(rest, 'USD')}`)
  const totals = shop.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('Tax in EUR')
  await expect(totals).toContainText('€1,664.48')
  await expect(totals).toContainText('1 USD = 0.87604 EUR of')
  const rate = shop.getByRole('textbox', { name: 'Exchange rate for the tax (1 USD in EUR)' })
  await rate.fill('9')
  await rate.press('Enter')
  const question = shop.getByRole('alertdialog', { name: '1 USD = 9 EUR?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(totals).toContainText('€1,664.48')
  await rate.fill('0.9')
  await rate.press('Enter')
  await expect(totals).toContainText('€1,710.00')
  await saved(shop)
  await rate.fill('')
  await rate.press('Enter')
  await expect(totals).toContainText('€1,664.48')
  await saved(shop)
  await sendAnyway(shop)
  await expect(shop.getByRole('button', { name: 'Correct…' })).toBeVisible()
  await expect(totals).toContainText('€1,664.48')
  await expect(rate).toHaveCount(0)
})

test('DOC-16 where no exchange rate is known, it is said before the invoice is sent, with the field to write it @deep', async ({
  shop,
  rest,
}) => {
  await followSystemTheme(shop)
  await shop.goto(`/document?id=${await draftIn(rest, 'ARS')}`)
  const missing = 'No exchange rate from ARS to EUR is known'
  const notice = shop.getByRole('region', { name: missing })
  await expect(notice).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'an invoice without an exchange rate for its tax')
  await shop.getByRole('button', { name: 'Send…' }).click()
  const question = shop.getByRole('alertdialog', { name: missing })
  await expect(question).toContainText('Your country asks for the tax in EUR too')
  await shop.keyboard.press('Escape')
  await expect(question).toHaveCount(0)

  const rate = notice.getByRole('textbox', { name: 'Exchange rate for the tax (1 ARS in EUR)' })
  await rate.fill('0.00061')
  await rate.press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(shop.getByRole('region', { name: 'Totals' })).toContainText('€1.16')
  await saved(shop)
  await sendAnyway(shop)
  await expect(shop.getByRole('button', { name: 'Correct…' })).toBeVisible()
  await expect(shop.getByRole('region', { name: 'Totals' })).toContainText('1 ARS = 0.00061 EUR')
})
