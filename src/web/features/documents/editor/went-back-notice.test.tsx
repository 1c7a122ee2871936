import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wentBack } from '#domain/payments/went-back.ts'
import { newItem } from '#contract/document-new-item.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls } from '#test/page/store-pages.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { useDocumentActions } from '../actions/use-document-actions.ts'
import { creditMessages, noticeMessages as messages } from './messages.ts'
import { WentBackNotice } from './went-back-notice.tsx'

function Opened({ id }: { readonly id: string }) {
  const row = useRow('document', id)
  const actions = useDocumentActions()
  const amount = row ? wentBack(row) : 0
  return row && amount > 0 ? <WentBackNotice row={row} amount={amount} actions={actions} /> : null
}

/** Opens the notice of an invoice of 300 that was paid by card, with what became of its payments since. */
async function show(returns: readonly object[], items: readonly object[] = []) {
  openAt('/document')
  const { store, settle } = await signIn()
  answerCalls([['GET /card-payments', () => ({ items, hasMore: false })]])
  const id = store.newId()
  const lines = [newItem('a', { description: 'Mug', quantity: 30_000, unitPrice: 100_000 })]
  const line = { date: '2026-07-06', method: 'card', note: '', keepAsCredit: false, creditWith: null, fee: null }
  const payments = [
    { ...line, id: 'pi_1', reference: 'pi_1', amount: 300_000 },
    ...returns.map((each) => ({ ...line, ...each })),
  ]
  const data = { documentType: 'invoice', status: 'sent', items: lines, payments }
  await store.mutate({ op: 'put', kind: 'document', id, data })
  await settle()
  const { currency, documentNumber } = store.get('document', id)!
  const { user } = draw(<Opened id={id} />)
  const left = () => store.get('document', id)?.payments.map((each) => each.id)
  return { store, settle, id, currency, documentNumber, user, left }
}

const BY_CARD = { id: 're_1', reference: 're_1', amount: -100_000 }
const BY_HAND = { id: '00000000-0000-4000-8000-000000000009', reference: '', amount: -50_000, method: 'cash' }

it('DOC-15 of what went back by card the seller is asked once: a credit note, or still owed', async () => {
  const { store, settle, id, currency, documentNumber, user } = await show([BY_CARD])
  expect(screen.getByRole('region', { name: messages.wentBack(100_000, currency) })).toBeTruthy()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: messages.creditIt }))
  expect(await screen.findByRole('dialog', { name: creditMessages.title(documentNumber) })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: messages.stillOwed }))
  await expect.poll(() => store.get('document', id)?.payments.map((each) => each.isStillOwed)).toEqual([false, true])
  await settle()
  await waitFor(() => expect(screen.queryByRole('button', { name: messages.stillOwed })).toBeNull())
})

it.each([
  ['needs_response', true],
  ['under_review', false],
] as const)(
  'DOC-14 while the bank decides over a dispute (%s) nothing is asked, and what can be answered leads there',
  async (dispute, isAnswerable) => {
    const { currency } = await show([BY_CARD], [{ dispute, problem: '' }])
    expect(await screen.findByRole('region', { name: messages.disputed(100_000, currency) })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link', { name: messages.answerDispute }) !== null).toBe(isAnswerable)
    await expectAccessible()
  },
)

it('DOC-15 where Stripe and a person told of money the seller is asked whether it is the same, and it counts once', async () => {
  const { currency, user, settle, left } = await show([BY_CARD, BY_HAND])
  expect(screen.getByText(messages.maybeTwice(50_000, currency))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: messages.countOnce }))
  await settle()
  await expect.poll(left).toEqual(['pi_1', 're_1'])
  expect(screen.queryByRole('button', { name: messages.countOnce })).toBeNull()
})

it('DOC-15 money of which a person alone told is no question whether it is the same', async () => {
  const { currency } = await show([BY_HAND])
  expect(screen.getByRole('region', { name: messages.wentBack(50_000, currency) })).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages.countOnce })).toBeNull()
})
