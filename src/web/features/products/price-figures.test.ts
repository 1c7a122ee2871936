import { expect, it } from 'vitest'
import { editorMessages } from './editor-messages.ts'
import { priceNames, tradeWords } from './price-figures.tsx'

it('PROD-15 PRICE-07 the trade price says, as the retail price does, whether it is with VAT', () => {
  const names = (taxRate: number, pricesIncludeVat: boolean) => Object.values(priceNames({ taxRate, pricesIncludeVat }))
  expect(names(190_000, true)).toEqual(['Retail price with VAT', 'Trade price before VAT'])
  expect(names(190_000, false)).toEqual(['Retail price before VAT', 'Trade price before VAT'])
  expect(names(0, true)).toEqual(['Retail price', 'Trade price'])
})

it('PROD-15 the trade price says what it is and by which margin it was worked out', () => {
  const rules = { whatIf: null, tradeMargin: 250_000 }
  expect(tradeWords({ tradePrice: null }, rules)).toBe(editorMessages.price.tradeBy('25%'))
  expect(tradeWords({ tradePrice: 100_000 }, rules)).toBe(editorMessages.price.tradeSet)
})
