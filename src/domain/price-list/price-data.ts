import type { RateSet } from '../exchange-rates.ts'
import type { Ppm, Units } from '../money.ts'
import type { EndingDirection, PriceEnding } from '../price-ending.ts'
import type { FloorSource } from '../price-floor.ts'
import type { EndingSource } from '../pricing-rules.ts'
import type { ExactCost } from '../total-cost.ts'
import type { ListBasis, ListRule, ListState, ScheduledKind, ScheduledState } from './list-rules.ts'

/** The item that is priced: a product, or one of its variants. Amounts in units of `currency`. */
export interface PricedItem {
  readonly productId: string
  /** Empty for the product itself. */
  readonly variantId: string
  readonly currency: string
  /** The present price in the shop, with or without VAT; null if there is none. */
  readonly price: Units | null
  /** Net of sales VAT. */
  readonly tradePrice: Units | null
  /** Null without a known cost. */
  readonly cost: ExactCost | null
  /** Whether `price` is with sales VAT, and the rate in it: as it was made, whatever the settings are by now (PRICE-06). */
  readonly pricesIncludeVat: boolean
  readonly taxRate: Ppm
  /** The rate of today: a document takes it out of a price with VAT, so that the customer pays that price. */
  readonly taxRateNow: Ppm
  readonly floor: Ppm | null
  readonly floorSource: FloorSource | null
  readonly ending: PriceEnding
  /** The source of the ending: an inherited one is that of the item's currency (PRICE-11). */
  readonly endingSource: EndingSource
  readonly endingDirection: EndingDirection
}

/** A break of a list: from this quantity on, a percentage off the price that the list shows for one piece. Quantities in 1/10,000. */
export interface ListTier {
  readonly minQuantity: number
  readonly percentOff: Ppm
}

/** The fields of a price list that decide prices. Days are YYYY-MM-DD, both included. */
export interface PriceListTerms {
  readonly id: string
  readonly title: string
  readonly productIds: readonly string[]
  readonly status: ListState
  readonly customerGroup: string
  readonly priority: number
  readonly validFrom: string | null
  readonly validTo: string | null
  /** Empty: each product in its own currency. */
  readonly currency: string
  readonly rates: RateSet | null
  readonly ruleKind: ListRule
  readonly rulePercent: Ppm
  readonly basis: ListBasis
  /** Its prices are without sales VAT, whatever the shop shows (PLIST-06). */
  readonly withoutVat: boolean
  readonly priceEnding: PriceEnding | null
  readonly tiers: readonly ListTier[]
}

/** A price of one product in one list, from a quantity on. */
export interface ListPrice {
  readonly id: string
  readonly priceListId: string | null
  readonly productId: string
  readonly variantId: string
  readonly minQuantity: number
  readonly currency: string
  readonly price: Units
}

/** A scheduled price; instants in epoch milliseconds, the end not included. */
export interface ScheduledChange {
  readonly id: string
  readonly title: string
  readonly productId: string
  readonly variantId: string
  /** Null if it changes the product's own price. */
  readonly priceListId: string | null
  readonly patchKind: ScheduledKind
  readonly currency: string
  readonly amount: Units | null
  readonly percentOff: Ppm
  readonly startsAt: number
  readonly endsAt: number | null
  readonly status: ScheduledState
  /** While it runs: the new and the earlier price, in `currency`. */
  readonly appliedPrice: Units | null
  readonly priceBefore: Units | null
}

/** Customer, quantity and time of a price. */
export interface PriceRequest {
  /** In 1/10,000. */
  readonly quantity: number
  readonly at: number
  /** The day of `at` at the seller, for the validity of lists. */
  readonly day: string
  /** Empty: no group. */
  readonly customerGroup: string
  /** Asks for prices in this list alone, whatever its state, days and group. */
  readonly priceListId?: string
  /** Only lists that give prices in this currency. */
  readonly currency?: string
}

/** Every rule that can win; a promotion is a scheduled price in force. */
export type PriceRuleKind =
  | 'product'
  | 'promotion'
  | 'override'
  | 'quantityBreak'
  | Exclude<ListRule, 'none'>
  | 'listTier'
  | 'listTerms'

/** The rule that made a price, and its source. */
export interface PriceRule {
  readonly kind: PriceRuleKind
  /** Null without a list. */
  readonly priceListId: string | null
  /** The override, the scheduled price, or the list itself; empty for the product's own price. */
  readonly sourceId: string
  /** The title of the list, or of the promotion. */
  readonly label: string
  readonly percent: Ppm | null
  /** The reached break, in 1/10,000; null without one. */
  readonly minQuantity: number | null
  /** The percentage of the list's break. */
  readonly tierPercent: Ppm | null
}

/** Why a rule lost. */
export type LostReason =
  | 'inactive'
  | 'not-yet'
  | 'ended'
  | 'other-group'
  | 'other-currency'
  | 'not-reached'
  | 'no-rule'
  | 'no-rate'
  | 'no-cost'
  | 'no-price'
  | 'changed-since'
  | 'goes-before'
  | 'lower-priority'
  | 'dearer'
