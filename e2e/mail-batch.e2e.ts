import { mailBatchMessages } from '#web/features/documents/list/mail-batch-messages.ts'
import { documentsMessages } from '#web/features/documents/list/messages.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { expectAccessibleInBothThemes } from './axe.ts'
import { seedDocuments, storedLine } from './document-seed.ts'
import { expect, test } from './journey.ts'
import { expectNoSidewaysScroll, followSystemTheme } from './steps.ts'

const COUNT = 50
/** Those whose address is none. */
const WRONG = [7, 23, 41]

test('DOC-13 of fifty documents with three wrong addresses forty-seven are mailed at once, three are named, mended and sent @deep', async ({
  shop,
  rest,
}) => {
  test.slow()
  const [profile] = [...(await rest.byName('business-profiles')).values()]
  await rest.call('PATCH', `/business-profiles/${String(profile?.['id'])}`, { name: 'Anna’s Tea' })
  const documents = Array.from({ length: COUNT }, (_, n) => ({
    documentType: 'quote',
    customerName: `Café ${n}`,
    customerEmail: WRONG.includes(n) ? `cafe${n}` : `cafe${n}@customer.example`,
    items: [storedLine({ description: 'Sencha', unitPrice: 1_000_000 })],
  }))
  await seedDocuments(shop, documents)
  await followSystemTheme(shop)
  await shop.goto('/documents?pageSize=50')
  await shop.getByRole('checkbox', { name: uiMessages.selectAll }).first().click()
  await shop
    .getByRole('region', { name: documentsMessages.chosen })
    .getByRole('button', { name: documentsMessages.mail })
    .click()
  const dialog = shop.getByRole('dialog', { name: mailBatchMessages.title(COUNT) })
  await expect(dialog.getByText('“cafe23” is not valid', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: mailBatchMessages.look }).first().click()
  await expect(dialog.getByText(/^Quote QTE\d{6}-\d{4} from Anna’s Tea$/)).toBeVisible()
  await expectAccessibleInBothThemes(shop, 'the preview of a batch of mails')
  await shop.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(shop, 'the preview of a batch of mails')
  await shop.setViewportSize({ width: 1360, height: 900 })
  await expect(dialog.getByText(mailMessages.outbox)).toBeVisible()
  // A second press of a double click sends nothing twice.
  await dialog.getByRole('button', { name: mailBatchMessages.send(COUNT - WRONG.length) }).dblclick()
  await expect(dialog.getByText(mailBatchMessages.done(COUNT - WRONG.length, true))).toBeVisible({ timeout: 60_000 })
  const mails = async () => (await rest.call('GET', '/document-mails?total=true'))['total']
  expect(await mails()).toBe(COUNT - WRONG.length)

  for (const n of WRONG) {
    const item = dialog.getByRole('listitem').filter({ hasText: `Café ${n} ` })
    await item.getByRole('textbox').fill(`cafe${n}@customer.example`)
  }
  await dialog.getByRole('button', { name: mailBatchMessages.send(WRONG.length) }).click()
  await expect(dialog.getByText(mailBatchMessages.done(COUNT, true))).toBeVisible({ timeout: 30_000 })
  expect(await mails()).toBe(COUNT)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)
  expect((await rest.call('GET', '/documents?status=unsent'))['items']).toEqual([])
})
