import { PPM, roundToMinor, type Units } from '../money.ts'
import type { FloorSource } from '../price-floor.ts'
import { floorPrice } from '../price-formulas.ts'
import { type ListOutcome, priceInList } from './list-price.ts'
import { closedReason, includesVat, listCurrency } from './list-terms.ts'
import { floorInList } from './made-price.ts'
import type { PreparedList, PriceBook } from './price-book.ts'
import type { LostReason, PricedItem, PriceListTerms, PriceRequest, PriceRule, ScheduledChange } from './price-data.ts'
import { type StandingPrice, standingPrice } from './standing-price.ts'
import { plainAmount, rounded, share } from '../unrounded.ts'

/** The price of an item, for a customer and quantity, and the rule that gave it (PRICE-13, PLIST-06). */
export interface EffectivePrice {
  /** In `currency`, rounded to the minor unit; null with the reason. */
  readonly price: Units | null
  readonly reason: LostReason | null
  readonly currency: string
  /** Without sales VAT by its list, whatever the shop shows; `includesVat` says what a price is. */
  readonly isNet: boolean
  readonly rule: PriceRule
  /** The lowest price that the margin floor allows, in the same terms; null without a floor or a known cost. */
  readonly floorPrice: Units | null
  readonly floorSource: FloorSource | null
  readonly belowFloor: boolean
}

/** A rule that was considered, and its result. */
export interface Considered {
  readonly rule: PriceRule
  /** The price it would have given, in `currency`; null if none. */
  readonly price: Units | null
  readonly currency: string
  readonly why: LostReason
}

/** The winning rule, with what its story needs. */
export interface Decision {
  readonly won: ListOutcome
  readonly list: PreparedList | null
  readonly standing: StandingPrice
}

/**
 * The only resolver of prices. In a list a promotion goes before an override, and that before the list's rule; of promotion and reached break the lower one is asked;
 * without a list a promotion goes before the product's own price. Of several lists the one with the highest priority wins, then the
 * lowest price, then the first by id. The same data and request always give the same answer.
 */
export function effectivePrice(item: PricedItem, request: PriceRequest, book: PriceBook): EffectivePrice {
  return told(item, decide(item, request, book))
}

/** A decision as figures, with its floor. */
export function told(item: PricedItem, { won, list }: Decision): EffectivePrice {
  const floor = won.made ? won.made.floor : list ? floorInList(item, list) : ownFloor(item)
  return {
    price: won.price,
    reason: won.price === null ? (won.reason ?? 'no-price') : null,
    currency: won.currency,
    isNet: won.isNet,
    rule: won.rule,
    floorPrice: floor,
    floorSource: floor === null ? null : item.floorSource,
    belowFloor: floor !== null && won.price !== null && won.price < floor,
  }
}

/** Decides which rule wins; `lose` gets the others, with the reason. */
export function decide(
  item: PricedItem,
  request: PriceRequest,
  book: PriceBook,
  lose?: (considered: Considered) => void,
): Decision {
  const standing = standingOf(item, request, book)
  const { priceListId } = request
  const best =
    priceListId === undefined
      ? bestList(item, standing.price, request, book.listsOf(item.productId), lose)
      : inNamedList(item, standing.price, request, book.list(priceListId), lose)
  const own = ownOutcome(item, standing)
  if (lose) tellOwn(item, standing, own, best !== null, lose)
  return best ? { won: best.outcome, list: best.list, standing } : { won: own, list: null, standing }
}

interface Candidate {
  readonly outcome: ListOutcome
  readonly list: PreparedList
}

type Lose = (considered: Considered) => void

function inNamedList(
  item: PricedItem,
  standing: Units | null,
  request: PriceRequest,
  list: PreparedList | undefined,
  lose?: Lose,
): Candidate | null {
  if (!list) return null
  const outcome = priceInList(item, standing, list, request)
  if (outcome.reason !== 'no-rule') return { outcome, list }
  lose?.(lost(outcome, 'no-rule'))
  return null
}

