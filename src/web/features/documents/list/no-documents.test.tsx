import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { emptyMessages as messages } from './messages.ts'
import { NoDocuments } from './no-documents.tsx'

it('NAV-10 points to the sample shop only as long as Home offers it', async () => {
  const { store, settle } = await signIn()
  draw(<NoDocuments onCreate={() => undefined} />)
  expect(screen.getByText(messages.sample)).toBeTruthy()
  await store.mutate({ op: 'put', kind: 'product', id: store.newRandomId(), data: { name: 'Mug' } })
  await settle()
  expect(screen.queryByText(messages.sample)).toBeNull()
})
