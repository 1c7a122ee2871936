import type { AskedOf, Kept, Named } from '#domain/assistant/asked.ts'
import { stemSearch } from '#domain/assistant/name-match.ts'
import type { AnswerPart, TableCell } from '../answer-parts.ts'
import { MOST_TABLE_ROWS } from '../answer-parts.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import { calling } from '../built-in.ts'
import { MOST_ROWS } from '../figures.ts'
import type { ToolInput, ToolResult } from '../tools.ts'
import { aboutNamed, type Answering, cannot, type Parts, refusedWords, saidAs, told, noGroup } from './answering.ts'
import { amountCell, linked, table, words } from './formats.ts'
import { groupNamed } from './group-naming.ts'
import { type NamedThing, recordsIn } from './naming.ts'

type Products = AskedOf<'products'>
type Found = ToolResult<'find_products'>
type Filter = Readonly<Record<string, string>>

/** Products by words, group, problem, order or bounds. */
export function* products(answering: Answering, asked: Products): Parts {
  const filter: Record<string, string> = {}
  if (asked.problem) filter['problem'] = asked.problem
  filter['status'] = asked.status ?? 'active'
  const naming = asked.group && (yield* groupNamed(asked.group))
  if (naming && !('one' in naming)) return yield* noGroup(answering, naming)
  const found = naming?.one
  if (found) filter[found.by === 'category' ? 'categoryId' : 'brandId'] = found.id
  if (asked.search) delete filter['status']
  const outcome = yield* calling('find_products', argsOf(answering, asked, filter))
  if (!('result' in outcome)) return refusedWords(outcome)
  return saidAs(found?.slip, found?.name ?? '', listed(answering, asked, filter, outcome.result, found?.name))
}

function argsOf(
  { context }: Answering,
  { search, sortBy, direction, limit, keep }: Products,
  filter: Filter,
): ToolInput<'find_products'> {
  return {
    ...(search ? { search: stemSearch(search.words) } : {}),
    filter,
    ...(keep ? { bounds: boundsOf(keep) } : {}),
    ...(sortBy ? { sortBy } : {}),
    ...(direction ? { sortDirection: direction } : {}),
    ...(sortBy === 'price' || sortBy === 'cost' ? { comparedIn: keep?.currency ?? context.currency } : {}),
    limit: limit ?? MOST_TABLE_ROWS,
  }
}

function listed(
  { context, formats: { day, number } }: Answering,
  { search, limit, sortBy, direction }: Products,
  filter: Filter,
  { items, total, compared }: Found,
  group: string | undefined,
): readonly AnswerPart[] {
  if (items.length === 0)
    return search ? noneCalled(context, search, messages.noProduct) : words(ofNamed(group, messages.none))
  const isTop = limit !== undefined
  const showsStock = sortBy === 'stock'
  const link = { ...filter, ...(search ? { search: search.raw } : {}) }
  const ordered = sortBy ? { sort: sortBy, direction: direction ?? 'asc' } : {}
  return [
    ...words(
      ofNamed(group, isTop ? messages.theseAre : messages.found(total, number(total))),
      compared ? messages.comparedIn(compared.currency, day(compared.day)) : undefined,
      compared && compared.without.length > 0 ? messages.notCompared(compared.without.join(', ')) : undefined,
    ),
    table(
      {
        title: messages.titles.products,
        columns: [
          { label: messages.columns.product, kind: 'text' },
          { label: messages.columns.cost, kind: 'money' },
          { label: messages.columns.price, kind: 'money' },
          showsStock
            ? { label: messages.columns.stock, kind: 'number' }
            : { label: messages.columns.margin, kind: 'percent' },
        ],
        rows: items.map((item) => productRow(item, showsStock)),
        total: isTop ? items.length : total,
        open: { screen: 'products', search: { ...link, ...ordered } },
      },
      MOST_TABLE_ROWS,
    ),
  ]
}

/** Nothing is called so; what goes along with the question is there, so that the question was not understood. */
function noneCalled(
  { page }: Answering['context'],
  { words: named, raw }: Named,
  none: (name: string) => string,
): readonly AnswerPart[] {
  return recordsIn(named, page).length > 0 ? cannot() : words(none(raw))
}

/** A sentence with the name of the row that it is about, where one was named. */
function ofNamed(name: string | undefined, sentence: string): string {
  return name === undefined ? sentence : messages.ofRow(name, sentence)
}

function productRow(item: Found['items'][number], showsStock: boolean): TableCell[] {
  const { id, name, cost, price, currency, margin, stock } = item
  return [
    linked(name, 'product', id),
    amountCell(cost, currency),
    amountCell(price, currency),
    { value: showsStock ? (stock === null ? null : String(stock)) : margin },
  ]
}

