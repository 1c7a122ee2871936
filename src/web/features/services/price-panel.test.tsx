import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { PriceFigures, PriceHeadline } from './price-panel.tsx'

const shelf = new Shelf()
const costs = { laborHours: 20_000, laborRate: 38_000_000, materialCost: 45_500_000, pricingValue: 400_000 }
shelf.put('service', shelfId(1), { name: 'Repair', hourlyRate: 100_000_000, ...costs })

function drawFigures(more: Partial<RowOfKind<'service'>> = {}) {
  const [row] = shelf.all('service')
  if (!row) throw new Error('the service is on the shelf')
  draw(<PriceFigures row={{ ...row, ...more }} />)
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
}

it('SERV-03 beside a rate for one hour each figure says for how many hours it is', () => {
  const figures = drawFigures()
  expect(figures).toContainEqual(['Cost of 2 h', '$121.50'])
  expect(figures).toContainEqual(['Computed, 2 h', '$202.50'])
  expect(figures).toContainEqual(['Price of 2 h', '$200.00'])
})

it('SERV-02 SERV-03 where only the cost of an hour is known, that is said instead of no cost', async () => {
  const bare = { laborHours: null, materialCost: null, totalCost: 0 }
  expect(drawFigures(bare)).toContainEqual(['Cost of one hour', '$38.00'])
  const [row] = shelf.all('service')
  await signIn()
  draw(<PriceHeadline row={{ ...row!, ...bare }} />)
  expect(screen.queryByText(priceMessages.noCost)).toBeNull()
})

it('SERV-03 a price for the whole has figures without hours', () => {
  const names = drawFigures({ pricingModel: 'fixed' }).map(([name]) => name)
  expect(names).toEqual(['Cost', 'Profit', 'Margin', 'Markup', 'Computed'])
})
