import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { unitsFromDecimal } from '#domain/money.ts'
import { product } from '#contract/entities/product.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import type { Store } from '#web/kit/data/store.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { newId } from '#test/client-model/world.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { editorMessages } from './editor-messages.ts'
import { ProductEditor } from './product-editor.tsx'

const { baseCost, pricingAmount } = product.fields
const id = newId()

function Panel() {
  const row = useRow('product', id)
  return (
    row && (
      <FieldScope of={id}>
        <ProductEditor row={row} layout="panel" />
      </FieldScope>
    )
  )
}

describe('a product while its figures are typed', () => {
  let store: Store
  let settle: () => Promise<void>
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const cost = () => field(new RegExp(`^${baseCost.label}`))
  const price = () => document.querySelector('[aria-live=polite].font-extrabold')?.textContent
  const stored = () => store.get('product', id)

  beforeEach(async () => {
    openAt('/')
    ;({ store, settle } = await signIn())
    await store.mutate({
      op: 'put',
      kind: 'product',
      id,
      data: {
        name: 'Mug',
        baseCurrency: 'EUR',
        pricingMode: 'strategy',
        pricingStrategy: 'margin',
        pricingPercent: 500_000,
      },
    })
  })

  it('PRICE-05 the price follows every key, and is stored when the field is left', async () => {
    const { user } = draw(<Panel />)
    await settle()
    expect(price()).toBe(editorMessages.price.none)
    await user.click(cost())
    await user.keyboard('7.90')
    expect([price(), stored()?.baseCost]).toEqual(['€15.80', 0])
    expect(screen.getByText(/^It sells for €15\.80/)).toBeTruthy()
    await user.keyboard('{Escape}')
    expect([price(), stored()?.baseCost]).toEqual([editorMessages.price.none, 0])
    await user.keyboard('9')
    await user.tab()
    await settle()
    expect([price(), stored()?.effectivePrice]).toEqual(['€18.00', units('18')])
    await user.click(cost())
    await user.keyboard('9.5x')
    expect(price()).toBe('€19.00')
    await user.tab()
    expect([price(), stored()?.effectivePrice]).toEqual(['€18.00', units('18')])
  })

  it('PRICE-07 the trade price that nobody entered says which margin makes it', async () => {
    const { user } = draw(<Panel />)
    await settle()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${editorMessages.sections.limits}`) }))
    await user.click(cost())
    await user.keyboard('8')
    expect(await screen.findByText('Empty: €10.00 at the trade margin of 20%')).toBeTruthy()
  })

  it('PRICE-06 another way of pricing keeps the price of what is typed at that moment', async () => {
    const { user } = draw(<Panel />)
    await settle()
    await user.click(cost())
    await user.keyboard('7.90')
    await user.click(screen.getByRole('radio', { name: editorMessages.ways.byHand }))
    await settle()
    expect(stored()).toMatchObject({ baseCost: units('7.90'), pricingMode: 'manual', pricingAmount: units('15.80') })
    expect(field(new RegExp(`^${pricingAmount.label}`)).value).toBe('15.80')
    expect(screen.queryByText(priceMessages.noPrice)).toBeNull()
  })
})

function units(decimal: string): number {
  const read = unitsFromDecimal(decimal, 'EUR')
  return 'value' in read ? read.value : Number.NaN
}
