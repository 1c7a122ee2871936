import { type Ppm, type Units, UNITS_PER_MINOR } from '#domain/money.ts'
import { marginOnCost, priceByPercent } from '#domain/price-formulas.ts'
import { type DutyBasis, type ExactCost, exactCost, multipleOfCost, shownCost } from '#domain/total-cost.ts'
import { count, money, percent } from '../figures.ts'
import type { Part } from '../picture.ts'
import type { Example } from './example.ts'

const PIECES = 500
const GOODS = 6_500_000
const FREIGHT = 900_000
const RIGHT = 30_000
const WRONG = 90_000
const VAT = 190_000
const MARGIN = 400_000

/** Five hundred bags at the right and at a wrong rate of duty, on either customs value. */
export function dutyAndHsCodes(): Example {
  const [exact, exactWrong] = [costAt(RIGHT, 'cif'), costAt(WRONG, 'cif')]
  const free = shownCost(costAt(0, 'cif'))
  const [cif, fob, wrong] = [shownCost(exact), shownCost(costAt(RIGHT, 'fob')), shownCost(exactWrong)]
  const price = priceByPercent(exact, 'margin', MARGIN)
  const withVat = shownCost(costAt(RIGHT, 'cif', false))
  return {
    figures: {
      pieces: count(PIECES),
      goods: money(GOODS),
      freight: money(FREIGHT),
      customsValue: money(GOODS + FREIGHT),
      right: percent(RIGHT),
      wrong: percent(WRONG),
      cifDuty: money(cif - free),
      fobDuty: money(fob - free),
      wrongDuty: money(wrong - free),
      cost: money(cif),
      wrongCost: money(wrong),
      whole: money(ofAll(exactWrong) - ofAll(exact)),
      margin: percent(MARGIN),
      price: money(price),
      leftMargin: percent(marginOnCost(price, exactWrong)),
      vat: percent(VAT),
      vatAmount: money(withVat - cif),
      withVat: money(withVat),
    },
    picture: {
      kind: 'bars',
      title: 'duty',
      bars: [
        { label: 'rightRate', parts: partsOf(cif - free) },
        { label: 'wrongRate', parts: partsOf(wrong - free) },
      ],
    },
  }
}

function costAt(importDuty: Ppm, dutyBasis: DutyBasis, vatRecoverable = true): ExactCost {
  const parts = { baseCost: GOODS, shippingCost: FREIGHT, importDuty, vatTax: VAT, additionalCosts: [] }
  return exactCost(parts, { dutyBasis, vatRecoverable })
}

/** The whole delivery, rounded once. */
function ofAll(cost: ExactCost): Units {
  return multipleOfCost(cost, PIECES, 1, 0, UNITS_PER_MINOR)
}

function partsOf(duty: Units): { readonly part: Part; readonly amount: Units }[] {
  return [
    { part: 'goods', amount: GOODS },
    { part: 'freight', amount: FREIGHT },
    { part: 'duty', amount: duty },
  ]
}
