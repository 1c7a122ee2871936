import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { creditInvoice } from '#contract/commands/invoice-credit.ts'
import { newItem } from '#contract/document-new-item.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { useDocumentActions } from '../actions/use-document-actions.ts'
import { paymentMessages as messages } from './messages.ts'
import { PaymentDialog } from './payment-dialog.tsx'

function Opened({ id }: { readonly id: string }) {
  const row = useRow('document', id)
  const actions = useDocumentActions()
  return row ? <PaymentDialog row={row} actions={actions} onClose={() => undefined} /> : null
}

it('DOC-15 DOC-08 a payment is offered in full beside draft credit notes, and what they will take back is said', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const items = [newItem('a', { description: 'Mug', quantity: 30_000, unitPrice: 100_000 })]
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', status: 'sent', items } })
  await store.run(creditInvoice, { invoiceId: id, newId: store.newId(), reason: '' })
  await settle()
  const { currency } = store.get('document', id)!
  draw(<Opened id={id} />)
  const amount = screen.getByRole('textbox', { name: `${messages.amount} (${currency})` })
  expect(amount).toHaveProperty('value', moneyText(300_000, currency))
  expect(screen.getByText(messages.inDrafts(300_000, currency))).toBeTruthy()
})

it('DOC-15 an amount for an invoice on which nothing is open is kept as a credit, not lowered', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const items = [newItem('a', { description: 'Mug', quantity: 30_000, unitPrice: 100_000 })]
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', status: 'paid', items } })
  await settle()
  const { currency } = store.get('document', id)!
  const { user } = draw(<Opened id={id} />)
  const amount = screen.getByRole('textbox', { name: `${messages.amount} (${currency})` })
  await user.clear(amount)
  await user.type(amount, '5')
  await user.click(screen.getByRole('button', { name: messages.save }))
  expect(
    screen.getByText('Nothing is open. Keep the whole amount as a credit, or record it on another invoice.'),
  ).toBeTruthy()
})
