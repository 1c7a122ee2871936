import { namedRange } from '#domain/analytics/period.ts'
import type { AskedOf, Named } from '#domain/assistant/asked.ts'
import type { AnswerPart, ListLink } from '../answer-parts.ts'
import { MOST_TABLE_ROWS } from '../answer-parts.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import type { ToolCall, ToolInput, ToolOutcome, ToolResult } from '../tools.ts'
import { type Answering, cannot, type Parts, saidAs, told, unclear } from './answering.ts'
import { amountCell, linked, table, words } from './formats.ts'
import { convertedAndLeftOut } from './left-out-words.ts'
import { groupNamed } from './group-naming.ts'
import { named } from './naming.ts'
import { suppliers } from './product-answers.ts'

type Asked = AskedOf<'sales'>
type Report = ToolResult<'sales_report'>

/** The product, customer, category or brand whose sales are asked for. */
interface Of {
  readonly kind: 'product' | 'customer' | 'category' | 'brand'
  readonly id: string
  readonly shown: string
  readonly slip?: string | undefined
}

/** What was sold, earned and received in a period, with the same figures as the analytics. */
export function* sales(answering: Answering, asked: Asked): Parts {
  if (!asked.name) return yield* reportOf(answering, asked, undefined)
  const found = yield* namedOf(answering, asked.name, asked.isOfCustomer)
  return 'of' in found ? yield* reportOf(answering, asked, found.of) : found.missing
}

