import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newItem } from '#contract/document-new-item.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { headMessages } from './messages.ts'
import { StockDialog } from './stock-dialog.tsx'

function Opened({ id }: { readonly id: string }) {
  const row = useRow('document', id)
  return row ? <StockDialog row={row} onChosen={() => undefined} onClose={() => undefined} /> : null
}

it('DOC-19 that stock goes below zero is said only where the quantities are taken', async () => {
  openAt('/document')
  const { store, settle } = await signIn()
  const [productId, id] = [store.newId(), store.newId()]
  await store.mutate({ op: 'put', kind: 'product', id: productId, data: { name: 'Mug', stock: 2 } })
  const items = [newItem('a', { productId, quantity: 120_000 })]
  await store.mutate({ op: 'put', kind: 'document', id, data: { documentType: 'invoice', items } })
  await settle()
  const { stock: text } = headMessages
  const { user } = draw(<Opened id={id} />)
  expect(screen.getByText(text.move(2, -10))).toBeTruthy()
  expect(screen.queryByText(text.below(10))).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: text.take }))
  expect(screen.getByText(text.below(10))).toBeTruthy()
})
