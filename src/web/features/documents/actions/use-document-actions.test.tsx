import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newItem } from '#contract/document-new-item.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { listenToToasts } from '#test/toasts.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { lastDone } from '#web/kit/ui/last-undo.ts'
import { paymentMessages } from '../editor/messages.ts'
import { useDocumentActions } from './use-document-actions.ts'

function Paying({ id }: { readonly id: string }) {
  const row = useRow('document', id)
  const actions = useDocumentActions()
  const payment = {
    id: 'p',
    date: '2026-07-06',
    amount: 100_000,
    method: 'cash',
    note: '',
    keepAsCredit: false,
  } as const
  return row ? <button onClick={() => void actions.pay(row, payment)}>{paymentMessages.save}</button> : null
}

it('DOC-15 NAV-07 a payment that was recorded is taken back from its notice and by the key, and the invoice is owed again', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const items = [newItem('a', { description: 'Mug', quantity: 30_000, unitPrice: 100_000 })]
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', status: 'sent', items } })
  await settle()
  const toasts = listenToToasts()
  const { user } = draw(<Paying id={id} />)
  await user.click(screen.getByRole('button', { name: paymentMessages.save }))
  const { currency, documentNumber } = store.get('document', id)!
  const title = `${paymentMessages.recorded(100_000, currency)}: ${documentNumber}`
  await expect.poll(() => toasts.map((each) => [each.title, each.action?.label])).toEqual([[title, 'Undo']])
  expect(store.get('document', id)).toMatchObject({ amountPaid: 100_000, status: 'partial' })
  expect(lastDone()?.title).toBe(title)
  toasts[0]?.action?.run()
  await expect.poll(() => store.get('document', id)).toMatchObject({ amountPaid: 0, status: 'sent', payments: [] })
})
