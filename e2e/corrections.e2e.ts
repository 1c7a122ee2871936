import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { followSystemTheme, keepUndo, readyForOffline, saved, sendAnyway } from './steps.ts'

const WIDE = { width: 1360, height: 900 }
const PHONE = { width: 390, height: 844 }

const LINE = { description: 'Speckled bowl', quantity: 4, unitPrice: 25 }
const head = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Correct / })

test('DOC-18 an issued document is a finished paper; in one step it becomes a credit note and a copy, which undo takes back', async ({
  shop,
  rest,
}) => {
  test.slow()
  const id = await rest.create('documents', { documentType: 'invoice', customerName: 'Ada Kiln', items: [LINE] })
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'sent' })
  await rest.call('POST', `/documents/${id}/payments`, { amount: 40 })
  await shop.setViewportSize(WIDE)
  await shop.goto(`/document?id=${id}`)
  const paper = shop.getByRole('article', { name: 'Invoice' })
  await expect(paper.getByText('Ada Kiln')).toBeVisible()
  await expect(paper.getByText('Speckled bowl')).toBeVisible()
  await expect(paper.getByRole('textbox')).toHaveCount(0)
  await expect(paper.getByRole('combobox')).toHaveCount(0)
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'an issued document')

  // By keyboard: the focus is where the reason is written, and Enter does nothing without one.
  await shop.getByRole('button', { name: 'Correct…' }).focus()
  await shop.keyboard.press('Enter')
  await expect(dialog(shop).getByRole('textbox', { name: 'What is wrong' })).toBeFocused()
  await expect(dialog(shop)).toContainText('$40.00 was paid on it')
  await expectAccessibleInBothThemes(shop, 'the correction of an issued document')
  await shop.keyboard.press('Tab')
  await shop.keyboard.press('Tab')
  await shop.keyboard.press('Tab')
  await expect(dialog(shop).getByRole('button', { name: 'Create credit note and copy' })).toBeFocused()
  await shop.keyboard.press('Enter')
  await expect(dialog(shop).getByText('Enter a reason.')).toBeVisible()
  await expect(dialog(shop).getByRole('textbox', { name: 'What is wrong' })).toBeFocused()
  await shop.keyboard.type('Wrong quantity')
  await dialog(shop).getByRole('button', { name: 'Create credit note and copy' }).click()
  await keepUndo(shop)
  await expect(head(shop)).toHaveText(/^Invoice INV\d{6}-0002$/)
  await expect(shop.getByText('Corrects')).toBeVisible()
  await expect(shop.locator('[data-cell$=" description"]').first()).toHaveValue('Speckled bowl')
  await saved(shop)
  expect(await rest.call('GET', `/documents/${id}`)).toMatchObject({ status: 'partial', creditedAmount: 100 })
  // What is not printed stands below the sheet.
  await expect(shop.getByRole('textbox', { name: 'Internal notes, never printed or sent' })).toBeVisible()
  await expect(paper.getByRole('textbox', { name: /^Internal notes/ })).toHaveCount(0)
  await expect(paper.getByRole('textbox', { name: 'Terms, printed' })).toBeVisible()

  await shop.getByRole('button', { name: 'Undo' }).first().click()
  await expect(head(shop)).toHaveText(/^Invoice INV\d{6}-0001$/)
  await saved(shop)
  expect(await rest.call('GET', `/documents/${id}`)).toMatchObject({ status: 'partial', creditedAmount: 0 })
  expect(((await rest.call('GET', '/documents'))['items'] as unknown[]).length).toBe(1)
})

test('DOC-18 DOC-08 the invoice that replaces another one leads to its credit note before it is sent, and that names its invoice @deep', async ({
  shop,
  rest,
}) => {
  const id = await rest.create('documents', { documentType: 'invoice', customerName: 'Ada Kiln', items: [LINE] })
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'sent' })
  await shop.setViewportSize(WIDE)
  await shop.goto(`/document?id=${id}`)
  await shop.getByRole('button', { name: 'Correct…' }).click()
  await dialog(shop).getByRole('textbox', { name: 'What is wrong' }).fill('Wrong quantity')
  await dialog(shop).getByRole('button', { name: 'Create credit note and copy' }).click()
  await expect(head(shop)).toHaveText(/^Invoice INV\d{6}-0002$/)
  await shop.getByRole('button', { name: 'Send…' }).click()
  const question = shop.getByRole('dialog', { name: /^(Before you send|Send) / })
  await expect(question).toContainText('is still a draft. Send it too: until then both invoices count.')
  await question.getByRole('link', { name: /^Open CN/ }).click()
  await expect(head(shop)).toHaveText(/^Credit note /)
  await expect(question).toHaveCount(0)
  const credit = shop.getByRole('article', { name: 'Credit note' })
  await expect(credit.getByRole('link', { name: /^For invoice INV\d{6}-0001 of / })).toBeVisible()
  await sendAnyway(shop)
  await expect(shop.getByText(/^It has reduced invoice INV\d{6}-0001/)).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Mark as applied' })).toHaveCount(0)
})

