import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wentBack } from '#domain/payments/went-back.ts'
import { newItem } from '#contract/document-new-item.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
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

it('DOC-15 of what went back by card the seller is asked once: a credit note, or still owed', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const items = [newItem('a', { description: 'Mug', quantity: 30_000, unitPrice: 100_000 })]
  const line = { date: '2026-07-06', method: 'card', note: '', keepAsCredit: false, creditWith: null, fee: null }
  const payments = [
    { ...line, id: 'pi_1', reference: 'pi_1', amount: 300_000 },
    { ...line, id: 're_1', reference: 're_1', amount: -100_000 },
  ]
  const data = { documentType: 'invoice', status: 'sent', items, payments }
  await store.mutate({ op: 'put', kind: 'document', id, data })
  await settle()
  const { currency, documentNumber } = store.get('document', id)!
  const { user } = draw(<Opened id={id} />)
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
