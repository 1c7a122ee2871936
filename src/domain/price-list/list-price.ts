import { roundToMinor, type Ppm, type Units } from '../money.ts'
import { ONE } from './list-rules.ts'
import { listCurrency } from './list-terms.ts'
import { plainAmount, roundedIfKept } from '../unrounded.ts'
import { type Made, madePrice } from './made-price.ts'
import type { PreparedList } from './price-book.ts'
import type {
  ListPrice,
  ListTier,
  LostReason,
  PricedItem,
  PriceListTerms,
  PriceRequest,
  PriceRule,
  PriceRuleKind,
} from './price-data.ts'
import { standingPrice } from './standing-price.ts'

/** The result of one list for an item. */
export interface ListOutcome {
  /** In `currency`; null with the reason. */
  readonly price: Units | null
  readonly reason: LostReason | null
  readonly rule: PriceRule
  readonly currency: string
  /** Without sales VAT, whatever the shop shows. */
  readonly isNet: boolean
  /** How a rule made it; null for an override or a promotion, which neither ending nor floor changes. */
  readonly made: Made | null
}

/**
 * The price of an item in a list, where `standing` is its price in the shop: the lower one of a promotion of the list and a reached break,
 * else the reached override or break, else the rule of the list. So more pieces never cost more because of a promotion. Never throws.
 */
export function priceInList(
  item: PricedItem,
  standing: Units | null,
  list: PreparedList,
  request: PriceRequest,
): ListOutcome {
  const { quantity } = request
  const reached = reachedPrice(item, list, quantity)
  const broken = reached && reached.minQuantity > ONE ? typedOutcome(item, list, reached) : null
  const first = broken ? reachedPrice(item, list, ONE) : reached
  const promoted = list.scheduled.has(item.productId) ? promotedOutcome(item, standing, list, request, first) : null
  if (!promoted) {
    return broken ?? (first ? typedOutcome(item, list, first) : ruleOutcome(item, standing, list, quantity))
  }
  if (promoted.outcome.rule.kind !== 'promotion') return broken ?? promoted.outcome
  const isTier = !promoted.isOverride && (reachedTier(list, quantity)?.minQuantity ?? ONE) > ONE
  const byQuantity = broken ?? (isTier ? ruleOutcome(item, standing, list, quantity) : null)
  return byQuantity && isLower(byQuantity, promoted.outcome) ? byQuantity : promoted.outcome
}

function isLower(a: ListOutcome, b: ListOutcome): boolean {
  return a.price !== null && b.price !== null && a.price < b.price
}

/** The reached override or break: the variant's own before the product's, the highest quantity first. */
function reachedPrice(item: PricedItem, list: PreparedList, quantity: number): ListPrice | null {
  const known = list.prices.get(item.productId)
  if (!known) return null
  const most = Math.max(quantity, ONE)
  const find = (variantId: string): ListPrice | undefined =>
    known.find((each) => each.variantId === variantId && each.minQuantity <= most)
  return (item.variantId === '' ? undefined : find(item.variantId)) ?? find('') ?? null
}

function typedOutcome(item: PricedItem, list: PreparedList, typed: ListPrice, price = typed.price): ListOutcome {
  const currency = listCurrency(list.terms, item)
  const amount = roundedIfKept(list.converted(plainAmount(price), typed.currency, currency))
  const isBreak = typed.minQuantity > ONE
  const detail = { sourceId: typed.id, minQuantity: isBreak ? typed.minQuantity : null }
  const rule = ruleOf(list.terms, isBreak ? 'quantityBreak' : 'override', detail)
  return outcome(item, list, rule, amount, amount === null ? 'no-rate' : null)
}

/** The price under the list's promotions, and whether it stands in place of an override; null if there are none. */
function promotedOutcome(
  item: PricedItem,
  standing: Units | null,
  list: PreparedList,
  request: PriceRequest,
  typed: ListPrice | null,
): { readonly outcome: ListOutcome; readonly isOverride: boolean } | null {
  const currency = listCurrency(list.terms, item)
  const changes = (list.scheduled.get(item.productId) ?? []).filter(
    (change) => change.variantId === item.variantId && (change.patchKind !== 'price' || change.currency === currency),
  )
  if (changes.length === 0) return null
  const unpromoted = typed ? typedOutcome(item, list, typed) : ruleOutcome(item, standing, list, ONE)
  const then = standingPrice(unpromoted.price, changes, request.at)
  if (then.change && then.price !== null) {
    const { id, title, patchKind, percentOff } = then.change
    const percent = patchKind === 'percentOff' ? percentOff : null
    const rule = ruleOf(list.terms, 'promotion', { sourceId: id, label: title || list.terms.title, percent })
    // Where the promotion wrote a price of its own, there was none before.
    const isOverride = typed !== null && then.before !== null
    return { outcome: outcome(item, list, rule, roundToMinor(then.price)), isOverride }
  }
  if (then.price === unpromoted.price) return null
  // The override was written by a promotion that is over by then.
  if (typed && then.price !== null) {
    return { outcome: typedOutcome(item, list, { ...typed, currency }, then.price), isOverride: true }
  }
  return { outcome: ruleOutcome(item, standing, list, request.quantity), isOverride: false }
}

function ruleOutcome(item: PricedItem, standing: Units | null, list: PreparedList, quantity: number): ListOutcome {
  const { terms } = list
  const tier = reachedTier(list, quantity)
  const isPlain = terms.ruleKind === 'none' && tier === null
  const isTaxMoved = terms.withoutVat && item.pricesIncludeVat && item.taxRate !== 0
  const isMoved = terms.priceEnding !== null || listCurrency(terms, item) !== item.currency || isTaxMoved
  const rule = ruleOf(terms, kindOf(terms, tier), {
    percent: terms.ruleKind === 'none' || terms.ruleKind === 'tradePrice' ? null : terms.rulePercent,
    minQuantity: tier?.minQuantity ?? null,
    tierPercent: tier?.percentOff ?? null,
  })
  const made = madePrice(item, standing, list, tier?.percentOff ?? null)
  if (typeof made === 'string') return outcome(item, list, rule, null, made)
  return outcome(item, list, rule, made.price, isPlain && !isMoved ? 'no-rule' : null, made)
}

function reachedTier({ tiers }: PreparedList, quantity: number): ListTier | null {
  if (tiers.length === 0) return null
  const most = Math.max(quantity, ONE)
  return tiers.find(({ minQuantity }) => minQuantity <= most) ?? null
}

function kindOf({ ruleKind }: PriceListTerms, tier: ListTier | null): PriceRuleKind {
  if (ruleKind !== 'none') return ruleKind
  return tier ? 'listTier' : 'listTerms'
}

interface RuleDetail {
  readonly sourceId?: string
  readonly label?: string
  readonly percent?: Ppm | null
  readonly minQuantity?: number | null
  readonly tierPercent?: Ppm | null
}

function ruleOf({ id, title }: PriceListTerms, kind: PriceRuleKind, detail: RuleDetail): PriceRule {
  const { sourceId = id, label = title, percent = null, minQuantity = null, tierPercent = null } = detail
  return { kind, priceListId: id, sourceId, label, percent, minQuantity, tierPercent }
}

function outcome(
  item: PricedItem,
  { terms }: PreparedList,
  rule: PriceRule,
  price: Units | null,
  reason: LostReason | null = null,
  made: Made | null = null,
): ListOutcome {
  return { price, reason, rule, currency: listCurrency(terms, item), isNet: terms.withoutVat, made }
}
