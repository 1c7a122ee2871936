import type { AskedOf } from '#domain/assistant/asked.ts'
import type { AnswerPart } from '../answer-parts.ts'
import { MOST_TABLE_ROWS } from '../answer-parts.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import { MOST_ROWS } from '../figures.ts'
import type { ToolResult } from '../tools.ts'
import { type Answering, aboutNamed, type Parts, told, noGroup } from './answering.ts'
import { amountCell, linked, table, words } from './formats.ts'
import { type FoundGroup, groupNamed } from './group-naming.ts'

type Report = ToolResult<'margin_report'>

/** The margins of the whole, by group, or of one group. */
export function* margins(answering: Answering, { by, group, order }: AskedOf<'margins'>): Parts {
  if (!group) return yield* told('margin_report', by ? { by } : {}, (report) => reported(answering, report, order))
  const found = yield* groupNamed(group)
  return 'one' in found ? groupMargins(answering, found.one) : yield* noGroup(answering, found)
}

/** The margins of a category or brand that was found. */
export function groupMargins(
  { formats: { number, share } }: Answering,
  { name, figures }: FoundGroup,
): readonly AnswerPart[] {
  const { mean, products } = figures
  if (mean === null) return words(messages.noMargins)
  return words(messages.groupMargin(name, share(mean), products, number(products)), problemsOf(figures, number))
}

function problemsOf(
  { losing, belowFloor, withoutPrice }: Report['whole'],
  number: (value: number) => string,
): string | undefined {
  if (losing + belowFloor + withoutPrice === 0) return undefined
  return messages.problems(number(losing), number(belowFloor), number(withoutPrice))
}

function reported(
  { formats: { number, share } }: Answering,
  { whole, by, groups, moreGroups }: Report,
  order?: 'least',
): readonly AnswerPart[] {
  if (whole.mean === null) return words(messages.noMargins)
  const said = words(
    messages.meanMargin(share(whole.mean), whole.products, number(whole.products)),
    problemsOf(whole, number),
  )
  const rows = groups
    .filter(({ mean }) => mean !== null)
    .toSorted((a, b) => (order === 'least' ? -1 : 1) * (Number(b.mean) - Number(a.mean)))
    .map(({ id, name, mean, products }) => [
      linked(name ?? '–', by ?? '', by === 'category' || by === 'brand' ? id : null),
      { value: mean },
      { value: String(products) },
    ])
  if (rows.length === 0) return said
  return [
    ...said,
    table(
      {
        title: by === 'brand' ? messages.titles.brands : messages.titles.categories,
        columns: [
          { label: messages.columns.name, kind: 'text' },
          { label: messages.columns.margin, kind: 'percent' },
          { label: messages.columns.products, kind: 'number' },
        ],
        rows,
        total: rows.length + moreGroups,
      },
      MOST_TABLE_ROWS,
    ),
  ]
}

/** What goods at hand are worth at their cost, with the products that hold most of it. */
export function stockValue({ formats: { money, number } }: Answering): Parts {
  return told('stock_value', { limit: MOST_TABLE_ROWS }, (result) => {
    const { amount, currency, counted, withoutCost, leftOut, products, valued } = result
    if (counted === 0 && leftOut.length === 0) return words(messages.noStock)
    const missing = leftOut.map((each) => money(each.amount, each.currency)).join(', ')
    return [
      ...words(
        messages.stockWorth(money(amount, currency), counted, number(counted)),
        withoutCost === 0 ? undefined : messages.stockCostless(withoutCost, number(withoutCost)),
        missing === '' ? undefined : messages.notIn(missing),
      ),
      table(
        {
          title: messages.titles.stock,
          columns: [
            { label: messages.columns.product, kind: 'text' },
            { label: messages.columns.stock, kind: 'number' },
            { label: messages.columns.amount, kind: 'money' },
          ],
          rows: products.map(({ id, name, stock, amount: worth }) => [
            linked(name, 'product', id),
            { value: stock },
            amountCell(worth, currency),
          ]),
          total: valued,
          open: { screen: 'analytics', search: { tab: 'margins', costs: 'stock' } },
        },
        MOST_TABLE_ROWS,
      ),
    ]
  })
}

/** What customers owe, or one of them. */
export function* receivables(answering: Answering, { customer, focus, largest }: AskedOf<'receivables'>): Parts {
  const order = {
    ...(largest ? { order: 'largest' as const } : {}),
    ...(focus === 'overdue' ? { only: focus } : {}),
  }
  if (!customer)
    return yield* told('receivables', { ...order, limit: MOST_ROWS }, (result) =>
      owed(answering, result, focus, undefined, largest && largestOwed(answering, result, focus, largest)),
    )
  return yield* aboutNamed(answering, 'customer', customer, ({ id, shown }) =>
    told('receivables', { customerId: id, ...order, limit: MOST_ROWS }, (result) =>
      owed(answering, result, focus, shown),
    ),
  )
}

/** Who owes most, or which invoice is the largest; undefined where nothing is owed. */
function largestOwed(
  { formats: { money } }: Answering,
  { customers, invoices, currency }: ToolResult<'receivables'>,
  focus: 'open' | 'overdue',
  of: 'invoices' | 'customers',
): string | undefined {
  if (of === 'invoices') {
    const [first] = invoices
    return first && messages.largestInvoice(first.customer, money(first.open, first.currency))
  }
  const [most] = customers
  return most && Number(most[focus]) > 0 ? messages.owesMost(most.name, money(most[focus], currency)) : undefined
}

function owed(
  { formats: { money, number } }: Answering,
  { open, overdue, currency, invoices, leftOut }: ToolResult<'receivables'>,
  focus: 'open' | 'overdue',
  name?: string,
  first?: string,
): readonly AnswerPart[] {
  const left = leftOut === 0 ? undefined : messages.leftOut(leftOut, number(leftOut))
  if (Number(open) === 0) return words(name === undefined ? messages.nothingOwed : messages.owesNothing(name), left)
  if (focus === 'overdue' && Number(overdue) === 0)
    return words(name === undefined ? messages.nothingOverdue : messages.nothingOverdueOf(name), left)
  const sums = [money(open, currency), money(overdue, currency)] as const
  const rows = invoices.map((invoice) => [
    linked(invoice.number, 'document', invoice.id),
    { value: invoice.customer },
    { value: invoice.dueDate },
    amountCell(invoice.open, invoice.currency),
  ])
  return [
    ...words(first, name === undefined ? messages.owed(...sums) : messages.owedBy(name, ...sums), left),
    table(
      {
        title: messages.titles.open,
        columns: [
          { label: messages.columns.number, kind: 'text' },
          { label: messages.columns.customer, kind: 'text' },
          { label: messages.columns.due, kind: 'day' },
          { label: messages.columns.open, kind: 'money' },
        ],
        rows,
        total: rows.length,
        open: { screen: 'documents', search: { documentType: 'invoice', status: focus } },
      },
      MOST_TABLE_ROWS,
    ),
  ]
}

/** What asks for a decision, the most severe first. */
export function insights({ formats: { number } }: Answering): Parts {
  return told('insights', { limit: MOST_TABLE_ROWS }, ({ items, count }) => {
    if (items.length === 0) return words(messages.noFindings)
    const rows = items.map(({ title, productId }) => [linked(title, 'product', productId)])
    return [
      ...words(messages.findings(count, number(count)), items[0]?.text),
      table(
        {
          title: messages.titles.insights,
          columns: [{ label: messages.columns.finding, kind: 'text' }],
          rows,
          total: count,
        },
        MOST_TABLE_ROWS,
      ),
    ]
  })
}
