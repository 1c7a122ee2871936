import {
  changedToMinor,
  markupPpm,
  marginPpm,
  priceFromMargin,
  priceFromMarkup,
  profit,
} from '#domain/price-formulas.ts'
import { money, percent } from '../figures.ts'
import type { Example } from './example.ts'

const COST = 12_000_000
const HALF = 500_000
const DISCOUNT = 200_000
/** Margins whose markups stand in a table. */
const MARGINS = [20, 25, 30, 40, 50, 60] as const
const HUNDRED = 100_000_000

/** A bowl with half as margin and half as markup, and what a discount leaves of either. */
export function marginAndMarkup(): Example {
  const byMarkup = priceFromMarkup(COST, HALF)
  const byMargin = priceFromMargin(COST, HALF)
  const [markupProfit, marginProfit] = [profit(byMarkup, COST), profit(byMargin, COST)]
  const reduced = changedToMinor(byMarkup, -DISCOUNT)
  const left = profit(reduced, COST)
  const rows = MARGINS.map((margin) => {
    const ppm = margin * 10_000
    return [`markupOf${margin}`, percent(markupPpm(priceFromMargin(HUNDRED, ppm), HUNDRED))] as const
  })
  return {
    figures: {
      cost: money(COST),
      half: percent(HALF),
      byMarkup: money(byMarkup),
      markupProfit: money(markupProfit),
      markupMargin: percent(marginPpm(byMarkup, COST)),
      byMargin: money(byMargin),
      marginProfit: money(marginProfit),
      marginMarkup: percent(markupPpm(byMargin, COST)),
      missing: money(marginProfit - markupProfit),
      discount: percent(DISCOUNT),
      reduced: money(reduced),
      left: money(left),
      leftMargin: percent(marginPpm(reduced, COST)),
      // A share of the profit, as a margin is a share of the price.
      lost: percent(marginPpm(markupProfit, left)),
      ...Object.fromEntries(rows),
    },
    picture: {
      kind: 'bars',
      title: 'marginAndMarkup',
      bars: [
        { label: 'byMarkup', parts: [costOf(COST), profitOf(markupProfit)] },
        { label: 'byMargin', parts: [costOf(COST), profitOf(marginProfit)] },
        { label: 'reduced', parts: [costOf(COST), profitOf(left)] },
      ],
    },
  }
}

function costOf(amount: number) {
  return { part: 'cost', amount } as const
}

function profitOf(amount: number) {
  return { part: 'profit', amount } as const
}
