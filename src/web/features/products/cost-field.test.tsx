import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { draftMessages } from '#web/kit/ui/draft-messages.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { CostField } from './cost-field.tsx'
import type { Cost } from './cost-origins.ts'

const field = () => screen.getByRole<HTMLInputElement>('textbox')

function drawCost(amount: number, unknown?: string) {
  const saved: Cost[] = []
  const part = (units: number) => (
    <CostField
      name="baseCost"
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

it('SHELL-07 SHELL-10 a cost that was being typed in English is found again in German, as the same amount', async () => {
  await signIn()
  onTestFinished(() => setFormatLocale(undefined))
  const saved: unknown[] = []
  const inLocale = (locale: string, label: string) => {
    setFormatLocale(locale)
    return draw(
      <FieldScope of="kettle">
        <CostField
          name="baseCost"
          label={label}
          currency="EUR"
          cost={{ amount: 0, origin: null }}
          onChange={(cost) => saved.push(cost)}
        />
      </FieldScope>,
    )
  }
  const { user, remove } = inLocale('en-US', 'Supplier price')
  await user.type(screen.getByRole('textbox'), '{Control>}a{/Control}1.234')
  remove()
  const german = inLocale('de-DE', 'Einkaufspreis')
  const found = screen.getByRole('textbox', { name: /^Einkaufspreis/, description: draftMessages.typedBefore(true) })
  expect([found, saved]).toEqual([expect.objectContaining({ value: '1,234' }), []])
  await german.user.type(found, '{Enter}')
  expect(saved).toEqual([{ amount: 1_234_000, origin: null }])
})
