/** What the settings of a store change, in the form of the interface: amounts and percentages are decimals. */
export interface StoreSettings {
  readonly name?: string
  readonly everyMinutes?: number
  readonly priceListId?: string | null
  readonly pushesCompareAt?: boolean
  readonly pushesStock?: boolean
  readonly pushesCost?: boolean
  readonly feePercent?: string
  readonly feeFixed?: string
  readonly categoryFees?: readonly {
    readonly id: string
    readonly categoryId: string | null
    readonly percent: string
    readonly fixed: string
  }[]
}
