import type { Page } from '@playwright/test'
import { dayOf } from '#domain/calendar-day.ts'
import { creditMessages } from '#web/features/documents/editor/messages.ts'
import { expect, test } from './journey.ts'
import { readyForOffline, saved, sendAnyway, unfold, shownDay } from './steps.ts'

const LINE = { description: 'Kettle', quantity: 1, unitPrice: 10 }

async function openDocument(page: Page, id: string): Promise<void> {
  await page.setViewportSize({ width: 1500, height: 900 })
  await page.goto(`/document?id=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await readyForOffline(page)
  await saved(page)
}

/** Each device does the same to one document, without a network and without knowing of the other; then both are back. */
async function doApart(devices: readonly Page[], id: string, act: (page: Page) => Promise<void>): Promise<void> {
  for (const page of devices) await openDocument(page, id)
  for (const page of devices) {
    await page.context().setOffline(true)
    await act(page)
  }
  for (const page of devices) {
    await page.context().setOffline(false)
    await saved(page)
  }
}

test('DOC-07 a quote that two devices invoice offline becomes one invoice, and neither is told otherwise @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  const id = await rest.create('documents', { documentType: 'quote', items: [LINE] })
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'sent' })
  const devices = [shop, await newDevice()]
  await doApart(devices, id, async (page) => {
    await page.getByRole('button', { name: 'Make an invoice from it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice /)
  })
  const invoices = (await rest.call('GET', '/documents?documentType=invoice'))['items'] as { documentNumber: string }[]
  expect(invoices).toHaveLength(1)
  for (const page of devices) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${invoices[0]?.documentNumber}`)
    await expect(page.getByRole('button', { name: /refused/ })).toHaveCount(0)
    await expect(page.getByText(/deleted/i)).toHaveCount(0)
  }
})

