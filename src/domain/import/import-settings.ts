import type { RateSet } from '../exchange-rates.ts'
import type { DecimalSign } from '../numeral.ts'
import type { CategorySeparator } from './category-path.ts'
import type { JoinLookup } from './join.ts'
import type { ProfileId } from './profiles.ts'
import type { TargetId } from './targets.ts'

/** How the cells of a file become products: chosen by recognition, changeable by the user, kept per supplier (PROD-14). */
export interface ImportSettings {
  /** The system whose rows these are; null where each row is a product by itself. */
  readonly profile: ProfileId | null
  /** What each column is; null leaves it out. */
  readonly columns: readonly (TargetId | null)[]
  /** The currency of amounts that name none (ISO 4217). */
  readonly currency: string
  /** The currency that the products are sold in where it is another one: costs are converted, and keep what was paid (PRICE-15). */
  readonly soldIn: string | null
  readonly decimal: DecimalSign
  /** The decimal sign of each column that has one of its own; null takes that of the file. */
  readonly columnDecimals: readonly (DecimalSign | null)[]
  /** A cost or price of 0 says that it is not known. */
  readonly zeroIsUnknown: boolean
  /** The columns whose percentages are written as fractions: 0.4 is 40 %. */
  readonly fractions: readonly boolean[]
  readonly categorySeparator: CategorySeparator
  /** Headings between the rows are the categories of the rows below; null where nobody has said. */
  readonly sections: boolean | null
}

/** The settings with what else the reading of rows needs. */
export interface RowReading extends ImportSettings {
  /** Names of the columns, for extra costs. */
  readonly names: readonly string[]
  /** What converts costs into another currency. */
  readonly rates: RateSet
  /** Columns whose cells are ids of a second file. */
  readonly joins: ReadonlyMap<number, JoinLookup>
}
