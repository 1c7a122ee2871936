import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { DocumentsPage } from './documents-page.tsx'
import { documentsMessages, emptyMessages } from './messages.ts'

const { tab } = emptyMessages

async function openList(search: string, ...made: readonly object[]) {
  openAt(`/documents${search}`)
  const { store, settle } = await signIn([documentIndex])
  for (const data of made) await store.mutate({ op: 'put', kind: 'document', id: store.newId(), data: { ...data } })
  await settle()
  return draw(<DocumentsPage />)
}
const heading = (name: string) => screen.findByRole('heading', { name })

it('DOC-10 an empty tab says what belongs there and makes the first one', async () => {
  await openList('?documentType=quote', { documentType: 'invoice' })
  await heading('No quotes yet')
  expect(screen.getByText(tab.texts.quote)).toBeDefined()
  expect(screen.getByRole('button', { name: tab.create('quote') })).toBeDefined()
  expect(screen.queryByText(documentsMessages.nothing.title)).toBeNull()
  await expectAccessible()
})

it('DOC-10 an empty tab of credit notes leads to the invoices that they are made from', async () => {
  const { user } = await openList('?documentType=creditnote', { documentType: 'invoice' })
  await heading('No credit notes yet')
  await user.click(screen.getByRole('button', { name: tab.invoices }))
  expect(location.search).toBe('?documentType=invoice')
})

it('DOC-10 a tab of nothing but void documents leads to them', async () => {
  const { user } = await openList('', { documentType: 'invoice', status: 'void' })
  await heading(tab.void.title)
  await user.click(screen.getByRole('button', { name: tab.void.show }))
  expect(location.search).toBe('?status=void')
})

it('DOC-10 a search that finds nothing under a tab is still told as one', async () => {
  await openList('?documentType=quote&search=kettle', { documentType: 'invoice' })
  expect(await heading(documentsMessages.nothing.title)).toBeDefined()
})
