import { addDays } from '#domain/calendar-day.ts'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { type DocumentFacts, documentFacts } from '#domain/analytics/document-facts.ts'
import { creditedByHand } from '#domain/analytics/credited-by-hand.ts'
import type { LeftOut } from '#domain/analytics/left-out.ts'
import { type DayRange, daysIn, MOST_RANGE_DAYS, namedRange } from '#domain/analytics/period.ts'
import { receivedFigures } from '#domain/analytics/received.ts'
import { foldSales, knownProfit, type Sales, SalesCell, type SalesContext } from '#domain/analytics/sales.ts'
import { salesBy } from '#domain/analytics/sales-by.ts'
import type { ProductFilter, ProductGroups, SalesFilter } from '#domain/analytics/sales-filter.ts'
import { customerTitle } from '#domain/customer-title.ts'
import { decimalFromQuantity, roundToMinor } from '#domain/money.ts'
import type { ToolArgs, ToolResult } from '#contract/assistant/tools.ts'
import { invalid } from '#contract/refusal.ts'
import { assistantMessages } from '../assistant-messages.ts'
import { businessOf } from './business.ts'
import { amountText, maybeAmount, percentText } from './money-text.ts'
import { leftOutTold } from './left-out-told.ts'
import { rateSets } from './rate-sets.ts'
import { withBelow } from './categories-below.ts'
import { ANALYSED_FIELDS } from './analysed-fields.ts'
import { allOfKind, rowsOfKind } from './read-rows.ts'
import type { RunTool, ToolWork } from './tool-work.ts'

type Args = ToolArgs<'sales_report'>

const SOLD = `document_type in ('invoice', 'receipt', 'creditnote') and status <> 'draft'`

/** What was sold and received between two days, worked out as the analytics do (PAGE-02). */
export const salesReport: RunTool<'sales_report'> = async (work, args) => {
  const { currency, today } = await work.data.transact(work.caller, (tx) => businessOf(tx, work.now))
  const range = rangeOf(args, today)
  const facts: DocumentFacts[] = []
  for await (const row of rowsOfKind(work, 'document', { fields: ANALYSED_FIELDS, where: SOLD }))
    facts.push(documentFacts(row))
  const foreign = new Set(facts.flatMap((each) => (each.currency === currency ? [] : each.id)))
  const rates = datedRates(foreign.size > 0 ? await rateSets(work) : [], currency)
  const { by, customerId } = args
  const products = await productsOf(work, args)
  const isGrouped = by === 'category' || by === 'brand' || products !== undefined
  const groups = isGrouped ? await groupsOf(work) : new Map<string, ProductGroups>()
  const context: SalesContext = { rates, groupsOf: (id) => groups.get(id) }
  const filter: SalesFilter = {
    range,
    ...(customerId === undefined ? {} : { customerId }),
    ...(products ? { products } : {}),
  }
  const total = new SalesCell(products === undefined)
  const sold = new Set<string>()
  const leftOut = foldSales(facts, filter, context, ({ id }) => {
    sold.add(id)
    return [total]
  })
  const received = products === undefined ? receivedFigures(facts, filter, 'month', rates) : undefined
  return {
    from: range.from,
    to: range.to,
    currency,
    documents: total.sales().documents,
    whole: told(total.sales(), currency),
    received: received ? amountText(roundToMinor(received.amount), currency) : null,
    receivedLeftOut: received ? leftOutTold(received.leftOut) : [],
    converted: convertedIn([...sold, ...(received?.ids ?? [])], [leftOut, received?.leftOut], foreign),
    ...(await groupsTold(work, facts, filter, context, args, currency)),
    leftOut: leftOutTold(leftOut),
    creditedByHand: creditedByHand(facts, filter).length,
  }
}

/** The lines that are asked for: of one product, a category with those below it, or a brand. */
async function productsOf(
  work: ToolWork,
  { productId, categoryId, brandId }: Args,
): Promise<ProductFilter | undefined> {
  if (productId === undefined && categoryId === undefined && brandId === undefined) return undefined
  const categories = categoryId === undefined ? [] : await allOfKind(work, 'category')
  return {
    ...(productId === undefined ? {} : { productId }),
    ...(categoryId === undefined ? {} : { categoryIds: [...withBelow(categories, categoryId)] }),
    ...(brandId === undefined ? {} : { brandId }),
  }
}

