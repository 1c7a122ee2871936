import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts'
import { expect, test } from './journey.ts'
import { expectNoSidewaysScroll, followSystemTheme, readyForOffline, shownDay } from './steps.ts'
import type { Rest } from './rest.ts'

/** A business and a document of it; answers the document's id. */
async function openBooks(rest: Rest, fields: object = {}): Promise<string> {
  const profiles = [...(await rest.byName('business-profiles')).values()]
  const business = { name: 'Anna’s Tea', email: 'anna@tea.example', iban: 'DE89370400440532013000', country: 'DE' }
  const address = { street: 'Hafenstraße 1', zip: '24103', city: 'Kiel' }
  await rest.call('PATCH', `/business-profiles/${String(profiles[0]?.['id'])}`, { ...business, address })
  return rest.create('documents', {
    documentType: 'quote',
    currency: 'EUR',
    customerName: 'Zoë Müller',
    customerEmail: 'zoe@customer.example',
    billingAddress: { street: 'Markt 3', zip: '20095', city: 'Hamburg', country: 'DE' },
    dueDate: '2099-12-31',
    items: [
      {
        description: 'Sencha, first flush',
        sku: 'TEA-1',
        quantity: 12,
        unitPrice: 18.9,
        taxPercent: 7,
        unitCost: 7.7391,
      },
      { description: 'Teapot', quantity: 2, unitPrice: 49, taxPercent: 19, discountPercent: 10 },
    ],
    customerNotes: 'Thank you for asking.',
    ...fields,
  })
}

test('DOC-13 a document is mailed from its page with a letter that stands there, and what became of it is shown', async ({
  shop,
  rest,
  product,
  context,
}) => {
  const id = await openBooks(rest)
  await followSystemTheme(shop)
  await shop.goto(`/document?id=${id}`)
  await shop.getByRole('button', { name: 'Send…' }).click()
  await shop
    .getByRole('dialog', { name: /^Send QTE/ })
    .getByRole('button', { name: 'By mail…' })
    .click()
  const dialog = shop.getByRole('dialog', { name: /^Mail quote QTE/ })
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('zoe@customer.example')
  await expect(dialog.getByLabel('Subject')).toHaveValue(/^Quote QTE\d{6}-\d{4} from Anna’s Tea$/)
  await expect(dialog.getByLabel('Message')).toHaveValue(/Hello Zoë Müller,/)
  await expect(dialog.getByText('No mail server is set up')).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'mail dialog')
  await dialog.getByLabel('Language').selectOption('de')
  await expect(dialog.getByLabel('Message')).toHaveValue(/Guten Tag Zoë Müller,/)
  await dialog.getByLabel('To', { exact: true }).fill('zoe@customer.example, eve@')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('“eve@” is not valid')).toBeVisible()
  await dialog.getByLabel('To', { exact: true }).fill('zoe@customer.example, max@customer.example')
  await dialog.getByRole('button', { name: 'Add a copy' }).click()
  await dialog.getByLabel('Cc', { exact: true }).fill('books@tea.example')
  // This server has an address that only its own computer can open.
  await dialog.getByRole('switch', { name: mailMessages.link }).check()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
  await expect(shop.getByText('In the folder')).toBeVisible({ timeout: 20_000 })
  await expect(shop.getByText('Sent', { exact: true }).first()).toBeVisible()
  const timeline = shop.getByRole('list', { name: 'Timeline' })
  await expect(timeline).toContainText('Put into the outbox folder for zoe@customer.example, max@customer.example')
  await expectAccessible(shop, 'document with a mail')
  const outbox = join(product.folder, 'outbox')
  const letters = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')))
  const letter = letters.find((each) => each.includes('zoe@customer.example')) ?? ''
  expect(letter).toContain('Content-Type: application/pdf')
  expect(letter).toMatch(/^To: zoe@customer\.example, max@customer\.example\r?$/m)
  expect(letter).toMatch(/^Cc: books@tea\.example\r?$/m)
  // Soft line ends of quoted-printable cut addresses in two.
  const [address = ''] = /\/d\/[\w-]{43}/.exec(letter.replaceAll(/=\r?\n/g, '')) ?? []
  expect(address).not.toBe('')

  await readyForOffline(shop)
  await context.setOffline(true)
  await expect(shop.getByText('Mail and links need a connection.')).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Mail…' })).toBeDisabled()
  await context.setOffline(false)
})

