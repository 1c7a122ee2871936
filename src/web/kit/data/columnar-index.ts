import { foldText } from '#domain/text-fold.ts'
import { CodeColumn } from './code-column.ts'
import type { Filter, Finding, IdPage, IndexedRows, IndexSpec, OtherRows, RowQuery, SortSpec } from './index-spec.ts'
import { countOnes, RowSearch } from './row-search.ts'
import { type CompareSlots, SortColumn, SortOrder } from './sort-order.ts'

/** From so many changed rows on, sorting anew is cheaper than moving each. */
const MANY = 1_000

/** A sort key with its values and, once it was asked for, its order. */
interface Sorting {
  readonly spec: SortSpec
  readonly column: SortColumn
  /** The currencies of amounts, each of which is ordered for itself. */
  readonly currencies: SortColumn | undefined
  order: SortOrder | undefined
  figures: unknown
  /** What the values of rows without one of their own were made from. */
  madeFrom: string
}

/** The values of a finding, and what of other kinds they were made from. */
interface Found {
  readonly finding: Finding
  readonly codes: CodeColumn
  readonly madeFrom: string
}

/** Columns, orders and search blocks of one collection: made when first asked for, then kept up to date row by row. */
export class ColumnarIndex {
  readonly #spec: IndexSpec
  readonly #rows: IndexedRows
  readonly #others: OtherRows
  /** 1 for each slot that holds a row. */
  readonly #present: number[] = []
  readonly #names = new SortColumn()
  readonly #search = new RowSearch()
  #searchedVersions = ''
  readonly #codes: ReadonlyMap<string, CodeColumn>
  /** Columns of findings, made when first asked for. */
  readonly #findings = new Map<string, Found>()
  readonly #sortings: ReadonlyMap<string, Sorting>
  #byName: SortOrder | undefined
  #isFilled = false

  constructor(spec: IndexSpec, rows: IndexedRows, others: OtherRows) {
    this.#spec = spec
    this.#rows = rows
    this.#others = others
    const coded = new Set([...spec.filters, ...spec.searchNames.map(({ field }) => field)])
    this.#codes = new Map([...coded].map((field) => [field, new CodeColumn()]))
    this.#sortings = new Map(Object.entries(spec.sorts).map(([key, each]) => [key, sorting(each)]))
  }

