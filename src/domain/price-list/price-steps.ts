import type { Ppm, Units } from '../money.ts'
import type { PriceEnding } from '../price-ending.ts'
import type { FloorSource } from '../price-floor.ts'
import { type Considered, decide, type Decision, type EffectivePrice, told } from './effective-price.ts'
import type { Made } from './made-price.ts'
import type { PriceBook } from './price-book.ts'
import type { PricedItem, PriceRequest, PriceRuleKind } from './price-data.ts'

/** The kind of a step in the story; `price` is the total and adds nothing. */
export type ListStepKind =
  | Made['from']
  | Exclude<PriceRuleKind, 'product' | 'listTerms'>
  | 'vat'
  | 'ending'
  | 'floor'
  | 'total'

/** One step on the way to an effective price; amounts in units of the answer's currency, rounded to the minor unit. */
export interface ListStep {
  readonly kind: ListStepKind
  /** The addition to `running`; negative if it lowers the price, 0 on the total. */
  readonly amount: Units
  readonly running: Units
  /** The applied percentage, if any. */
  readonly percent: Ppm | null
  /** The reached quantity, in 1/10,000. */
  readonly minQuantity: number | null
  /** On the first step: the amount and currency before conversion, and the day and source of the rate. */
  readonly converted: {
    readonly amount: Units
    readonly currency: string
    readonly date: string
    readonly source: string
  } | null
  readonly ending: PriceEnding | null
  readonly floorSource: FloorSource | null
}

/** An effective price with its story and the rules that lost. */
export interface ExplainedPrice extends EffectivePrice {
  /** Steps whose amounts add up to the price exactly; empty without a price. */
  readonly steps: readonly ListStep[]
  readonly considered: readonly Considered[]
}

/** The same answer as `effectivePrice`, with its steps and the rules that lost, each with its reason (PRICE-13). */
export function explainedPrice(item: PricedItem, request: PriceRequest, book: PriceBook): ExplainedPrice {
  const considered: Considered[] = []
  const decision = decide(item, request, book, (each) => considered.push(each))
  return { ...told(item, decision), steps: stepsOf(item, decision), considered }
}

const NO_DETAIL = { percent: null, minQuantity: null, converted: null, ending: null, floorSource: null } as const

function stepsOf(item: PricedItem, { won, list, standing }: Decision): readonly ListStep[] {
  const { price, rule, made } = won
  if (price === null) return []
  const steps: ListStep[] = []
  const reach: Reach = (kind, running, detail = {}) => {
    steps.push({ ...NO_DETAIL, ...detail, kind, amount: running - (steps.at(-1)?.running ?? 0), running })
  }
  const { percent, minQuantity, tierPercent } = rule
  if (made) {
    const rates = list?.terms.rates
    const isConverted = won.currency !== item.currency && rates
    const { date = '', source = '' } = rates ?? {}
    const converted = isConverted ? { amount: made.source, currency: item.currency, date, source } : null
    reach(made.from, made.converted, { converted })
    if (made.base !== made.converted) reach('vat', made.base, { percent: item.taxRate })
    if (made.byRule !== made.base && rule.kind !== 'listTerms') reach(ruleStep(rule.kind), made.byRule, { percent })
    settle(reach, made.byRule, made.single, made, item)
    if (made.broken) {
      reach('listTier', made.broken.off, { percent: tierPercent, minQuantity })
      settle(reach, made.broken.off, made.broken, made, item)
    }
  } else if (rule.kind === 'product') {
    reach('price', price)
  } else if (rule.kind === 'promotion' && list === null && standing.before !== null) {
    reach('price', standing.before)
    reach('promotion', price, { percent })
  } else {
    reach(ruleStep(rule.kind), price, { percent, minQuantity })
  }
  reach('total', price)
  return steps
}

type Reach = (kind: ListStepKind, running: Units, detail?: Partial<ListStep>) => void

function settle(
  reach: Reach,
  before: Units,
  { ended, price }: Made['single'],
  { ending }: Made,
  { floor, floorSource }: PricedItem,
): void {
  if (ended !== before) reach('ending', ended, { ending })
  if (price !== ended) reach('floor', price, { floorSource, percent: floor })
}

function ruleStep(kind: PriceRuleKind): ListStepKind {
  return kind === 'product' || kind === 'listTerms' ? 'price' : kind
}