/** Between two bounds both are within; below one alone is less than it. */
function boundsOf({ figure, above, below }: Kept): ToolInput<'find_products'>['bounds'] {
  const from = above === undefined ? {} : { from: above }
  const end = above === undefined ? 'below' : 'to'
  return { [figure]: { ...from, ...(below === undefined ? {} : { [end]: below }) } }
}

/** Documents of a kind, a state, or a customer. */
export function* documents(answering: Answering, asked: AskedOf<'documents'>): Parts {
  if (!asked.customer) return yield* foundDocuments(answering, asked, undefined)
  return yield* aboutNamed(answering, 'customer', asked.customer, (customer) =>
    foundDocuments(answering, asked, customer),
  )
}

function foundDocuments(
  { formats: { number } }: Answering,
  { documentType, status, from, until, number: searched }: AskedOf<'documents'>,
  customer: NamedThing | undefined,
): Parts {
  const filter = {
    ...(documentType ? { documentType } : {}),
    ...(status ? { status } : {}),
    ...(customer ? { customerId: customer.id } : {}),
    ...(from === undefined ? {} : { startDate: from }),
    ...(until === undefined ? {} : { endDate: until }),
  }
  const args = {
    ...(searched === undefined ? {} : { search: searched }),
    filter,
    sortBy: 'issueDate',
    sortDirection: 'desc' as const,
    limit: MOST_TABLE_ROWS,
  }
  const name = customer?.shown ?? searched
  return told('find_documents', args, ({ items, total }) => {
    if (items.length === 0) return words(ofNamed(name, messages.none))
    const isOfQuotes = documentType === 'quote'
    const rows = items.map((item) => [
      linked(item.number, 'document', item.id),
      { value: item.customer },
      { value: item.issueDate },
      ...(isOfQuotes ? [{ value: item.dueDate }] : []),
      amountCell(item.total, item.currency),
      ...(searched === undefined ? [] : [amountCell(item.open, item.currency)]),
    ])
    return [
      ...words(ofNamed(name, messages.documentsFound(total, number(total)))),
      table(
        {
          title: messages.titles.documents,
          columns: [
            { label: messages.columns.number, kind: 'text' },
            { label: messages.columns.customer, kind: 'text' },
            { label: messages.columns.day, kind: 'day' },
            ...(isOfQuotes ? [{ label: messages.columns.validUntil, kind: 'day' as const }] : []),
            { label: messages.columns.total, kind: 'money' },
            ...(searched === undefined ? [] : [{ label: messages.columns.open, kind: 'money' as const }]),
          ],
          rows,
          total,
          open: { screen: 'documents', search: searched === undefined ? filter : { ...filter, search: searched } },
        },
        MOST_TABLE_ROWS,
      ),
    ]
  })
}

/** Customers by name. */
export function customers({ context, formats: { number } }: Answering, { search }: AskedOf<'customers'>): Parts {
  const args = { ...(search ? { search: stemSearch(search.words) } : {}), limit: MOST_ROWS }
  return told('find_customers', args, ({ items, total }) => {
    if (items.length === 0) return search ? noneCalled(context, search, messages.noCustomer) : words(messages.none)
    const rows = items.map(({ id, name, company }) => [linked(name, 'customer', id), { value: company }])
    return [
      ...words(messages.customersFound(total, number(total))),
      table(
        {
          title: messages.titles.customers,
          columns: [
            { label: messages.columns.name, kind: 'text' },
            { label: messages.columns.customer, kind: 'text' },
          ],
          rows,
          total,
          open: { screen: 'customers', search: search ? { search: search.raw } : {} },
        },
        MOST_TABLE_ROWS,
      ),
    ]
  })
}

/** Services by name. */
export function services({ formats: { number } }: Answering, { search }: AskedOf<'services'>): Parts {
  const args = { ...(search ? { search: stemSearch(search.words) } : {}), limit: MOST_TABLE_ROWS }
  return told('find_services', args, ({ items, total }) => {
    if (items.length === 0) return words(messages.none)
    const rows = items.map(({ id, name, cost, price, currency, margin }) => [
      linked(name, 'service', id),
      amountCell(cost, currency),
      amountCell(price, currency),
      { value: margin },
    ])
    return [
      ...words(messages.servicesFound(total, number(total))),
      table(
        {
          title: messages.titles.services,
          columns: [
            { label: messages.columns.name, kind: 'text' },
            { label: messages.columns.cost, kind: 'money' },
            { label: messages.columns.price, kind: 'money' },
            { label: messages.columns.margin, kind: 'percent' },
          ],
          rows,
          total,
          open: { screen: 'services', search: {} },
        },
        MOST_TABLE_ROWS,
      ),
    ]
  })
}