/** Who asks how much for a product; where no product is called so, what the customer of that name bought. */
export function* suppliersOrPurchases(answering: Answering, asked: AskedOf<'suppliers'>): Parts {
  const { product, order, mayBeCustomer, from, until } = asked
  const naming = yield* named('product', product, answering.context.page)
  if ('one' in naming && from === undefined)
    return saidAs(naming.slip, naming.one.shown, yield* suppliers(answering, naming.one, order))
  if (mayBeCustomer && product !== 'here') {
    const buyer = yield* named('customer', { words: product.words, raw: product.raw }, answering.context.page)
    const days = { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
    const bought = { ask: 'sales', focus: 'net', order: 'most', by: 'product', isOfCustomer: true, ...days } as const
    if ('one' in buyer) return yield* reportOf(answering, bought, { kind: 'customer', ...buyer.one, slip: buyer.slip })
  }
  return 'one' in naming ? cannot() : unclear('product', product, naming)
}

type Found = Generator<ToolCall, { readonly of: Of } | { readonly missing: readonly AnswerPart[] }, ToolOutcome>

function* namedOf({ context }: Answering, { words: folded, raw }: Named, isOfCustomer: boolean): Found {
  const name = { words: folded, raw }
  let missing: readonly AnswerPart[] = []
  for (const kind of isOfCustomer ? (['customer'] as const) : (['product', 'customer'] as const)) {
    const naming = yield* named(kind, name, context.page)
    if ('one' in naming) return { of: { kind, ...naming.one, slip: naming.slip } }
    if (missing.length === 0 || 'several' in naming) missing = unclear(kind, name, naming)
  }
  const group = isOfCustomer ? undefined : yield* groupNamed({ kind: 'either', name })
  if (!group || !('one' in group)) return { missing }
  const { by, id, name: shown, slip } = group.one
  return { of: { kind: by, id, shown, slip } }
}

const NAMED_BY = { product: 'productId', customer: 'customerId', category: 'categoryId', brand: 'brandId' } as const

function* reportOf(answering: Answering, asked: Asked, of: Of | undefined): Parts {
  // One product has nothing to be ranked among.
  const by = of?.kind === 'product' ? undefined : (asked.by ?? (of?.kind === 'customer' ? 'product' : undefined))
  const args: ToolInput<'sales_report'> = {
    ...daysOf(answering, asked),
    ...(by === undefined ? {} : { by }),
    ...(of ? { [NAMED_BY[of.kind]]: of.id } : {}),
    ...(asked.focus === 'profit' || asked.focus === 'quantity' ? { sortBy: asked.focus } : {}),
    order: asked.order,
    limit: Math.min(asked.limit ?? MOST_TABLE_ROWS, MOST_TABLE_ROWS),
  }
  return saidAs(
    of?.slip,
    of?.shown ?? '',
    yield* told('sales_report', args, (report) => reported(answering, asked, of, report)),
  )
}

/** The days that are asked for, or those that the analytics begin with. */
function daysOf({ context }: Answering, { from, until }: Asked): { readonly from?: string; readonly to?: string } {
  if (from === undefined) {
    const usual = namedRange('last365', context.today)
    return { from: usual.from, to: usual.to }
  }
  return { from, ...(until === undefined ? {} : { to: until }) }
}

function reported(answering: Answering, asked: Asked, of: Of | undefined, report: Report): readonly AnswerPart[] {
  const { day } = answering.formats
  const days = messages.days(day(report.from), day(report.to))
  const isOfPayments = asked.focus === 'received' && report.received !== null
  const left = leftOutOf(answering, report, isOfPayments)
  if (report.documents === 0 && !isOfPayments) return words(days, nothingSold(of), ...left)
  return [...words(days, ...sentences(answering, asked, of, report), ...left), ...rankedTable(asked, report)]
}

/** What the sums hold only because it was converted, and what they do not hold. */
function leftOutOf(
  { formats }: Answering,
  { converted, currency, receivedLeftOut, leftOut, creditedByHand }: Report,
  isOfPayments: boolean,
): readonly (string | undefined)[] {
  return [
    ...convertedAndLeftOut(formats, converted, currency, isOfPayments ? receivedLeftOut : leftOut),
    isOfPayments || creditedByHand === 0
      ? undefined
      : messages.creditedByHand(creditedByHand, formats.number(creditedByHand)),
  ]
}

function nothingSold(of: Of | undefined): string {
  if (!of) return messages.nothingSold
  return of.kind === 'customer' ? messages.boughtNothing(of.shown) : messages.nothingSoldOf(of.shown)
}

function sentences(
  { formats: { money, share, number } }: Answering,
  { focus, by, order }: Asked,
  of: Of | undefined,
  { whole, received, currency, groups }: Report,
): readonly (string | undefined)[] {
  const amount = (value: string) => money(value, currency)
  if (focus === 'received' && received !== null)
    return [of ? messages.receivedFrom(of.shown, amount(received)) : messages.receivedIn(amount(received))]
  const [first] = groups
  const ranked =
    by === undefined || !first || first.name === null || (focus === 'profit' && first.profit === null)
      ? undefined
      : (order === 'least' ? messages.leastSold : messages.mostSold)(
          first.name,
          focus === 'profit' && first.profit !== null
            ? messages.profitOf(amount(first.profit))
            : messages.salesOf(amount(first.net)),
        )
  const uncosted = whole.linesWithoutCost
  return [
    ranked,
    of?.kind === 'customer'
      ? messages.boughtFor(of.shown, amount(whole.net))
      : of?.kind === 'product'
        ? messages.soldOf(of.shown, number(whole.quantity), amount(whole.net))
        : messages.soldFor(of?.shown, amount(whole.net)),
    whole.profit === null
      ? undefined
      : messages.profitMade(amount(whole.profit), whole.margin === null ? undefined : share(whole.margin)),
    uncosted === 0 ? undefined : messages.uncosted(uncosted, number(uncosted)),
  ]
}

function rankedTable({ focus }: Asked, { by, groups, moreGroups, currency, from, to }: Report): readonly AnswerPart[] {
  if (by === null || groups.length === 0) return []
  const kind = by as keyof typeof messages.soldBy
  return [
    table(
      {
        title: messages.soldBy[kind],
        columns: [
          { label: messages.columns.name, kind: 'text' },
          { label: messages.columns.sold, kind: 'money' },
          { label: messages.columns.profit, kind: 'money' },
          { label: messages.columns.quantity, kind: 'number' },
        ],
        rows: groups.map(({ id, name, net, profit, quantity }) => [
          linked(name ?? '–', kind, name === null ? null : id),
          amountCell(net, currency),
          amountCell(profit, currency),
          { value: quantity },
        ]),
        total: groups.length + moreGroups,
        open: analyticsOf(kind, focus, from, to),
      },
      MOST_TABLE_ROWS,
    ),
  ]
}

const TABS: Readonly<Record<string, string>> = { product: 'products', service: 'products', customer: 'customers' }

/** The analytics that show the same. */
function analyticsOf(by: string, focus: Asked['focus'], from: string, to: string): ListLink {
  const rank = focus === 'profit' ? { rank: 'profit' } : {}
  return { screen: 'analytics', search: { tab: TABS[by] ?? 'overview', range: 'own', from, to, ...rank } }
}