test('DOC-08 an invoice that two devices credit in full offline gets one credit note, and both stand on it @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  const id = await rest.create('documents', { documentType: 'invoice', items: [LINE] })
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'sent' })
  const devices = [shop, await newDevice()]
  await doApart(devices, id, async (page) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Credit note', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: creditMessages.save }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Credit note /)
  })
  const notes = (await rest.call('GET', '/documents?documentType=creditnote'))['items'] as { documentNumber: string }[]
  expect(notes).toHaveLength(1)
  for (const page of devices) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Credit note ${notes[0]?.documentNumber}`)
    await expect(page.getByRole('button', { name: /refused/ })).toHaveCount(0)
  }
})

test('DOC-18 a line edited offline does not change an invoice that another device sent meanwhile; its author is told @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  const id = await rest.create('documents', { documentType: 'invoice', items: [LINE] })
  const second = await newDevice()
  for (const page of [shop, second]) await openDocument(page, id)
  await second.context().setOffline(true)
  const price = second.getByRole('table', { name: 'Lines' }).locator('[data-cell$=" unitPrice"]').first()
  await price.fill('599')
  await price.press('Enter')
  await expect(second.getByRole('button', { name: 'Offline, 1 waiting' })).toBeVisible()
  await rest.call('POST', `/documents/update-status/${id}`, { status: 'sent' })
  await second.context().setOffline(false)
  await expect(second.getByRole('alertdialog')).toContainText('before your change arrived')
  // What was sent is a finished paper by then.
  await expect(second.getByRole('table', { name: 'Lines' }).getByRole('cell', { name: '10.00' }).first()).toBeVisible()
  expect(await rest.call('GET', `/documents/${id}`)).toMatchObject({ total: 10, status: 'sent' })

  // Nothing says any more that it was saved.
  await expect(second.getByText(/(?<!not) saved$/)).toHaveCount(0)
  // Made again, it is an edit of what was issued: it says why, as every other one.
  await second
    .getByRole('button', { name: /refused/ })
    .first()
    .click()
  const again = second.getByRole('button', { name: 'Try again' })
  await again.click()
  const reason = second.getByRole('textbox', { name: 'What is wrong' })
  await expect(reason).toBeFocused()
  await again.click()
  await expect(second.getByText('Enter a reason.')).toBeVisible()
  await reason.fill('Wrong price')
  await again.click()
  await expect.poll(() => rest.call('GET', `/documents/${id}`)).toMatchObject({ total: 599, status: 'sent' })
  const history = JSON.stringify(await rest.call('GET', `/documents/${id}/history`))
  expect(history).toContain('Correction: Wrong price')
})

test('DOC-15 a document and its payment go by the day of the business, not by that of UTC', async ({ shop, rest }) => {
  const isLate = new Date().getUTCHours() >= 10
  const timeZone = isLate ? 'Pacific/Kiritimati' : 'Pacific/Niue'
  const [profile] = (await rest.call('GET', '/business-profiles'))['items'] as { id: string }[]
  await rest.call('PATCH', `/business-profiles/${String(profile?.id)}`, { timeZone })
  await shop.setViewportSize({ width: 1500, height: 900 })
  await shop.goto('/document')
  await saved(shop)
  await shop.getByRole('button', { name: /^Invoice / }).click()
  const day = dayOf(Date.now(), timeZone)
  expect(day).not.toBe(new Date().toISOString().slice(0, 10))
  await expect(shop.getByRole('heading', { level: 1, name: /^Invoice / })).toBeVisible()
  await expect(shop.getByLabel('Date', { exact: true })).toHaveValue(shownDay(day))
  const add = shop.getByRole('combobox', { name: 'Add a line' })
  await add.focus()
  await shop.keyboard.type('Kettle')
  await shop.keyboard.press('Enter')
  const price = shop.getByRole('table', { name: 'Lines' }).locator('[data-cell$=" unitPrice"]').first()
  await price.fill('10')
  await price.press('Enter')
  await sendAnyway(shop)
  await shop.getByRole('button', { name: 'Record a payment' }).first().click()
  const dialog = shop.getByRole('dialog', { name: 'Record a payment' })
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(dialog).toBeHidden()
  await saved(shop)
  const [made] = (await rest.call('GET', '/documents'))['items'] as { id: string }[]
  expect((await rest.call('GET', `/documents/${String(made?.id)}`))['payments']).toMatchObject([{ date: day }])
})

test('DOC-19 stock that an invoice moved follows a quantity that another device corrects later @deep', async ({
  shop,
  rest,
  newDevice,
}) => {
  test.slow()
  const product = await rest.create('products', {
    name: 'Kettle',
    sku: 'K-1',
    costBreakdown: { baseCost: 4 },
    stock: 50,
  })
  const id = await rest.create('documents', {
    documentType: 'invoice',
    items: [{ ...LINE, productId: product, quantity: 12 }],
  })
  await openDocument(shop, id)
  await sendAnyway(shop)
  const question = shop.getByRole('dialog', { name: 'Move the stock?' })
  await expect(question.getByText('50 → 38')).toBeVisible()
  await question.getByRole('checkbox', { name: 'Take the quantities from stock' }).click()
  await question.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(shop.getByText('Stock was moved')).toBeVisible()
  await saved(shop)
  await shop.goto(`/product-detail?id=${product}`)
  await unfold(shop, 'stock')
  const stock = shop.getByRole('textbox', { name: 'Stock', exact: true })
  await expect(stock).toHaveValue('38')

  const second = await newDevice()
  await openDocument(second, id)
  const correct = async (quantity: string, isOffline: boolean): Promise<void> => {
    await second.context().setOffline(isOffline)
    await second.getByRole('button', { name: 'Correct…' }).click()
    const dialog = second.getByRole('dialog', { name: /^Correct / })
    await dialog.getByText('Edit it', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'What is wrong' }).fill(`${quantity} were delivered`)
    await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
    const field = second.locator('[data-cell$=" quantity"]').first()
    await field.fill(quantity)
    await field.press('Enter')
    await second.context().setOffline(false)
    await saved(second)
  }
  await correct('10', false)
  await expect(stock).toHaveValue('40')
  await second.reload()
  await correct('15', true)
  await expect(stock).toHaveValue('35')
  expect((await rest.call('GET', `/products/${product}`))['stock']).toBe(35)
})
