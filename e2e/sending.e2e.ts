import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { followSystemTheme, saved } from './steps.ts'

const SIZES = [
  ['on a wide screen', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const

for (const [where, size] of SIZES) {
  test(`DOC-06 DOC-12 what a document misses is asked for before it goes out, with the fields right there, ${where}${size.width > 400 ? '' : ' @deep'}`, async ({
    shop,
    rest,
  }) => {
    const [profile] = [...(await rest.byName('business-profiles')).values()]
    const profilePath = `/business-profiles/${String(profile?.['id'])}`
    await rest.call('PATCH', profilePath, { country: 'DE', preferredCurrency: 'EUR' })
    const line = { id: 'line', quantity: 1, unitPrice: 40, taxCategory: 'AE' }
    const id = await rest.create('documents', {
      documentType: 'invoice',
      currency: 'EUR',
      deliveryDate: '2026-07-06',
      items: [{ ...line, description: 'Bowl 𓀀' }],
    })
    await shop.setViewportSize(size)
    await followSystemTheme(shop)
    await shop.goto(`/document?id=${id}`)
    await shop.getByRole('button', { name: 'Send…' }).click()
    const dialog = shop.getByRole('dialog', { name: /^Before you send INV/ })
    await expect(dialog.getByText('2 things required by law are missing')).toBeVisible()
    await expect(dialog.getByText('Line 1: “𓀀” cannot be printed. Write it in other letters.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Mark as sent anyway' })).toBeDisabled()
    await expectAccessibleInBothThemes(shop, 'what is missing before sending')

    const fill = async (label: string, value: string) => {
      const field = dialog.getByRole('textbox', { name: label, exact: true })
      await field.fill(value)
      await field.press('Tab')
      // What is filled in stays where it is, and can be mended.
      await expect(field).toHaveValue(value)
    }
    await fill('Your business: VAT id', 'DE123456789')
    await fill('VAT id', 'FR12345678901')
    await expect(dialog.getByText('8 things to check')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Mark as sent anyway' })).toBeEnabled()
    await fill('Your business: Business name', 'Lindgren Keramik')
    await fill('Your business: Street', 'Lindenstraße 5')
    await fill('Your business: Postcode', '50674')
    await fill('Your business: City', 'Köln')
    await fill('Your business: IBAN', 'DE89370400440532013000')
    await fill('Customer name', 'Atelier Durand')
    await fill('Billing address', '1 rue du Port, 69002 Lyon')
    await fill('Description: 1', 'Bowl')
    await expect(dialog.getByText('Nothing is missing.')).toBeVisible()
    await expectAccessibleInBothThemes(shop, 'nothing is missing before sending')
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(shop.getByText('Sent', { exact: true })).toBeVisible()
    await saved(shop)
    expect(await rest.call('GET', `/documents/${id}`)).toMatchObject({
      status: 'sent',
      customerName: 'Atelier Durand',
      customerVatId: 'FR12345678901',
      billingAddress: '1 rue du Port, 69002 Lyon',
      seller: {
        name: 'Lindgren Keramik',
        vatId: 'DE123456789',
        address: { street: 'Lindenstraße 5', zip: '50674', city: 'Köln' },
      },
      items: [{ description: 'Bowl' }],
    })
    expect(await rest.call('GET', profilePath)).toMatchObject({ name: 'Lindgren Keramik', vatId: 'DE123456789' })
  })
}