  /** Follows rows that changed, came or went. */
  update(slots: ReadonlySet<number>): void {
    if (!this.#isFilled) return
    if (slots.size > MANY) this.#dropOrders()
    this.#search.forget()
    const orders = this.#orders()
    for (const slot of slots) {
      if (this.#present[slot] === 1) for (const order of orders) order.remove(slot)
      this.#read(slot)
      if (this.#present[slot] === 1) for (const order of orders) order.insert(slot)
    }
  }

  /** The ids of the page that a query asks for. */
  query(query: RowQuery): IdPage {
    const matches = this.#matches(query)
    const total = countOnes(matches)
    const last = Math.max(1, Math.ceil(total / query.pageSize))
    const page = Math.min(Math.max(1, Math.trunc(query.page) || 1), last)
    const slots = this.#pageOf(query, page, matches)
    return { ids: slots.map((slot) => this.#rows.id(slot)), total, page }
  }

  /** Every id that a query without its page finds, in no particular order. */
  ids(query: Filter): string[] {
    const ids: string[] = []
    this.#matches(query).forEach((match, slot) => {
      if (match === 1) ids.push(this.#rows.id(slot))
    })
    return ids
  }

  /** How many of the found rows have each value of a filter. */
  counts(field: string, query: Filter = {}): ReadonlyMap<unknown, number> {
    const matches = this.#matches(query)
    return this.#codesOf(field).count(matches)
  }

  #codesOf(field: string): CodeColumn {
    const codes = this.#codes.get(field) ?? this.#foundCodes(field)
    if (!codes) throw new Error(`${field} is no filter of ${this.#spec.kind}`)
    return codes
  }

  #foundCodes(name: string): CodeColumn | undefined {
    const finding = this.#spec.findings?.[name]
    if (!finding) return undefined
    const madeFrom = (finding.reads ?? []).map((kind) => this.#others.version(kind)).join()
    const known = this.#findings.get(name)
    if (known?.madeFrom === madeFrom) return known.codes
    const codes = new CodeColumn()
    this.#findings.set(name, { finding, codes, madeFrom })
    this.#present.forEach((isPresent, slot) => {
      if (isPresent === 1) codes.set(slot, this.#findingOf(finding, slot))
    })
    return codes
  }

  #findingOf({ fields, of }: Finding, slot: number): unknown {
    const values = Object.fromEntries(fields.map((field) => [field, this.#rows.value(slot, field)]))
    return of(values, this.#others, () => this.#rows.row(slot))
  }

  #fill(): void {
    if (this.#isFilled) return
    for (let slot = 0; slot < this.#rows.slotCount; slot += 1) this.#read(slot)
    this.#isFilled = true
  }

  #read(slot: number): void {
    const rows = this.#rows
    const { nameKey, searchText } = this.#spec
    const isPresent = rows.has(slot)
    this.#present[slot] = isPresent ? 1 : 0
    const text = isPresent ? rows.value(slot, searchText) : ''
    this.#search.set(slot, typeof text === 'string' ? text : '')
    if (!isPresent) return
    this.#names.set(slot, rows.value(slot, nameKey))
    for (const [field, codes] of this.#codes) codes.set(slot, rows.value(slot, field))
    for (const { finding, codes } of this.#findings.values()) codes.set(slot, this.#findingOf(finding, slot))
    for (const each of this.#sortings.values()) this.#putValue(each, slot)
  }

  #putValue(each: Sorting, slot: number): void {
    const value = this.#valueOf(each, slot)
    each.column.set(slot, value)
    const { currency } = each.spec
    // A row without an amount is last, whatever its currency.
    if (currency !== undefined) each.currencies?.set(slot, value === null ? null : this.#rows.value(slot, currency))
  }

  #valueOf({ spec, figures, madeFrom }: Sorting, slot: number): unknown {
    // An empty text is no value, as in every declared list.
    const value = this.#rows.value(slot, spec.field) ?? null
    const stored = value === '' ? null : value
    const { negated } = spec
    if (negated && this.#rows.value(slot, negated.field) === negated.is) return -Number(stored)
    if (stored !== null || !spec.absent || madeFrom === '') return stored
    const row = this.#rows.row(slot)
    return row ? spec.absent(row, figures, this.#others) : null
  }

  #matches({ where = {}, between = {}, search = '', beginning }: Filter): Uint8Array {
    this.#fill()
    const matches = new Uint8Array(this.#present)
    for (const [field, value] of Object.entries(where)) {
      if (Array.isArray(value)) this.#codesOf(field).keepAny(value, matches)
      else this.#codesOf(field).keep(value, matches)
    }
    for (const [field, ends] of Object.entries(between)) this.#codesOf(field).keepBetween(ends, matches)
    this.#followNames()
    this.#search.keep(search, matches, (term, hits) => this.#markNamed(term, hits))
    if (beginning) this.#keepBeginning(beginning, matches)
    return matches
  }

  #keepBeginning([field, start]: readonly [string, string], matches: Uint8Array): void {
    matches.forEach((match, slot) => {
      if (match === 0) return
      const text = this.#rows.value(slot, field)
      if (!foldText(typeof text === 'string' ? text : '').startsWith(start)) matches[slot] = 0
    })
  }

  #markNamed(term: string, hits: Uint8Array): void {
    for (const { field, kind, nameKey } of this.#spec.searchNames) {
      const named = this.#others.all(kind).filter((row) => String(row[nameKey]).includes(term))
      const ids = named.map(({ id }) => id)
      this.#codesOf(field).mark(ids, hits)
    }
  }

  #followNames(): void {
    const versions = this.#spec.searchNames.map(({ kind }) => this.#others.version(kind)).join()
    if (versions !== this.#searchedVersions) this.#search.forget()
    this.#searchedVersions = versions
  }

  #pageOf(query: RowQuery, page: number, matches: Uint8Array): number[] {
    const { slots, valued } = this.#ordered(query)
    const found: number[] = []
    let skip = (page - 1) * query.pageSize
    const walk = (from: number, to: number, step: 1 | -1): void => {
      for (let place = from; place !== to && found.length < query.pageSize; place += step) {
        const slot = slots[place] ?? 0
        if (matches[slot] !== 1) continue
        if (skip > 0) skip -= 1
        else found.push(slot)
      }
    }
    // Rows without a value stay last in both directions (PROD-07).
    if (query.direction === 'desc') {
      walk(valued - 1, -1, -1)
      walk(slots.length - 1, valued - 1, -1)
    } else walk(0, slots.length, 1)
    return found
  }

  /** The slots in ascending order, and how many of them have a value. */
  #ordered({ sort, figures }: RowQuery): { slots: Uint32Array; valued: number } {
    const byName = this.#nameOrder()
    if (sort === undefined) return { slots: byName.slots, valued: byName.slots.length }
    const each = this.#sortings.get(sort)
    if (!each) throw new Error(`${this.#spec.kind} is not sorted by ${sort}`)
    this.#refreshAbsent(each, figures)
    const { column, currencies } = each
    const compare: CompareSlots = currencies
      ? (a, b) => currencies.compare(a, b) || column.compare(a, b)
      : (a, b) => column.compare(a, b)
    each.order ??= new SortOrder(
      byName.slots.slice().sort(compare),
      (a, b) => compare(a, b) || this.#compareNames(a, b),
    )
    const { slots } = each.order
    return { slots, valued: firstWhere(slots, (slot) => !column.hasValue(slot)) }
  }

  #nameOrder(): SortOrder {
    const compare = (a: number, b: number): number => this.#compareNames(a, b)
    this.#byName ??= new SortOrder(this.#slots().sort(compare), compare)
    return this.#byName
  }

  #compareNames(a: number, b: number): number {
    return this.#names.compare(a, b) || (this.#rows.id(a) < this.#rows.id(b) ? -1 : Number(a !== b))
  }

  /** Makes the values of rows without one of their own anew when the figures or the rows they were made from changed. */
  #refreshAbsent(each: Sorting, figures: unknown): void {
    if (!each.spec.absent) return
    const versions = (each.spec.reads ?? []).map((kind) => this.#others.version(kind))
    const madeFrom = JSON.stringify([figures, versions])
    if (madeFrom === each.madeFrom) return
    each.madeFrom = madeFrom
    each.figures = figures
    const absent = new Uint8Array(this.#present.length)
    for (let slot = 0; slot < absent.length; slot += 1) {
      if (this.#present[slot] !== 1 || (this.#rows.value(slot, each.spec.field) ?? null) !== null) continue
      absent[slot] = 1
      this.#putValue(each, slot)
    }
    each.order?.resort((slot) => absent[slot] === 1)
  }

  #slots(): Uint32Array {
    return Uint32Array.from(this.#present.keys()).filter((slot) => this.#present[slot] === 1)
  }

  #orders(): SortOrder[] {
    return [this.#byName, ...[...this.#sortings.values()].map(({ order }) => order)].filter(
      (each) => each !== undefined,
    )
  }

  #dropOrders(): void {
    this.#byName = undefined
    for (const each of this.#sortings.values()) each.order = undefined
  }
}

function sorting(spec: SortSpec): Sorting {
  const currencies = spec.currency === undefined ? undefined : new SortColumn()
  return { spec, column: new SortColumn(), currencies, order: undefined, figures: undefined, madeFrom: '' }
}

/** The first place whose slot passes a test that all later ones pass too. */
function firstWhere(slots: Uint32Array, test: (slot: number) => boolean): number {
  let low = 0
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(slots[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
