import { expect, test } from './journey.ts'
import { saved } from './steps.ts'

const WIDE = { width: 1360, height: 900 }

test('DOC-19 DOC-15 a price that is missing is asked for where it belongs, and the credit of a replaced invoice pays the new one @deep', async ({
  shop,
  rest,
}) => {
  const customerId = await rest.create('customers', { name: 'Ada Kiln' })
  const line = { description: 'Speckled bowl', quantity: 4, unitPrice: 25 }
  const old = await rest.create('documents', { documentType: 'invoice', customerId, items: [line] })
  await rest.call('POST', `/documents/update-status/${old}`, { status: 'sent' })
  await rest.call('POST', `/documents/${old}/payments`, { amount: 40 })
  const { id } = await rest.call('POST', `/documents/${old}/correct`, { reason: 'Wrong quantity' })
  const links = (await rest.call('GET', `/documents/${old}`))['relatedDocuments'] as {
    id: string
    relationship: string
  }[]
  const note = links.find(({ relationship }) => relationship === 'refunded_by')
  await rest.create('products', { name: 'Kiln shelf', sku: 'KS-1' })
  await shop.setViewportSize(WIDE)
  await shop.goto(`/document?id=${String(id)}`)
  await expect(shop.getByText(/Send the credit note for it/)).toBeVisible()
  await rest.call('POST', `/documents/update-status/${note?.id ?? ''}`, { status: 'sent' })
  await expect(shop.getByText(/Send this invoice, then that credit can pay it/)).toBeVisible()

  await shop.getByRole('combobox', { name: 'Add a line' }).fill('KS-1')
  await shop.getByRole('option', { name: /Kiln shelf/ }).click()
  const price = shop.getByRole('textbox', { name: 'Price: 2' })
  await expect(price).toHaveValue('')
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await saved(shop)
  await price.fill('30')
  await price.press('Enter')
  await saved(shop)
  await rest.call('POST', `/documents/update-status/${String(id)}`, { status: 'sent' })
  await shop.getByRole('button', { name: 'Use the credit of $40.00' }).click()
  await expect(shop.getByText(/Credit of INV/).first()).toBeVisible()
  await saved(shop)
  expect(await rest.call('GET', `/documents/${String(id)}`)).toMatchObject({ amountPaid: 40, balanceDue: 90 })
  expect(await rest.call('GET', `/documents/${old}`)).toMatchObject({ amountPaid: 0, balanceDue: 0 })
  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await saved(shop)
  expect(await rest.call('GET', `/documents/${old}`)).toMatchObject({ amountPaid: 40, balanceDue: -40 })
})
