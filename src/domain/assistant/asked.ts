import type { CalculatorId } from '../calculators/calculators.ts'

/** A row that a question names by words of its name or number, or the one that is open. */
export type Mention = Named | 'here'

/** Words that name a row. */
export interface Named {
  /** Folded. */
  readonly words: readonly string[]
  /** As it was typed. */
  readonly raw: string
  /** Further names of the question, where the first is no row's. */
  readonly also?: readonly Named[]
}

/** Which of the products with a category or brand are meant; `either` where the question does not say which of both. */
export interface GroupMention {
  readonly kind: 'category' | 'brand' | 'either'
  readonly name: Named
}

/** The products that a question is about: one, those of a group, or all. */
export interface Goods {
  readonly product?: Mention
  readonly group?: GroupMention
}

/** The bounds of a figure in a list of products: from, and below or up to, decimal texts. */
export interface Kept {
  readonly figure: 'margin' | 'price' | 'stock'
  readonly above?: string
  readonly below?: string
  /** Of a price: the currency that the question names. */
  readonly currency?: string
}

/** Cells that questions solve a price for. */
type AskedCell = 'shelfPrice' | 'margin' | 'discount' | 'baseCost'

/** What moves in a what-if question. */
export type Lever =
  | 'supplierCostPercent'
  | 'freightPercent'
  | 'otherCostsPercent'
  | 'dutyPoints'
  | 'dutyRate'
  | 'currencyPercent'
  | 'marginRate'

/** The first and the last day of a period. */
interface Days {
  readonly from?: string
  readonly until?: string
}

export interface AskedLine {
  readonly quantity: string
  readonly product: Named
}

/** What a question asks for; figures are decimal texts, 40 for 40 %. */
export type Asked =
  | {
      readonly ask: 'explain'
      readonly product: Mention
      readonly focus: 'price' | 'margin' | 'cost' | 'profit'
      /** The currency that the price is asked in, where that is said. */
      readonly currency?: string
    }
  | {
      readonly ask: 'solve'
      readonly product: Mention
      readonly solve: AskedCell
      readonly margin?: string
      readonly markup?: string
      readonly price?: string
      readonly discount?: string
    }
  | ({ readonly ask: 'whatIf'; readonly lever: Lever; readonly value: string; readonly currency?: string } & Goods)
  | {
      readonly ask: 'calculate'
      readonly calculator: CalculatorId
      readonly given: Readonly<Record<string, string>>
      readonly solve: string
    }
  | {
      readonly ask: 'convert'
      readonly amount: string
      readonly from: string
      readonly to: string
      readonly day?: string
    }
  | {
      readonly ask: 'products'
      readonly search?: Named
      readonly group?: GroupMention
      readonly problem?: 'losing' | 'unpriced' | 'withoutCost' | 'belowFloor'
      readonly status?: 'active' | 'inactive'
      readonly sortBy?: 'margin' | 'price' | 'cost' | 'stock'
      readonly direction?: 'asc' | 'desc'
      readonly limit?: number
      readonly keep?: Kept
    }
  | {
      readonly ask: 'margins'
      readonly by?: 'category' | 'brand'
      readonly group?: GroupMention
      readonly order?: 'least'
    }
  | { readonly ask: 'stockValue' }
  | {
      readonly ask: 'receivables'
      readonly customer?: Mention
      readonly focus: 'open' | 'overdue'
      /** The largest invoices, or the customers that owe most, come first. */
      readonly largest?: 'invoices' | 'customers'
    }
  | {
      readonly ask: 'paying'
      readonly customer?: Mention
    }
  | {
      readonly ask: 'documents'
      readonly documentType?: 'invoice' | 'quote' | 'creditnote' | 'purchaseorder' | 'receipt'
      readonly status?: 'sent' | 'draft' | 'paid'
      readonly customer?: Mention
      /** The number of the one that is meant. */
      readonly number?: string
      /** The first and the last day of issue. */
      readonly from?: string
      readonly until?: string
    }
  | { readonly ask: 'customers'; readonly search?: Named }
  | { readonly ask: 'services'; readonly search?: Named }
  | ({
      readonly ask: 'suppliers'
      readonly product: Mention
      readonly order?: 'dearest'
      /** Nobody is named who sells: what is named may be a customer who bought. */
      readonly mayBeCustomer?: true
    } & Days)
  | ({
      readonly ask: 'sales'
      readonly focus: 'net' | 'profit' | 'margin' | 'quantity' | 'received'
      readonly by?: 'product' | 'service' | 'customer' | 'category' | 'brand'
      readonly order: 'most' | 'least'
      readonly limit?: number
      /** A product, or a customer where one is meant. */
      readonly name?: Named
      readonly isOfCustomer: boolean
    } & Days)
  | { readonly ask: 'history'; readonly product: Mention }
  | { readonly ask: 'insights' }
  | ({
      readonly ask: 'reprice'
      readonly by: 'margin' | 'markup' | 'change' | 'price'
      readonly value: string
    } & Goods)
  | {
      readonly ask: 'newProduct'
      readonly name: string
      readonly cost?: string
      readonly price?: string
      readonly margin?: string
    }
  | {
      readonly ask: 'newDocument'
      readonly documentType: 'quote' | 'invoice'
      readonly customer?: Named
      readonly lines: readonly AskedLine[]
    }
  | { readonly ask: 'fact'; readonly of: 'free' | 'file' | 'privacy' }
  | { readonly ask: 'about' }
  | { readonly ask: 'cannot' }

/** One kind of question. */
export type AskedOf<Kind extends Asked['ask']> = Extract<Asked, { readonly ask: Kind }>
