import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newItem } from '#contract/document-new-item.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { listenToToasts } from '#test/toasts.ts'
import { useRow } from '#web/kit/data/use-store.ts'
// What an undo needs is here before it is pressed: what comes late is another test's matter.
import '#web/kit/actions/undo-outcome.ts'
import '#web/kit/actions/undo-rules.ts'
import type { DocumentPatch } from '#web/kit/documents/document-row.ts'
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

function Filling({ id }: { readonly id: string }) {
  const row = useRow('document', id)
  const actions = useDocumentActions()
  const save = (patch: DocumentPatch) => row && actions.save(row, patch, 'it')
  return (
    <>
      <button onClick={() => save({ billingAddress: 'Lindenweg 4\n50674 Köln\nGermany' })}>address</button>
      <button onClick={() => save({ customerEmail: 'linde@customer.example' })}>e-mail</button>
      <button onClick={() => save({ billingAddress: 'Lindenweg 40\n50674 Köln\nGermany' })}>again</button>
    </>
  )
}

it('CUST-01 what is typed on a document is kept with a customer who lacks it, until they had it before', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const [id, next, customerId] = [store.newId(), store.newId(), store.newId()]
  await store.mutate({ op: 'put', kind: 'customer', id: customerId, data: { name: 'Café Linde' } })
  for (const each of [id, next])
    await store.mutate({ op: 'put', kind: 'document', id: each, data: { documentType: 'invoice', customerId } })
  await settle()
  const kept = () => store.get('customer', customerId)
  const { user } = draw(<Filling id={id} />)
  const press = async (name: string, address: string) => {
    await user.click(screen.getByRole('button', { name }))
    await expect.poll(() => store.get('document', id)?.billingAddress).toContain(address)
  }
  await press('address', 'Lindenweg 4')
  await press('e-mail', 'Lindenweg 4')
  const email = 'linde@customer.example'
  await expect.poll(kept).toMatchObject({ billingAddress: 'Lindenweg 4\n50674 Köln\nGermany', country: 'DE', email })
  // A slip is mended with the customer too while its page is open.
  await press('again', 'Lindenweg 40')
  await expect.poll(() => kept()?.billingAddress).toContain('Lindenweg 40')
  cleanup()
  draw(<Filling id={next} />)
  await user.click(screen.getByRole('button', { name: 'address' }))
  await expect.poll(() => store.get('document', next)?.billingAddress).toContain('Lindenweg 4\n')
  expect(kept()?.billingAddress).toContain('Lindenweg 40')
})

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
  const { amountPaid, status, payments } = store.get('document', id)!
  expect([amountPaid, status, payments.length]).toEqual([100_000, 'partial', 1])
  // What stands in the way of it would be told.
  const after = () => [store.get('document', id), toasts.slice(1).map(({ title: said, detail }) => [said, detail])]
  await expect.poll(after).toMatchObject([{ amountPaid: 0, status: 'sent', payments: [] }, []])
})
