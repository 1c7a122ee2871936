import type { Units } from '../money.ts'
import { withoutVat } from '../price-formulas.ts'
import { plainAmount, rounded, share, sumOf } from '../unrounded.ts'
import type { LineInput } from './totals.ts'

const PIECE = 10_000

/**
 * What a line earns without tax, before it is rounded to the cent: margins are taken from this, as that of a product's price is taken from
 * its exact net, so that one piece shows the margin of its product (PRICE-04). To the unit; `discount` is the amount off the line.
 */
export function unroundedLineNet(
  { quantity, unitPrice, taxPercent }: Pick<LineInput, 'quantity' | 'unitPrice' | 'taxPercent'>,
  discount: Units,
  pricesIncludeTax: boolean,
): Units {
  const entered = sumOf(share(plainAmount(unitPrice), quantity, PIECE), -discount)
  return rounded(withoutVat(entered, pricesIncludeTax ? taxPercent : 0), 1)
}