test('DOC-18 offline a correction is made at once, on a phone too, and arrives as one @deep', async ({
  shop,
  rest,
  context,
}) => {
  const id = await rest.create('documents', { documentType: 'invoice', items: [LINE] })
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'sent' })
  await shop.setViewportSize(PHONE)
  await shop.goto(`/document?id=${id}`)
  await expect(shop.getByText('4 × $25.00')).toBeVisible()
  await readyForOffline(shop)
  await context.setOffline(true)
  await shop.getByRole('button', { name: 'Correct…' }).click()
  await dialog(shop).getByRole('textbox', { name: 'What is wrong' }).fill('Wrong name')
  await dialog(shop).getByRole('button', { name: 'Create credit note and copy' }).click()
  await expect(head(shop)).toHaveText(/^Invoice INV-\d{4}$/)
  await context.setOffline(false)
  await expect(head(shop)).toHaveText(/^Invoice INV\d{6}-0002$/, { timeout: 20_000 })
  expect(await rest.call('GET', `/documents/${id}`)).toMatchObject({ status: 'sent', creditedAmount: 100 })
})

test('DOC-18 an accepted quote is a finished paper too, where edits are allowed as well @deep', async ({
  shop,
  rest,
}) => {
  const id = await rest.create('documents', { documentType: 'quote', customerName: 'Ada Kiln', items: [LINE] })
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'accepted' })
  await shop.setViewportSize(WIDE)
  await shop.goto(`/document?id=${id}`)
  const paper = shop.getByRole('article', { name: 'Quote' })
  await expect(paper.getByText('Ada Kiln')).toBeVisible()
  await expect(paper.getByText('Speckled bowl')).toBeVisible()
  for (const role of ['textbox', 'combobox', 'spinbutton'] as const) await expect(paper.getByRole(role)).toHaveCount(0)
  await shop.getByRole('button', { name: 'Correct…' }).click()
  await expect(dialog(shop).getByText('Edit it', { exact: true })).toBeVisible()
})

test('DOC-18 where what is issued is final, no edit is offered @deep', async ({ shop, rest }) => {
  const [own] = [...(await rest.byName('business-profiles')).values()]
  await rest.call('PATCH', `/business-profiles/${String(own?.['id'])}`, { finalDocuments: true })
  const id = await rest.create('documents', { documentType: 'quote', items: [LINE] })
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'accepted' })
  await shop.setViewportSize(WIDE)
  await shop.goto(`/document?id=${id}`)
  await shop.getByRole('button', { name: 'Correct…' }).click()
  await expect(dialog(shop)).toContainText('it cannot be edited')
  await expect(dialog(shop).getByText('Edit it', { exact: true })).toHaveCount(0)
  await dialog(shop).getByRole('button', { name: 'Make a copy' }).click()
  await expect(head(shop)).toHaveText(/^Quote QTE\d{6}-0002$/)
})

test('DOC-18 DOC-15 a total below zero is asked about and becomes a credit note, and more than is open is paid only as a credit @deep', async ({
  shop,
  rest,
}) => {
  const draft = await rest.create('documents', { documentType: 'invoice', items: [{ ...LINE, quantity: -2 }] })
  await shop.setViewportSize(WIDE)
  await shop.goto(`/document?id=${draft}`)
  await expect(shop.getByText('The total of this invoice is -$50.00')).toBeVisible()
  await shop.getByRole('button', { name: 'Send…' }).click()
  const question = shop.getByRole('dialog', { name: /is -\$50\.00$/ })
  await followSystemTheme(shop)
  await expectAccessibleInBothThemes(shop, 'an invoice of less than zero')
  await question.getByRole('button', { name: 'Make it a credit note' }).click()
  await expect(head(shop)).toHaveText(/^Credit note /)
  await expect(shop.getByRole('region', { name: 'Totals' })).toContainText('Total credited$50.00')
  await saved(shop)

  const id = await rest.create('documents', { documentType: 'invoice', items: [LINE] })
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'sent' })
  await shop.goto(`/document?id=${id}`)
  await shop.getByRole('button', { name: 'Record a payment' }).first().click()
  const payment = shop.getByRole('dialog', { name: 'Record a payment' })
  await payment.getByRole('textbox', { name: /^Amount/ }).fill('130')
  await payment.getByRole('button', { name: 'Record' }).click()
  await expect(payment.getByText('Only $100.00 is open.', { exact: false })).toBeVisible()
  await payment.getByRole('checkbox', { name: 'Keep $30.00 more as customer credit' }).click()
  await payment.getByRole('button', { name: 'Record' }).click()
  await expect(shop.getByRole('region', { name: 'Totals' })).toContainText('Customer credit$30.00')
})
