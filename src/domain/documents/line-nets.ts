import type { Ppm, Units } from '../money.ts'
import { categoryOf, netParts, type TaxCategory, type TaxGroup } from './totals.ts'

/** A document as it is stored: its lines and taxes are added up. */
export interface SummedDocument {
  readonly items: readonly SummedLine[]
  readonly taxes: readonly Pick<TaxGroup, 'category' | 'percent' | 'taxable'>[]
  readonly pricesIncludeTax: boolean
}

/** A line whose total is known. */
export interface SummedLine {
  readonly taxPercent: Ppm
  readonly taxCategory: TaxCategory | null
  /** After the discount; including tax where prices include it. */
  readonly lineTotal: Units
}

/**
 * The amounts of a stored document's lines without tax, as `documentTotals` spreads them, without adding the document up again. They come to
 * what is taxable, also where the parts of a credited invoice were rounded to add up to it.
 */
export function lineNets({ items, taxes, pricesIncludeTax }: SummedDocument): readonly Units[] {
  const totals = items.map(({ lineTotal }) => lineTotal)
  if (!pricesIncludeTax) return totals
  for (const { category, percent, taxable } of taxes) {
    const at: number[] = []
    items.forEach((item, index) => {
      if (item.taxPercent === percent && categoryOf(item) === category) at.push(index)
    })
    if (at.length === items.length) return netsOf(totals, percent, taxable)
    const nets = netsOf(
      at.map((index) => totals[index] ?? 0),
      percent,
      taxable,
    )
    for (const [place, index] of at.entries()) totals[index] = nets[place] ?? 0
  }
  return totals
}

function netsOf(parts: readonly Units[], percent: Ppm, taxable: Units): readonly Units[] {
  if (parts.length === 1) return [taxable]
  const nets = netParts(parts, percent, taxable)
  const missing = nets.reduce((left, net) => left - net, taxable)
  if (missing !== 0 && nets.length > 0) nets[nets.length - 1] = (nets.at(-1) ?? 0) + missing
  return nets
}