function bestList(
  item: PricedItem,
  standing: Units | null,
  request: PriceRequest,
  lists: readonly PreparedList[],
  lose?: Lose,
): Candidate | null {
  let best: Candidate | null = null
  for (const list of lists) {
    const isLess = best !== null && list.terms.priority < best.list.terms.priority
    if (isLess && !lose) break
    const shut = shutOut(list.terms, item, request)
    if (shut !== null && !lose) continue
    const outcome = priceInList(item, standing, list, request)
    const reason = shut ?? outcome.reason ?? (isLess ? 'lower-priority' : null)
    if (reason !== null) {
      lose?.(lost(outcome, reason))
    } else if (best === null) {
      best = { outcome, list }
    } else {
      const next: Candidate = { outcome, list }
      const isLower = comparable(item, next) < comparable(item, best)
      lose?.(lost((isLower ? best : next).outcome, 'dearer'))
      if (isLower) best = next
    }
  }
  return best
}

/** Why a list does not apply to a request; null if it does. */
function shutOut(terms: PriceListTerms, item: PricedItem, request: PriceRequest): LostReason | null {
  const closed = closedReason(terms, request)
  if (closed !== null) return closed
  if (request.currency !== undefined && listCurrency(terms, item) !== request.currency) return 'other-currency'
  return null
}

/** Prices of several lists in the same terms: in the item's currency and without sales VAT, to the unit, so that a cheaper one is less. */
function comparable(item: PricedItem, { outcome, list }: Candidate): Units {
  if (outcome.price === null) return Infinity
  const own = list.converted(plainAmount(outcome.price), outcome.currency, item.currency)
  if (own === null) return Infinity
  return rounded(includesVat(outcome, item) ? share(own, PPM, PPM + item.taxRate) : own, 1)
}

function standingOf(item: PricedItem, { at }: PriceRequest, book: PriceBook): StandingPrice {
  const changes = book.scheduledOf(item.productId)
  if (changes.length === 0) return { price: item.price, change: null, before: item.price, changedSince: [] }
  const own = changes.filter(
    ({ variantId, patchKind, currency }) =>
      variantId === item.variantId && (patchKind !== 'price' || currency === item.currency),
  )
  return standingPrice(item.price, own, at)
}

const OWN_RULE: PriceRule = {
  kind: 'product',
  priceListId: null,
  sourceId: '',
  label: '',
  percent: null,
  minQuantity: null,
  tierPercent: null,
}

function promotionRule({ id, title, patchKind, percentOff }: ScheduledChange): PriceRule {
  const percent = patchKind === 'percentOff' ? percentOff : null
  return { ...OWN_RULE, kind: 'promotion', sourceId: id, label: title, percent }
}

function ownOutcome(item: PricedItem, { price, change }: StandingPrice): ListOutcome {
  const rule = change ? promotionRule(change) : OWN_RULE
  const rounded = price === null ? null : roundToMinor(price)
  const reason = price === null ? 'no-price' : null
  return { price: rounded, reason, rule, currency: item.currency, isNet: false, made: null }
}

function tellOwn(item: PricedItem, standing: StandingPrice, own: ListOutcome, isBeaten: boolean, lose: Lose): void {
  if (isBeaten) lose(lost(own, own.price === null ? 'no-price' : 'goes-before'))
  for (const change of standing.changedSince) {
    const { currency } = item
    lose({ rule: promotionRule(change), price: change.appliedPrice, currency, why: 'changed-since' })
  }
  if (standing.change) lose({ rule: OWN_RULE, price: standing.before, currency: item.currency, why: 'goes-before' })
}

function lost({ rule, price, currency }: ListOutcome, why: LostReason): Considered {
  return { rule, price, currency, why }
}

function ownFloor({ cost, floor, pricesIncludeVat, taxRate }: PricedItem): Units | null {
  return cost === null || floor === null ? null : floorPrice(cost, floor, pricesIncludeVat ? taxRate : 0)
}
