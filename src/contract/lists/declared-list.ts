import type { Fields } from '../fields.ts'
import { type Entity, general } from '../entity.ts'

/** A value that lists are ordered or filtered by; the same in the browser and in SQL. */
export interface Term {
  readonly field: string
  /** The field to use where it has no value. */
  readonly otherwise?: string
  /**
   * money: the field that names its currency. An order keeps the amounts of each currency together, because amounts of two currencies
   * compare only by a rate; a bound is in major units of whatever currency.
   */
  readonly currency?: string
  /** Rows whose amount counts below zero: the value of one of their fields. */
  readonly negated?: Negated
  /** choice: its values in sort order. */
  readonly ranked?: readonly string[]
  /** Text, compared without case and accents. */
  readonly isFolded?: boolean
  /** Numbers that the value needs: if one of them is missing or 0, there is no value. */
  readonly needs?: readonly string[]
  /** A missing value counts as the largest, such as an unknown day; otherwise rows without a value, or with an empty text, come last in both directions. */
  readonly isOpen?: boolean
  /** The number of entries, not the value: products of a list. */
  readonly isCount?: boolean
}

/** What tells the rows whose stored amount counts below zero, such as credit notes among other documents. */
export interface Negated {
  readonly field: string
  readonly is: string
}

/** A value that each side works out by name: a figure from other rows, such as what a customer owes. */
export interface Told {
  readonly told: string
  /** money: the field that names its currency, as of a term. */
  readonly currency?: string
  /** Only the screen can work it out: REST does not order by it. */
  readonly isOfScreen?: boolean
}

/** Rows with this value in a field are left out unless somebody asks for them. */
export interface Hidden {
  readonly field: string
  readonly value: string
}

/** A condition of a list: the meaning of its text in an address or query. An empty text is no condition. */
export type ListFilter =
  /** Texts for stored values: `active` for true. `all` is no condition. */
  | { readonly by: 'words'; readonly field: string; readonly words: Readonly<Record<string, unknown>> }
  /** One value of a field; `absent` is the text for rows without one. */
  | { readonly by: 'value'; readonly field: string; readonly absent?: string; readonly isId?: boolean }
  /** One of several values, separated by commas. */
  | { readonly by: 'any'; readonly field: string; readonly of?: readonly string[] }
  /** Rows with one of several entries in a set. */
  | { readonly by: 'entries'; readonly field: string }
  /** Rows whose value is at a bound or beyond it: days, amounts in major units. */
  | { readonly by: 'bound'; readonly end: 'from' | 'to'; readonly term: Term; readonly isDay: boolean }
  /** One of some texts whose meaning each side knows; without a list, any text. Hidden rows are left out while nothing is asked. */
  | {
      readonly by: 'told'
      readonly words: readonly string[]
      readonly isOfIds?: boolean
      /** Also takes the id of another row. */
      readonly isOfId?: boolean
      readonly hides?: Hidden
    }

/** An order of a list, and its direction at the first click on the column. */
export type ListSort = (Term | Told) & { readonly first?: 'asc' | 'desc' }

/** How rows are found and ordered. */
export interface Listing {
  readonly filters: Readonly<Record<string, ListFilter>>
  readonly sorts: Readonly<Record<string, ListSort>>
  /** The default order. */
  readonly order: { readonly by: string; readonly direction: 'asc' | 'desc' }
  /** REST accepts any name: an unknown one means the default order, always in its default direction (DOC-10). */
  readonly takesAnySort?: true
  /** Fields that are searched without case and accents, for rows without a `searchText`. */
  readonly searched?: readonly string[]
  /** Decides between equal rows, before their ids; by default their names. */
  readonly ties?: readonly Term[]
  /** The default page size of REST. */
  readonly pageSize?: number
}

/** How rows of a kind are filtered and ordered: declared once for the screen, REST and SQL (API-03). */
export interface DeclaredList extends Listing {
  readonly entity: Entity
}

/** The part that the screen needs: the entity may be loaded later, since it brings its validation along. */
export interface ShownListing extends Listing {
  readonly entity?: Entity
}

/** Names of the fields of an entity. */
type Named<E> = E extends { readonly fields: infer F } ? keyof F & string : never
type Stamp = 'createdAt' | 'updatedAt'

