import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { creditInvoice } from '#contract/commands/invoice-credit.ts'
import { newItem } from '#contract/document-new-item.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { useDocumentActions } from '../actions/use-document-actions.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { creditMessages as messages } from './messages.ts'

interface OpenedProps {
  readonly id: string
  readonly onMade: (id: string) => void
  readonly wentBack?: number
}

function Opened({ id, ...more }: OpenedProps) {
  const row = useRow('document', id)
  const actions = useDocumentActions()
  return row ? <CreditDialog row={row} actions={actions} onClose={() => undefined} {...more} /> : null
}

it('DOC-15 of money that went back in part that part is credited, and more only where it is chosen and said', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const items = [newItem('a', { description: 'Mug', quantity: 10_000, unitPrice: 1_000_000 })]
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', status: 'sent', items } })
  await settle()
  const made: string[] = []
  const { user } = draw(<Opened id={id} wentBack={400_000} onMade={(each) => made.push(each)} />)
  const { currency } = store.get('document', id)!
  expect(screen.getByText(`${messages.sum} ${formatMoney(400_000, currency)}`)).toBeTruthy()
  const more = messages.beyondReturn(400_000, 600_000, currency)
  expect(screen.queryByText(more)).toBeNull()
  await user.click(screen.getByText(messages.whole))
  expect(screen.getByText(more)).toBeTruthy()
  await user.click(screen.getByText(messages.chosen))
  await user.click(screen.getByRole('button', { name: messages.save }))
  await expect.poll(() => made.map((each) => store.get('document', each)?.total)).toEqual([400_000])
})

it('DOC-08 the amount of selected lines follows the typing, and nothing to credit says why it cannot be made', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const items = [newItem('a', { description: 'Mug', quantity: 30_000, unitPrice: 100_000 })]
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', status: 'sent', items } })
  await settle()
  const made: string[] = []
  const { user } = draw(<Opened id={id} onMade={(each) => made.push(each)} />)
  const { currency } = store.get('document', id)!
  const sum = (units: number) => screen.getByText(`${messages.sum} ${formatMoney(units, currency)}`)
  const button = () => screen.getByRole('button', { name: messages.save })
  expect(sum(300_000)).toBeTruthy()
  await user.click(screen.getByText(messages.chosen))
  expect(screen.getByText(messages.nothing)).toBeTruthy()
  expect(button()).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: messages.take('Mug') }))
  const quantity = screen.getByRole('textbox', { name: messages.quantity('Mug') })
  await user.clear(quantity)
  await user.type(quantity, '2')
  expect(sum(200_000)).toBeTruthy()
  await user.type(quantity, '{Escape}')
  expect(sum(300_000)).toBeTruthy()
  await user.clear(quantity)
  await user.type(quantity, '0')
  expect(sum(0)).toBeTruthy()
  expect(screen.getByText(messages.noQuantity)).toBeTruthy()
  expect(button()).toHaveProperty('disabled', true)
  await user.clear(quantity)
  await user.type(quantity, '1')
  await user.click(button())
  await expect.poll(() => made.map((each) => store.get('document', each)?.total)).toEqual([100_000])
})

it('DOC-08 after a part was credited, all that is left can be credited without a line being chosen; a name ticks its line', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const items = [newItem('a', { description: 'Mug', quantity: 30_000, unitPrice: 100_000 })]
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', status: 'sent', items } })
  const part = { invoiceId: id, newId: store.newId(), reason: '', items: [{ id: 'a', quantity: 10_000 }] }
  await store.run(creditInvoice, part)
  await settle()
  const made: string[] = []
  const { user } = draw(<Opened id={id} onMade={(each) => made.push(each)} />)
  const sum = `${messages.sum} ${formatMoney(200_000, store.get('document', id)!.currency)}`
  expect(screen.getByText(sum)).toBeTruthy()
  await user.click(screen.getByText(messages.chosen))
  await user.click(screen.getByText('Mug'))
  expect(screen.getByRole('checkbox', { name: messages.take('Mug') })).toHaveProperty('checked', true)
  await user.click(screen.getByText(messages.rest))
  expect(screen.getByText(sum)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: messages.save }))
  await expect.poll(() => made.map((each) => store.get('document', each)?.total)).toEqual([200_000])
})

it('DOC-08 DOC-15 where all pieces are credited at a lower price, the money that is left can be credited', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const items = [newItem('a', { description: 'Mug', quantity: 30_000, unitPrice: 100_000 })]
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', status: 'sent', items } })
  const part = { invoiceId: id, newId: store.newId(), reason: '', items: [{ id: 'a', quantity: 30_000 }] }
  await store.run(creditInvoice, part)
  await settle()
  const note = store.all('document').find(({ documentType }) => documentType === 'creditnote')!
  const cheaper = { items: { lines: { a: { unitPrice: 90_000 } } } }
  await store.mutate({ op: 'patch', kind: 'document', id: note.id, data: cheaper })
  await settle()
  const made: string[] = []
  const { user } = draw(<Opened id={id} onMade={(each) => made.push(each)} />)
  expect(screen.getByText(`${messages.sum} ${formatMoney(30_000, note.currency)}`)).toBeTruthy()
  expect(screen.getByText(messages.rest)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: messages.save }))
  await expect.poll(() => made.map((each) => store.get('document', each)?.total)).toEqual([30_000])
})

it('DOC-08 what only the rounding of tax leaves cannot be credited, and the dialog says what to do with it', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const id = store.newId()
  const items = [newItem('a', { description: 'Cup', unitPrice: 10_030_000, taxPercent: 190_000 })]
  const data = { documentType: 'invoice', status: 'sent', currency: 'EUR', items }
  await store.mutate({ op: 'put', kind: 'document', id, data })
  const part = { invoiceId: id, newId: store.newId(), reason: '', items: [{ id: 'a', quantity: 10_000 }] }
  await store.run(creditInvoice, part)
  await settle()
  const note = store.all('document').find(({ documentType }) => documentType === 'creditnote')!
  const cheaper = { items: { lines: { a: { unitPrice: 5_010_000 } } } }
  await store.mutate({ op: 'patch', kind: 'document', id: note.id, data: cheaper })
  await store.run(creditInvoice, { invoiceId: id, newId: store.newId(), reason: '' })
  await settle()
  draw(<Opened id={id} onMade={() => undefined} />)
  expect(screen.getByRole('alert').textContent).toMatch(/^0.01 EUR is left of this invoice .*Record it as a payment/)
  expect(screen.getByRole('button', { name: messages.save })).toHaveProperty('disabled', true)
})
