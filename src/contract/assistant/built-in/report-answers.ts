import type { AskedOf } from '#domain/assistant/asked.ts'
import type { AnswerPart } from '../answer-parts.ts'
import { MOST_TABLE_ROWS } from '../answer-parts.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import type { ToolResult } from '../tools.ts'
import { type Answering, type Parts, told, noGroup } from './answering.ts'
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