/** The days that are asked for. Throws `Refusal` for a range that ends before it begins, or is too long. */
function rangeOf({ from, to }: Args, today: string): DayRange {
  const usual = namedRange('last365', to ?? today)
  const range = { from: from ?? usual.from, to: to ?? (from !== undefined && from > today ? from : today) }
  if (range.to < range.from) throw invalid([{ field: 'to', message: assistantMessages.endsBefore }])
  if (daysIn(range) > MOST_RANGE_DAYS)
    throw invalid([
      { field: 'from', message: assistantMessages.daysAtOnce(MOST_RANGE_DAYS, addDays(range.to, 1 - MOST_RANGE_DAYS)) },
    ])
  return range
}

async function groupsTold(
  work: ToolWork,
  facts: readonly DocumentFacts[],
  filter: SalesFilter,
  context: SalesContext,
  { by, sortBy, order, limit }: Args,
  currency: string,
): Promise<Pick<ToolResult<'sales_report'>, 'by' | 'groups' | 'moreGroups' | 'ofNone'>> {
  if (by === undefined) return { by: null, groups: [], moreGroups: 0, ofNone: null }
  const sign = order === 'least' ? 1 : -1
  const { parts } = salesBy(facts, filter, by, context)
  // What belongs to no product, such as a line in words, is no product that sold best.
  const named = parts
    .filter(({ key }) => key !== null)
    .toSorted((a, b) => unknownLast(a.sales, b.sales, sortBy) || sign * (a.sales[sortBy] - b.sales[sortBy]))
  const none = parts.find(({ key }) => key === null)
  const shown = named.slice(0, limit)
  const names = await namesOf(
    work,
    by,
    shown.map(({ key }) => key ?? ''),
  )
  return {
    by,
    groups: shown.map(({ key, sales }) => ({ id: key, name: names.get(key ?? '') ?? null, ...told(sales, currency) })),
    moreGroups: named.length - shown.length,
    ofNone: none ? told(none.sales, currency) : null,
  }
}

/** What no profit is known of is neither most nor least profitable. */
function unknownLast(a: Sales, b: Sales, sortBy: Args['sortBy']): number {
  if (sortBy !== 'profit') return 0
  return Number(knownProfit(a) === null) - Number(knownProfit(b) === null)
}

/** The names of rows as documents call them: a customer by its company, if it has one. */
async function namesOf(
  work: ToolWork,
  kind: NonNullable<Args['by']>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = { where: 'id = any($2::uuid[])', values: [ids] }
  if (kind !== 'customer') return new Map((await allOfKind(work, kind, named)).map(({ id, name }) => [id, name]))
  const rows = await allOfKind(work, kind, named)
  return new Map(rows.map(({ id, name, company }) => [id, customerTitle({ company, name })]))
}

async function groupsOf(work: ToolWork): Promise<Map<string, ProductGroups>> {
  const groups = new Map<string, ProductGroups>()
  const fields = ['categoryId', 'brandId'] as const
  for await (const { id, ...own } of rowsOfKind(work, 'product', { fields })) groups.set(id, own)
  return groups
}

function told(sales: Sales, currency: string): ToolResult<'sales_report'>['whole'] {
  const profit = knownProfit(sales)
  return {
    net: amountText(roundToMinor(sales.net), currency),
    profit: maybeAmount(profit === null ? null : roundToMinor(profit), currency),
    margin: percentText(sales.margin),
    quantity: decimalFromQuantity(sales.quantity),
    linesWithoutCost: sales.linesWithoutCost,
  }
}

/** How many of these documents were converted: they are in another currency, and none of these figures left them out. */
function convertedIn(
  ids: readonly string[],
  leftOut: readonly (LeftOut | undefined)[],
  foreign: ReadonlySet<string>,
): number {
  const missing = new Set(leftOut.flatMap((each) => each?.unconverted.flatMap((amount) => amount.ids) ?? []))
  return new Set(ids.filter((id) => foreign.has(id) && !missing.has(id))).size
}
