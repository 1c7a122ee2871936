import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newItem } from '#contract/document-new-item.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { recordMessages } from '#web/kit/list/record-messages.ts'
import { lineMessages } from '../lines/messages.ts'
import { DocumentPage } from './document-page.tsx'
import { customerMessages, pageMessages } from './messages.ts'

it.each([
  ['draft', recordMessages.notHere, true],
  ['sent', pageMessages.lost, false],
] as const)(
  'DOC-20 the page of a deleted quote that was %s says whether it can be restored',
  async (status, why, canBe) => {
    const { store, settle } = await signIn()
    const id = store.newId()
    openAt(`/document?id=${id}`)
    const data = { documentType: 'quote', status, items: [newItem('line', { unitPrice: 500_000 })] }
    await store.mutate({ op: 'put', kind: 'document', id, data })
    await settle()
    draw(<DocumentPage />)
    await screen.findByRole('heading', { level: 1 })
    await store.mutate({ op: 'delete', kind: 'document', id })
    await settle()
    expect(await screen.findByText(why)).toBeDefined()
    expect(screen.queryByRole('button', { name: recordMessages.bringBack }) !== null).toBe(canBe)
  },
)

it.each([
  ['&new=1', true],
  ['', false],
])('DOC-01 whom a document is for can be typed at once where it was made just now: %j', async (more, isFocused) => {
  const { store, settle } = await signIn()
  const id = store.newId()
  openAt(`/document?id=${id}${more}`)
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice' } })
  await settle()
  draw(<DocumentPage />)
  const customer = await screen.findByRole('combobox', { name: customerMessages.label })
  expect(document.activeElement === customer).toBe(isFocused)
})

it('DOC-01 NAV-07 the first line can be typed at once where a document was made just now for a customer', async () => {
  const { store, settle } = await signIn()
  const [id, customerId] = [store.newId(), store.newId()]
  openAt(`/document?id=${id}&new=1`)
  await store.mutate({ op: 'put', kind: 'customer', id: customerId, data: { name: 'Tea house' } })
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', customerId } })
  await settle()
  draw(<DocumentPage />)
  const line = await screen.findByRole('combobox', { name: lineMessages.add })
  expect(document.activeElement).toBe(line)
})
