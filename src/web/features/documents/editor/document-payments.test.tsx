import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { newItem } from '#contract/document-new-item.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { useDocumentActions } from '../actions/use-document-actions.ts'
import { DocumentPayments } from './document-payments.tsx'
import { paymentMessages as messages } from './messages.ts'

function Opened({ id }: { readonly id: string }) {
  const row = useRow('document', id)
  const actions = useDocumentActions()
  return row ? <DocumentPayments row={row} actions={actions} /> : null
}

const line = (id: string, values: Partial<DocumentRow['payments'][number]> = {}) => ({
  id,
  date: '2026-07-06',
  amount: 10_000,
  method: 'card' as const,
  note: '',
  keepAsCredit: false,
  creditWith: null,
  reference: '',
  fee: null,
  ...values,
})

it('DOC-14 DOC-15 what Stripe told has no bin and says why, and what a person entered has one', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const items = [newItem('a', { description: 'Mug', quantity: 30_000, unitPrice: 100_000 })]
  const payments = [line('pi_1', { reference: 'pi_1' }), line('own', { amount: 20_000 })]
  await store.mutate({
    op: 'put',
    kind: 'document',
    id,
    data: { documentType: 'invoice', status: 'sent', items, payments },
  })
  await settle()
  const { currency } = store.get('document', id)!
  const { user } = draw(<Opened id={id} />)
  expect(screen.getAllByText(new RegExp(messages.fromStripe))).toHaveLength(1)
  expect(screen.queryByRole('button', { name: messages.remove(10_000, currency) })).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: messages.remove(20_000, currency) }))
  await expect.poll(() => store.get('document', id)?.payments.map((each) => each.id)).toEqual(['pi_1'])
})
