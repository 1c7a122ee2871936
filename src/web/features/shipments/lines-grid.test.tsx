import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { foundProducts, type SignedIn, signIn } from '#test/page/signed-in.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { issuesByRow, landedOf, shownProblems } from './landed-input.ts'
import { LinesGrid } from './lines-grid.tsx'
import { type LineDeps, newLineData } from './line-columns.ts'
import { linesMessages } from './page-messages.ts'
import { useShipmentActions } from './use-shipment-actions.ts'

const deps: LineDeps = {
  currency: 'USD',
  rateOf: () => ({ rate: '1', date: null, source: 'typed' }),
  productOf: () => undefined,
}

let person: SignedIn
let lineId = ''

function Grid() {
  const actions = useShipmentActions()
  const [begun, setBegun] = useState('')
  const [row] = useRows('shipment')
  const lines = useRows('shipmentLine')
  if (!row) return null
  const problems = shownProblems(landedOf({ row, lines, charges: [] }, 'cif'), begun)
  return (
    <>
      <p>{`${problems.length} to fix`}</p>
      <LinesGrid
        lines={lines}
        deps={deps}
        begun={begun}
        onBegun={setBegun}
        issues={issuesByRow(problems)}
        perUnit={new Map()}
        disabled={false}
        wanted={{ id: lineId, column: 'sku' }}
        onSave={actions.saveLine}
        onTyping={() => undefined}
        onRemove={() => undefined}
        onAdd={() => undefined}
        onPaste={() => undefined}
      />
    </>
  )
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name}, line 1` })
const pick = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name: `${name}, line 1` })

beforeEach(async () => {
  person = await signIn([foundProducts])
  const { store } = person
  const put = (kind: string, id: string, data: object) => store.mutate({ op: 'put', kind, id, data: { ...data } })
  await put('product', store.newRandomId(), { name: 'Kettle', sku: 'AD-025' })
  const shipmentId = store.newId()
  await put('shipment', shipmentId, { name: 'From afar' })
  lineId = store.newId()
  await put('shipmentLine', lineId, { shipmentId, ...newLineData(undefined, deps) })
})

describe('a line of a shipment', () => {
  it.each([
    ['a product by its SKU', 'AD-025', 'AD-025', 'Kettle'],
    ['a product by some letters of its name', 'Kett', 'AD-025', 'Kettle'],
    ['a SKU that no product has', 'X-1', 'X-1', ''],
  ])('SHIP-04 goes on to the quantity when Enter takes %s', async (_what, typed, sku, name) => {
    const { user } = draw(<Grid />)
    await user.click(pick('SKU'))
    await user.keyboard(`${typed}{Enter}200{Enter}`)
    await person.settle()
    expect([pick('SKU').value, pick('Name').value, cell('Quantity').value]).toEqual([sku, name, '200'])
  })

  it('SHIP-04 goes on to the quantity from a pressed offer, and to the next cell with Tab', async () => {
    const { user } = draw(<Grid />)
    await user.click(pick('SKU'))
    await user.keyboard('AD-025')
    await user.tab()
    expect(document.activeElement).toBe(pick('Name'))
    await user.clear(pick('Name'))
    await user.keyboard('Kett')
    await user.pointer({ keys: '[MouseLeft>]', target: await screen.findByRole('option', { name: /Kettle/ }) })
    expect(document.activeElement).toBe(cell('Quantity'))
  })

  it('SHIP-04 is asked for its quantity only once it was left, not while it is being made', async () => {
    const { user } = draw(
      <>
        <Grid />
        <button type="button">Elsewhere</button>
      </>,
    )
    await user.click(pick('SKU'))
    await user.keyboard('AD-025{Enter}')
    await person.settle()
    expect(cell('Quantity').getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.queryByText('0 to fix')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(cell('Quantity').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('1 to fix')).not.toBeNull()
  })
})

it('SHIP-01 a line whose product was deleted says so', async () => {
  const { store } = person
  const [kettle] = store.all('product')
  await store.mutate({ op: 'patch', kind: 'shipmentLine', id: lineId, data: { productId: kettle?.id } })
  draw(<Grid />)
  expect(screen.queryByText(linesMessages.deleted)).toBeNull()
  await store.mutate({ op: 'delete', kind: 'product', id: kettle?.id ?? '' })
  await person.settle()
  expect(await screen.findByText(linesMessages.deleted)).toBeTruthy()
})
