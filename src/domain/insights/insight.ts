import type { Ppm, Units } from '../money.ts'
import type { PriceEnding } from '../price-ending.ts'
import type { InsightKind } from './insight-kinds.ts'

/** An insight is a problem, a chance, or something to know. */
export type InsightType = 'warning' | 'opportunity' | 'info'
/** How much depends on it. */
export type InsightImpact = 'high' | 'medium' | 'low'
/** What it is about. */
export type InsightCategory = 'margin' | 'currency' | 'season' | 'competitive'

/** An amount of money with its currency. */
export interface Money {
  readonly units: Units
  readonly currency: string
}

/** The money that an insight is about: of a year at the quantities sold in the last one, of the documents named, or of one piece. */
export interface Stake extends Money {
  readonly per: 'year' | 'piece' | 'documents'
}

/** The kinds of rows that evidence leads to. */
export type EvidenceKind = 'product' | 'category' | 'event' | 'document' | 'shipment' | 'priceList' | 'scheduledPrice'

/** A row behind a figure, and what it is called. */
export interface EvidenceRow {
  readonly kind: EvidenceKind
  readonly id: string
  readonly name: string
}

/** What a figure of the evidence is. */
export type FigureName =
  | 'price'
  /** With VAT, beside the one without it. */
  | 'grossPrice'
  | 'netPrice'
  | 'cost'
  | 'margin'
  | 'averageMargin'
  | 'averageCost'
  | 'costThen'
  | 'priceThen'
  | 'day'
  | 'supplierPrice'
  | 'cheaperPrice'
  | 'endedPrice'
  | 'listPrice'
  | 'plannedPrice'
  | 'lowestPrice'
  | 'usualRate'
  | 'riseToNothing'
  | 'sku'
  | 'loss'

/** The value of a figure. */
export type FigureValue =
  | { readonly type: 'money'; readonly money: Money }
  | { readonly type: 'percent'; readonly ppm: Ppm }
  | { readonly type: 'day'; readonly day: string }
  | { readonly type: 'text'; readonly text: string }

/** One figure that an insight rests on, with the row that it can be followed to. */
export interface Evidence {
  readonly figure: FigureName
  readonly value: FigureValue
  readonly row: EvidenceRow
}

/** What settles an insight; a change of prices or costs is proposed as a change set first. */
export type InsightAct =
  | { readonly type: 'reprice'; readonly productIds: readonly string[]; readonly marginPpm: Ppm }
  | {
      readonly type: 'set-costs'
      readonly productIds: readonly string[]
      readonly field: 'importDuty' | 'vatTax'
      readonly ppm: Ppm
    }
  | { readonly type: 'end-prices'; readonly currency: string; readonly ending: PriceEnding }
  | { readonly type: 'set-list-price'; readonly priceListPriceId: string; readonly price: Money }
  | { readonly type: 'open-costs'; readonly productId: string }
  | { readonly type: 'open-event'; readonly eventId: string }
  | { readonly type: 'open-plan'; readonly scheduledPriceId: string }
  | { readonly type: 'open-shipment'; readonly shipmentId: string }
  | { readonly type: 'open-products'; readonly productIds: readonly string[] }
  | { readonly type: 'open-screen'; readonly screen: 'products' | 'calendar' | 'shipments' }

/** What an insight says, as parameters of its messages. */
export type InsightFacts =
  | { readonly kind: 'lowMargin'; readonly product: string; readonly margin: Ppm; readonly limit: Ppm }
  | {
      readonly kind: 'unusualMargin'
      readonly product: string
      readonly margin: Ppm
      readonly category: string
      readonly average: Ppm
    }
  | {
      readonly kind: 'highCost'
      readonly product: string
      readonly cost: Money
      readonly category: string
      readonly average: Money
    }
  | {
      readonly kind: 'currencyRisk'
      readonly product: string
      readonly margin: Ppm
      /** The currency that its costs or its price depend on; null if none is known. */
      readonly currency: string | null
      /** The rise of the cost that takes the whole profit; null if there is none. */
      readonly rise: Ppm | null
    }
  | { readonly kind: 'belowCost'; readonly product: string; readonly price: Money; readonly cost: Money }
  | { readonly kind: 'pricingEvent'; readonly title: string; readonly day: string }
  | {
      readonly kind: 'costRose' | 'stalePrice'
      readonly product: string
      readonly day: string
      readonly price: Money
      readonly before: Money
      readonly now: Money
      /** What it sells for now, without VAT, where the price moved too. */
      readonly priceNow?: Money
    }
  | {
      readonly kind: 'cheaperShipment'
      readonly product: string
      readonly supplier: string
      readonly shipment: string
      readonly price: Money
      readonly paid: Money
    }
  | {
      readonly kind: 'endingMissed'
      readonly count: number
      readonly product: string
      readonly ending: PriceEnding
      readonly currency: string
    }
  | {
      readonly kind: 'listAboveRetail'
      readonly product: string
      readonly list: string
      readonly price: Money
      readonly retail: Money
    }
  | {
      readonly kind: 'promotionRule'
      readonly product: string
      readonly day: string
      readonly price: Money
      readonly lowest: Money
    }
  | {
      readonly kind: 'dutyMissing' | 'vatMissing'
      readonly count: number
      readonly product: string
      readonly category: string
      readonly rate: Ppm
    }
  | { readonly kind: 'skuTwice'; readonly sku: string; readonly count: number }
  | {
      readonly kind: 'soldBelowCost'
      readonly product: string
      readonly count: number
      readonly document: string
      readonly day: string
    }
  | { readonly kind: 'sampleMargin' | 'sampleCompetition' }
  | { readonly kind: 'sampleSeason'; readonly uplift: Ppm }

/** An insight: what was found, how grave it is, what it rests on, and what to do about it (INS-01, INS-02). */
export interface Insight {
  /** Stable: the kind and the row that it is about. */
  readonly id: string
  readonly kind: InsightKind
  /** What it was found from. A dismissal holds while this stays the same (INS-02). */
  readonly cause: string
  readonly type: InsightType
  readonly impact: InsightImpact
  readonly category: InsightCategory
  /** Null if it is about several products, or none. */
  readonly productId: string | null
  readonly facts: InsightFacts
  readonly evidence: readonly Evidence[]
  /** Null where it cannot be said. */
  readonly stake: Stake | null
  readonly act: InsightAct
  /** An example for a shop that has hardly anything to say yet: never counted (INS-01). */
  readonly isExample: boolean
}
