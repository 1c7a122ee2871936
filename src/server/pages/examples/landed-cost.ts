import type { ChargeSplit } from '#domain/landed-cost/charge.ts'
import { type LandedLine, type LandedLineInput, landedCost } from '#domain/landed-cost/landed-cost.ts'
import type { Units } from '#domain/money.ts'
import { marginPpm, priceFromMargin } from '#domain/price-formulas.ts'
import { count, CURRENCY, type Figure, money, percent } from '../figures.ts'
import type { Part } from '../picture.ts'
import type { Example } from './example.ts'

const QUANTITY = 10_000
const MARGIN = 400_000
const FREIGHT = 390_000_000
const INSURANCE = 15_500_000

interface Goods {
  readonly id: 'mug' | 'pan' | 'towel'
  readonly pieces: number
  /** Per piece. */
  readonly unitCost: Units
  readonly dutyPercent: number
  /** Per piece, in 1/10,000 kg. */
  readonly weight: number
}

const GOODS: readonly Goods[] = [
  { id: 'mug', pieces: 200, unitCost: 4_200_000, dutyPercent: 27_000, weight: 3_000 },
  { id: 'pan', pieces: 40, unitCost: 9_500_000, dutyPercent: 17_000, weight: 32_000 },
  { id: 'towel', pieces: 300, unitCost: 1_100_000, dutyPercent: 120_000, weight: 1_000 },
]

/** One container with three products, its freight split by value and by weight. */
export function landedCostExample(): Example {
  const [byValue, byWeight] = [landedBy('value'), landedBy('weight')]
  const figures: Record<string, Figure> = {
    freight: money(FREIGHT),
    insurance: money(INSURANCE),
    goods: money(byWeight.totals.goods ?? 0),
    duty: money(byWeight.totals.duty ?? 0),
    total: money(byWeight.totals.total ?? 0),
    margin: percent(MARGIN),
  }
  GOODS.forEach(({ id, pieces, unitCost, dutyPercent }, index) => {
    const [value, weight] = [perPiece(byValue.lines[index]), perPiece(byWeight.lines[index])]
    Object.assign(figures, {
      [`${id}Pieces`]: count(pieces),
      [`${id}Paid`]: money(unitCost),
      [`${id}Duty`]: percent(dutyPercent),
      [`${id}ByValue`]: money(value),
      [`${id}ByWeight`]: money(weight),
      [`${id}Price`]: money(priceFromMargin(weight, MARGIN)),
      [`${id}NaivePrice`]: money(priceFromMargin(unitCost, MARGIN)),
      [`${id}NaiveMargin`]: percent(marginPpm(priceFromMargin(unitCost, MARGIN), weight)),
    })
  })
  return {
    figures,
    picture: {
      kind: 'bars',
      title: 'landedCost',
      bars: GOODS.map(({ id, pieces }, index) => ({ label: id, parts: partsOf(byWeight.lines[index], pieces) })),
    },
  }
}

function landedBy(split: ChargeSplit) {
  const shared = { currency: CURRENCY, rate: '', shares: [], dutiable: true }
  return landedCost({
    lines: GOODS.map(lineOf),
    charges: [
      { ...shared, id: 'freight', kind: 'freight', amount: FREIGHT, split },
      { ...shared, id: 'insurance', kind: 'insurance', amount: INSURANCE, split: 'value' },
    ],
    currency: CURRENCY,
    dutyBasis: 'cif',
  })
}

function lineOf({ id, pieces, unitCost, dutyPercent, weight }: Goods): LandedLineInput {
  const fixed = { currency: CURRENCY, rate: '', volume: null }
  return { id, quantity: pieces * QUANTITY, unitCost, dutyPercent, weight, ...fixed }
}

function perPiece(line: LandedLine | undefined): Units {
  return line?.unitCost ?? 0
}

/** The parts of one piece's cost; they are rounded for the picture alone, and what is left is the goods. */
function partsOf(line: LandedLine | undefined, pieces: number): { readonly part: Part; readonly amount: Units }[] {
  const share = (of: Units | null | undefined): Units => Math.round((of ?? 0) / pieces / QUANTITY) * QUANTITY
  const [freight, duty] = [share(line?.charges), share(line?.duty)]
  const goods = share(line?.total) - freight - duty
  return [
    { part: 'goods', amount: goods },
    { part: 'freight', amount: freight },
    { part: 'duty', amount: duty },
  ]
}
