import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { shipment } from '#contract/entities/shipment.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { shipmentsMessages } from './messages.ts'
import { linesMessages, summaryMessages } from './page-messages.ts'
import { ShipmentPage } from './shipment-page.tsx'

async function opened(more = '') {
  const { store, settle } = await signIn()
  const id = store.newId()
  openAt(`/shipment?id=${id}${more}`)
  await store.mutate({ op: 'put', kind: 'shipment', id, data: { name: shipmentsMessages.newName } })
  await settle()
  const { user } = draw(<ShipmentPage />)
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: shipment.fields.name.label })
  return { user, name, settle, stored: () => store.get('shipment', id)?.name }
}

it('SHIP-01 what is typed on in a shipment that was made just now is its name', async () => {
  const { user, name, settle, stored } = await opened('&new=1')
  expect(document.activeElement).toBe(name)
  await user.keyboard('Mugs from Shanghai{Enter}')
  await settle()
  expect(stored()).toBe('Mugs from Shanghai')
})

it('SHIP-01 a shipment that was there already opens with its name as it is', async () => {
  const { name } = await opened()
  expect(document.activeElement).not.toBe(name)
})

it('SHIP-01 a line without anything in it is not passed over: what it lacks is said', async () => {
  const { user, settle } = await opened()
  expect(screen.getByText(summaryMessages.nothing)).toBeDefined()
  await user.click(screen.getByRole('button', { name: linesMessages.add }))
  await settle()
  expect(screen.queryByText(summaryMessages.nothing)).toBeNull()
  expect(screen.getByText(summaryMessages.unfilled)).toBeDefined()
})
