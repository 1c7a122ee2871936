import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, refused } from '#test/page/store-pages.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { CardHint } from './card-hint.tsx'
import { paymentMessages as messages } from './messages.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const invoice = (values: Partial<DocumentRow> = {}) =>
  emptyRowOf('document', ID, {
    documentType: 'invoice',
    status: 'sent',
    currency: 'EUR',
    balanceDue: 1_000_000,
    ...values,
  })

async function show(account: unknown, row = invoice(), items: readonly object[] = []) {
  openAt('/document')
  await signIn()
  answerCalls([
    ['GET /card-payments/account', () => account],
    ['GET /card-payments', () => ({ items, hasMore: false })],
  ])
  draw(<CardHint row={row} />)
}

it('DOC-14 an open invoice says that it can be paid by card, and with a test key that no money moves', async () => {
  await show({ account: { state: 'active', mode: 'live' } })
  expect(await screen.findByText(messages.byCard(false))).toBeTruthy()
  await expectAccessible()
})

it('DOC-14 with a test key an open invoice says that no money moves', async () => {
  await show({ account: { state: 'active', mode: 'test' } })
  expect(await screen.findByText(messages.byCard(true))).toBeTruthy()
})

it('DOC-14 whoever has no account at Stripe is led to where it is connected', async () => {
  await show({ account: null })
  const link = await screen.findByRole('link', { name: messages.connectCards })
  expect(link.getAttribute('href')).toBe('/settings/connections')
})

const paidByCard = () => {
  const line = { date: null, method: 'card', note: '', keepAsCredit: false, creditWith: null, fee: null } as const
  return invoice({ payments: [{ ...line, id: 'pi_1', reference: 'pi_1', amount: 100_000, isStillOwed: false }] })
}

it.each([
  ['the bank decides over a dispute', { dispute: 'under_review', problem: '' }, messages.notInDispute],
  ['a refund is not entered', { dispute: '', problem: 'twice' }, messages.notEntered],
])('DOC-14 an invoice that was paid by card does not say that it can be paid while %s', async (_, payment, text) => {
  await show({ account: { state: 'active', mode: 'live' } }, paidByCard(), [payment])
  const link = await screen.findByRole('link', { name: messages.toCards })
  expect(link.closest('p')?.textContent).toContain(text)
  expect(screen.queryByText(messages.byCard(false))).toBeNull()
})

it.each([
  ['a paid invoice', { account: null }, invoice({ status: 'paid', balanceDue: 0 })],
  ['a quote', { account: null }, invoice({ documentType: 'quote' })],
  ['whoever may not know of it', refused(403, 'forbidden'), invoice()],
])('DOC-14 nothing is said of cards for %s', async (_, account, row) => {
  await show(account, row)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText(messages.noCards)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
