import { roundToMinor, type Units } from '../money.ts'
import { type Evidence, type EvidenceRow, type FigureName, type Insight, type Stake } from './insight.ts'
import { INSIGHT_KINDS, insightId } from './insight-kinds.ts'
import type { ProductFigures } from './product-figures.ts'

/** The parts of an insight that its rule says; type and category follow from its kind, unless it says a type. */
type Told = Pick<Insight, 'facts' | 'cause' | 'impact' | 'productId' | 'evidence' | 'stake' | 'act'> &
  Partial<Pick<Insight, 'type'>>

/** The insight of a rule about `subject`, which is unique among those of its kind. */
export function insightOf(subject: string, told: Told): Insight {
  const { kind } = told.facts
  return { id: insightId(kind, subject), kind, ...INSIGHT_KINDS[kind], ...told, isExample: false }
}

/** The row of a product as evidence. */
export function productRow({ id, name }: Pick<ProductFigures, 'id' | 'name'>): EvidenceRow {
  return { kind: 'product', id, name }
}

/** An amount as evidence, to the minor unit. */
export function amountFigure(figure: FigureName, units: Units, currency: string, row: EvidenceRow): Evidence {
  return { figure, value: { type: 'money', money: { units: roundToMinor(units), currency } }, row }
}

/** A percentage as evidence. */
export function percentFigure(figure: FigureName, ppm: number, row: EvidenceRow): Evidence {
  return { figure, value: { type: 'percent', ppm }, row }
}

/** Price, cost and margin of a product, or of its variant with the lowest margin, as far as they are known; a price with VAT stands beside the one that the margin is made from. */
export function marginFigures(product: ProductFigures): readonly Evidence[] {
  const { id, cost, margin, currency } = product
  const row = productRow({ id, name: product.title })
  return [
    ...priceFigures(product, row),
    amountFigure('cost', cost, currency, row),
    ...(margin === null ? [] : [percentFigure('margin', margin, row)]),
  ]
}

function priceFigures({ price, net, currency }: ProductFigures, row: EvidenceRow): readonly Evidence[] {
  if (price === null) return []
  if (net === null || net === price) return [amountFigure('price', price, currency, row)]
  return [amountFigure('grossPrice', price, currency, row), amountFigure('netPrice', net, currency, row)]
}

/** A stake in the currency of the business; null without an amount. */
export function stakeOf(units: Units | null, currency: string, per: Stake['per']): Stake | null {
  return units === null ? null : { units, currency, per }
}