test('DOC-14 a customer opens the link of a quote, reads it on a phone and accepts it; its seller sees who and when', async ({
  shop,
  rest,
  browser,
  baseURL,
}) => {
  const id = await openBooks(rest)
  await shop.goto(`/document?id=${id}`)
  await shop.getByRole('button', { name: 'Send…' }).click()
  await shop
    .getByRole('dialog', { name: /^Send QTE/ })
    .getByRole('button', { name: 'By link…' })
    .click()
  const dialog = shop.getByRole('dialog', { name: 'Share by link' })
  await expect(dialog.getByText('It is a draft: making a link marks it as sent.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.locator('output').textContent()
  expect(address).toMatch(/\/d\/[\w-]{43}$/)
  await expectAccessible(shop, 'share dialog')

  const customer = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
  const page = await customer.newPage()
  await page.goto(String(address))
  await expect(page.getByRole('heading', { name: /^Quote QTE/ })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `public page, ${colorScheme}`)
  }
  await expectNoSidewaysScroll(page, 'the public page of a quote')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(page, 'public page, wide')
  expect(await page.content()).not.toMatch(/7[.,]7391|7[.,]74/)
  await page.getByLabel('Your name').fill('Zoë Müller')
  await page.getByLabel('A note, if you like').fill('<b>Soon</b>, please')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('status')).toContainText('Accepted by Zoë Müller on')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
  await customer.close()

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(shop.getByText('Accepted', { exact: true }).first()).toBeVisible()
  await shop.getByRole('button', { name: 'Share by link…' }).click()
  await expect(dialog.getByText('Accepted by Zoë Müller')).toBeVisible()
  await expect(dialog.getByText('“<b>Soon</b>, please”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const timeline = shop.getByRole('list', { name: 'Timeline' })
  await expect(timeline.getByRole('listitem')).toContainText([
    'Accepted by Zoë Müller',
    'Viewed by the customer',
    'Shared by link',
    'Created',
  ])
  await expect(timeline).toContainText('“<b>Soon</b>, please”')
})

test('DOC-06 DOC-12 a draft that is mailed or shared is first asked for what it misses, with the fields right there @deep', async ({
  shop,
  rest,
}) => {
  const bare = (description: string) =>
    rest.create('documents', { documentType: 'quote', items: [{ description, quantity: 1, unitPrice: 40 }] })
  const [mailed, shared] = [await bare('Bowl 𓀀'), await bare('Cup 𓀀')]
  const question = shop.getByRole('dialog', { name: /^Before you send QTE/ })
  const fill = async (label: string, value: string) => {
    const field = question.getByRole('textbox', { name: label, exact: true })
    await field.fill(value)
    await field.press('Tab')
  }
  const send = () => shop.getByRole('button', { name: 'Send…' }).click()
  await shop.goto(`/document?id=${mailed}`)
  await send()
  await expect(question.getByText('Line 1: “𓀀” cannot be printed. Write it in other letters.')).toBeVisible()
  await expect(question.getByRole('button', { name: 'By mail anyway…' })).toBeEnabled()
  await expectAccessible(shop, 'what is missing before a mail')
  await fill('Your business: Business name', 'Lindgren Keramik')
  await fill('Customer name', 'Atelier Durand')
  await fill('Description: 1', 'Bowl')
  await expect(question.getByText('Nothing is missing.')).toBeVisible()
  await question.getByRole('button', { name: 'By mail…' }).click()
  const letter = shop.getByRole('dialog', { name: /^Mail quote QTE/ })
  await letter.getByLabel('To', { exact: true }).fill('durand@customer.example')
  await letter.getByRole('button', { name: 'Send' }).click()
  await expect(shop.getByText('Sent', { exact: true }).first()).toBeVisible()

  await shop.goto(`/document?id=${shared}`)
  await send()
  await expect(question.getByText('Line 1: “𓀀” cannot be printed. Write it in other letters.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(await rest.call('GET', `/documents/${shared}`)).toMatchObject({ status: 'draft' })
  await send()
  await question.getByRole('button', { name: 'By link anyway…' }).click()
  const links = shop.getByRole('dialog', { name: 'Share by link' })
  await links.getByRole('button', { name: 'Make a link' }).click()
  await expect(links.locator('output')).toHaveText(/\/d\/[\w-]{43}$/)
  await links.getByRole('button', { name: 'Done' }).click()
  // What has gone out is not asked about again.
  await shop.getByRole('button', { name: 'Share by link…' }).click()
  await expect(links).toBeVisible()
})

test('DOC-17 a recurring invoice is made from a template, shows its coming days, is paused and deleted with undo, and begins from the page of what it repeats @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  const template = await openBooks(rest, { documentType: 'template', dueDate: null })
  await followSystemTheme(shop)
  await shop.goto('/documents')
  await shop.getByRole('navigation', { name: 'Kind of document' }).getByRole('link', { name: 'Recurring' }).click()
  await expect(shop).toHaveURL(/\/recurring$/)
  await expect(shop.getByText('Invoices that write themselves')).toBeVisible()
  await shop.getByRole('button', { name: 'New recurring invoice' }).click()
  const dialog = shop.getByRole('dialog', { name: 'New recurring invoice' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose what it is made from.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Tea of the month')
  await dialog.getByRole('combobox', { name: 'Made from' }).click()
  await shop.getByRole('option', { name: /^Template/ }).click()
  await dialog.getByLabel('First day').fill('2099-01-31')
  // Shown before the field is left.
  await expect(dialog.getByLabel('First day')).toBeFocused()
  await expect(dialog.getByRole('region', { name: 'Coming days' })).toContainText('28')
  await dialog.getByLabel('First day').blur()
  await expect(dialog.getByRole('region', { name: 'Coming days' })).toContainText('28')
  await expectAccessibleInBothThemes(shop, 'recurring dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = shop.getByRole('row', { name: /Tea of the month/ })
  await expect(row).toContainText('Every month')
  await expectAccessibleInBothThemes(shop, 'recurring invoices')
  await row.getByRole('button', { name: 'Actions on Tea of the month' }).click()
  await shop.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(row).toContainText('Paused')
  await shop.setViewportSize({ width: 390, height: 844 })
  await expect(shop.getByRole('list', { name: 'Recurring invoices' })).toContainText('Tea of the month')
  await expectAccessible(shop, 'recurring invoices on a phone')
  await shop.getByRole('button', { name: 'Actions on Tea of the month' }).click()
  await shop.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(shop.getByText('Invoices that write themselves')).toBeVisible()
  await shop.getByRole('button', { name: 'Undo' }).click()
  await expect(shop.getByRole('list', { name: 'Recurring invoices' })).toContainText('Tea of the month')

  const repeat = async (id: string) => {
    await shop.goto(`/document?id=${id}`)
    await shop.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
    await shop.getByRole('menuitem', { name: 'Repeat…' }).click()
    await expect(shop).toHaveURL(new RegExp(`/recurring\\?from=${id}$`))
    await expect(dialog.getByLabel('Name')).toHaveValue('Zoë Müller')
  }
  await repeat(template)
  await expect(dialog.getByRole('combobox', { name: 'Made from' })).toContainText(/^Template/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await repeat(await openBooks(rest, { documentType: 'invoice', issueDate: '2099-01-31' }))
  await expect(dialog.getByRole('combobox', { name: 'Made from' })).toContainText(
    /^Invoice INV209901-0001 · Zoë Müller/,
  )
  // The invoice itself was the first: the next one comes a month after it.
  await expect(dialog.getByLabel('First day')).toHaveValue(shownDay('2099-02-28'))
  await expect(dialog.getByRole('region', { name: 'Coming days' })).toContainText(/28.*31.*30/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(shop.getByRole('list', { name: 'Recurring invoices' })).toContainText('Zoë Müller')
})

test('DOC-17 what came due during a pause waits in one list, each with its day and period, and is made, mailed or skipped as chosen there @deep', async ({
  shop,
  rest,
}) => {
  const documentId = await openBooks(rest, { documentType: 'template', dueDate: null })
  const nextOn = new Date(Date.now() - 22 * 86_400_000).toISOString().slice(0, 10)
  const id = await rest.create('recurring-documents', { name: 'Weekly tea', repeat: 'weekly', nextOn, documentId })
  await followSystemTheme(shop)
  await shop.goto('/documents')
  const notice = shop.getByRole('region', { name: /^4 invoices due since / })
  // It was never paused: the day that it began with has passed.
  await expect(notice).toContainText('Several are due at once, as after a pause')
  await shop.goto('/recurring')
  await expect(shop.getByRole('row', { name: /Weekly tea/ })).toContainText('Waiting for you')
  await notice.getByRole('button', { name: 'Review…' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Invoices that are due' })
  const runs = dialog.getByRole('region', { name: 'Weekly tea' }).getByRole('combobox')
  await expect(runs).toHaveCount(4)
  await expect(dialog.getByText(/^For .+ to .+$/)).toHaveCount(4)
  await expectAccessibleInBothThemes(shop, 'invoices that are due')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  await expect(notice).toBeVisible()
  expect((await rest.call('GET', '/documents/list/invoice'))['items']).toEqual([])

  await notice.getByRole('button', { name: 'Review…' }).click()
  await dialog.getByLabel('All of them').selectOption('Skip')
  await runs.nth(0).selectOption('Make a draft')
  await runs.nth(1).selectOption('Make and mail')
  await expect(dialog.getByLabel('All of them')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Make 2 invoices, mail 1' }).click()
  const question = shop.getByRole('dialog', { name: 'Before you send Weekly tea' })
  await expect(question.getByText('because you charge VAT', { exact: false })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Send anyway' })).toBeEnabled()
  const vatId = question.getByRole('textbox', { name: 'Your business: VAT id', exact: true })
  await vatId.fill('DE123456789')
  await vatId.press('Tab')
  await expect(question.getByText('Nothing is missing.')).toBeVisible()
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(shop.getByText('2 invoices made, 1 mailed, 2 skipped')).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(shop.getByRole('row', { name: /Weekly tea/ })).toContainText('Active')
  const made = (await rest.call('GET', '/documents/list/invoice?sortBy=issueDate&sortDirection=asc'))['items']
  expect(made).toMatchObject([
    { issueDate: nextOn, status: 'draft' },
    { status: 'sent', customerEmail: 'zoe@customer.example' },
  ])
  expect(await rest.call('GET', `/recurring-documents/${id}/runs`)).toMatchObject({ waits: false, runs: [] })
})
