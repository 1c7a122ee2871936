import type { RateSet } from '../exchange-rates.ts'
import type { DecimalSign } from '../numeral.ts'
import type { CategorySeparator } from './category-path.ts'
import type { JoinLookup } from './join.ts'
import type { ProfileId } from './profiles.ts'
import type { TargetId } from './targets.ts'

/** How the cells of a file become products: recognised, editable, stored per supplier (PROD-14). */
export interface ImportSettings {
  /** The system that exported the rows; null if each row is a product. */
  readonly profile: ProfileId | null
  /** The target of each column; null leaves it out. */
  readonly columns: readonly (TargetId | null)[]
  /** The currency of amounts that name none (ISO 4217). */
  readonly currency: string
  /** The currency of the products if it is another one: costs are converted, and keep the paid amount (PRICE-15). */
  readonly soldIn: string | null
  readonly decimal: DecimalSign
  /** The decimal sign of each column; null takes that of the file. */
  readonly columnDecimals: readonly (DecimalSign | null)[]
  /** A cost or price of 0 means unknown. */
  readonly zeroIsUnknown: boolean
  /** The columns with percentages as fractions: 0.4 is 40 %. */
  readonly fractions: readonly boolean[]
  readonly categorySeparator: CategorySeparator
  /** Headings between the rows are the categories of the rows below; null if nobody has decided. */
  readonly sections: boolean | null
}

/** The settings and what else reading rows needs. */
export interface RowReading extends ImportSettings {
  /** The file itself says which currency its amounts are in. */
  readonly isCurrencyStated: boolean
  /** Names of the columns, for extra costs. */
  readonly names: readonly string[]
  /** The rates that convert costs. */
  readonly rates: RateSet
  /** Columns with ids of a second file. */
  readonly joins: ReadonlyMap<number, JoinLookup>
}
