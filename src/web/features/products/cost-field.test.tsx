import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { CostField } from './cost-field.tsx'
import type { Cost } from './cost-origins.ts'

const field = () => screen.getByRole<HTMLInputElement>('textbox')

function drawCost(amount: number, unknown?: string) {
  const saved: Cost[] = []
  const part = (units: number) => (
    <CostField
      label="Supplier price"
      currency="EUR"
      min={0}
      cost={{ amount: units, origin: null }}
      unknown={unknown}
      onChange={(cost) => saved.push(cost)}
    />
  )
  return { ...draw(part(amount)), saved }
}

it('PROD-01 a cost that nobody knows is an empty field, and leaving it stores nothing', async () => {
  const { user, saved } = drawCost(0, 'Not known')
  expect([field().value, field().placeholder]).toEqual(['', 'Not known'])
  await user.click(field())
  await user.tab()
  expect(saved).toEqual([])
  await user.type(field(), '4.5{Enter}')
  expect(saved).toEqual([{ amount: 4_500_000, origin: null }])
  await expectAccessible()
})

it.each([
  [0, undefined, '0.00'],
  [4_500_000, 'Not known', '4.50'],
])('PROD-01 a cost of %i that is known stands there as it is', (amount, unknown, text) => {
  drawCost(amount, unknown)
  expect(field().value).toBe(text)
})
