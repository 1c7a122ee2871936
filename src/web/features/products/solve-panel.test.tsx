import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { figureMessages } from '#web/kit/form/figure-messages.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import type { Edit, Editing } from './editing.ts'
import { solveMessages as messages } from './solve-messages.ts'
import { SolvePanel } from './solve-panel.tsx'

const USD = 1_000_000
const nothing = () => undefined

function drawLamp(): readonly Edit[] {
  const edits: Edit[] = []
  const costs = { baseCost: 50 * USD, shippingCost: 10 * USD }
  const row = emptyRowOf('product', '0190f2c0-0000-7000-8000-000000000001', { ...costs, pricingPercent: 400_000 })
  const context = DEFAULT_PRICING_CONTEXT
  const editing: Editing = {
    row,
    shown: row,
    context,
    contextOf: () => context,
    price: shownPrice(row, context, null),
    save: nothing,
    preview: nothing,
    act: (edit) => void edits.push(edit),
  }
  draw(<SolvePanel editing={editing} />)
  return edits
}

const panel = () => within(screen.getByRole('region', { name: messages.title }))
const field = (label: string) => panel().getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label} \\(`) })
const type = (label: string, text: string) => {
  fireEvent.focus(field(label))
  fireEvent.change(field(label), { target: { value: text } })
}
const ask = (label: string) => fireEvent.click(panel().getByRole('button', { name: figureMessages.find(label) }))
const { cells } = messages

it('PRICE-14 any cell of a product is found from the others at every key; what was found stays as given', async () => {
  const edits = drawLamp()
  expect(field(cells.baseCost).value).toBe('50.00')
  type(cells.shelfPrice, '90')
  expect(field(cells.baseCost).value).toBe('44.00')
  ask(cells.margin)
  expect(field(cells.margin).value).toBe('40')
  type(cells.baseCost, '35')
  expect(field(cells.margin).value).toBe('50')
  expect(panel().getByText(messages.questions.margin)).toBeTruthy()
  await expectAccessible()
  fireEvent.click(panel().getByRole('button', { name: messages.use }))
  expect(edits).toHaveLength(1)
})

it('PRICE-14 typing over the cell that is found gives it, and the margin follows; Escape takes that back', () => {
  drawLamp()
  type(cells.baseCost, '30')
  expect(field(cells.margin).value).toBe('60')
  fireEvent.keyDown(field(cells.baseCost), { key: 'Escape' })
  expect(field(cells.margin).value).toBe('40')
  expect(field(cells.baseCost).value).toBe('50.00')
})

it('PRICE-14 a text that is no number says so at its cell, and there is no answer meanwhile', () => {
  drawLamp()
  type(cells.margin, 'half')
  expect(field(cells.margin).getAttribute('aria-invalid')).toBe('true')
  expect(panel().queryByRole('status')).toBeNull()
  type(cells.margin, '95')
  expect(panel().getByText(messages.noAnswer)).toBeTruthy()
})
