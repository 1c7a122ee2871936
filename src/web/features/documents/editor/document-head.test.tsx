import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newItem } from '#contract/document-new-item.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { missingMessages } from '../e-invoice/missing-messages.ts'
import { DocumentPage } from './document-page.tsx'
import { headMessages, moveMessages } from './messages.ts'

async function opened(data: object) {
  const { store, settle } = await signIn()
  const [id, businessProfileId] = [store.newId(), store.newId()]
  const business = { name: 'Mug shop', isDefault: true }
  await store.mutate({ op: 'put', kind: 'businessProfile', id: businessProfileId, data: business })
  openAt(`/document?id=${id}`)
  const items = [newItem('line', { unitPrice: 500_000 })]
  await store.mutate({ op: 'put', kind: 'document', id, data: { items, ...data } })
  await settle()
  const { user } = draw(<DocumentPage />)
  await screen.findByRole('heading', { level: 1 })
  await user.click(screen.getByRole('button', { name: headMessages.more }))
  return {
    user,
    status: () => store.get('document', id)?.status,
    movesStock: () => store.get('document', id)?.movesStock,
  }
}

it.each(['mail', 'share'] as const)(
  'DOC-19 before an invoice goes out by %s it is asked whether its goods leave the stock',
  async (way) => {
    const productId = '00000000-0000-4000-8000-000000000001'
    const { user, movesStock } = await opened({
      documentType: 'invoice',
      items: [newItem('line', { productId, quantity: 20_000, unitPrice: 500_000 })],
    })
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: headMessages.send }))
    await user.click(await screen.findByRole('button', { name: missingMessages.ways[way].anyway }))
    await user.click(await screen.findByRole('checkbox', { name: headMessages.stock.take }))
    await user.click(screen.getByRole('button', { name: headMessages.stock.goOn }))
    await expect.poll(movesStock).toBe(true)
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByText(headMessages.stock.title)).toBeNull()
  },
)

it('DOC-06 DOC-13 a draft that is delivered by hand is marked as sent from its menu', async () => {
  const { user, status } = await opened({ documentType: 'quote', customerName: 'Zoë' })
  await user.click(await screen.findByRole('menuitem', { name: moveMessages.sent }))
  await expect.poll(status).toBe('sent')
})

it('DOC-06 DOC-16 what a draft still misses is asked for before it is marked as sent from its menu', async () => {
  const { user, status } = await opened({ documentType: 'invoice' })
  await user.click(await screen.findByRole('menuitem', { name: moveMessages.sent }))
  await user.click(await screen.findByRole('button', { name: missingMessages.ways.mark.anyway }))
  await expect.poll(status).toBe('sent')
})

it.each(['draft', 'sent', 'void'])(
  'SHELL-08 every entry in the menu of an invoice that is %s begins with its icon',
  async (state) => {
    await opened({ documentType: 'invoice', status: state })
    const entries = await screen.findAllByRole('menuitem')
    expect(
      entries.filter((entry) => entry.firstElementChild?.tagName !== 'svg').map(({ textContent }) => textContent),
    ).toEqual([])
  },
)