/** Makes the conditions and values of one entity; field names are checked by type. */
export interface ListParts<E> {
  readonly words: (field: Named<E>, words: Readonly<Record<string, unknown>>) => ListFilter
  /** One of the values of a choice, each by its own name. */
  readonly choice: (field: Named<E>, values: readonly string[]) => ListFilter
  readonly value: (field: Named<E>, options?: { readonly absent?: string; readonly isId?: boolean }) => ListFilter
  readonly any: (field: Named<E>, of?: readonly string[]) => ListFilter
  readonly entries: (field: Named<E>) => ListFilter
  readonly from: (term: Term) => ListFilter
  readonly to: (term: Term) => ListFilter
  readonly fromDay: (field: Named<E>) => ListFilter
  readonly toDay: (field: Named<E>) => ListFilter
  readonly told: (...words: readonly string[]) => ListFilter
  /** Leaves out rows with a value while nothing is asked, such as void documents. */
  readonly hiding: (filter: ListFilter, field: Named<E>, value: string) => ListFilter
  /** Ids of other rows, separated by commas; each side knows which rows relate to them. */
  readonly toldOfIds: () => ListFilter
  /** The value of a field. */
  readonly by: (field: Named<E> | Stamp) => Term
  /** The value of a field, or of another one if it has none. */
  readonly either: (field: Named<E> | Stamp, otherwise: Named<E> | Stamp) => Term
  /** The same without case and accents. */
  readonly folded: (field: Named<E>) => Term
  /** A choice, in the order of its values. */
  readonly ranked: (field: Named<E>, values: readonly string[]) => Term
  /** An amount of its currency: orders keep each currency together, bounds are in major units. */
  readonly amount: (field: Named<E>, currency: Named<E>) => Term
  /** An amount that counts below zero in rows where a field has a value. */
  readonly negated: (term: Term, field: Named<E>, is: string) => Term
  /** A value that is missing if one of some numbers is missing or 0: a margin without a cost. */
  readonly needing: (term: Term, ...needs: readonly Named<E>[]) => Term
  /** A value that counts as the largest if it is missing. */
  readonly open: (term: Term) => Term
  /** The number of entries of a set or list. */
  readonly count: (field: Named<E>) => Term
}

const parts: ListParts<Entity> = {
  words: (field, words) => ({ by: 'words', field, words }),
  choice: (field, values) => ({ by: 'words', field, words: Object.fromEntries(values.map((value) => [value, value])) }),
  value: (field, options = {}) => ({ by: 'value', field, ...options }),
  any: (field, of) => ({ by: 'any', field, ...(of ? { of } : {}) }),
  entries: (field) => ({ by: 'entries', field }),
  from: (term) => ({ by: 'bound', end: 'from', term, isDay: false }),
  to: (term) => ({ by: 'bound', end: 'to', term, isDay: false }),
  fromDay: (field) => ({ by: 'bound', end: 'from', term: { field }, isDay: true }),
  toDay: (field) => ({ by: 'bound', end: 'to', term: { field }, isDay: true }),
  told: (...words) => ({ by: 'told', words }),
  hiding: (filter, field, value) => (filter.by === 'told' ? { ...filter, hides: { field, value } } : filter),
  toldOfIds: () => ({ by: 'told', words: [], isOfIds: true }),
  by: (field) => ({ field }),
  either: (field, otherwise) => ({ field, otherwise }),
  folded: (field) => ({ field, isFolded: true }),
  ranked: (field, ranked) => ({ field, ranked }),
  amount: (field, currency) => ({ field, currency }),
  negated: (term, field, is) => ({ ...term, negated: { field, is } }),
  needing: (term, ...needs) => ({ ...term, needs }),
  open: (term) => ({ ...term, isOpen: true }),
  count: (field) => ({ field, isCount: true }),
}

const BY_NAME: readonly Term[] = [{ field: 'nameKey' }]

/** Decides between rows that an order has as equal. */
export function tiesOf({ entity, ties }: ShownListing): readonly Term[] {
  return ties ?? (!entity || entity.fields['nameKey'] ? BY_NAME : [])
}

/** Declares the list of an entity. Rows with a `searchText` are searched in it. */
export function declaredList<E extends { readonly fields: Fields }>(
  entity: E,
  declare: (parts: ListParts<E>) => Listing,
): DeclaredList {
  return { entity: general(entity as unknown as Entity), ...declare(parts) }
}
