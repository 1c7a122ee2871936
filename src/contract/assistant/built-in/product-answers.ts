import type { AskedOf } from '#domain/assistant/asked.ts'
import { marginOfMarkup } from '#domain/assistant/margin-of-markup.ts'
import type { AnswerPart } from '../answer-parts.ts'
import { calling } from '../built-in.ts'
import { MOST_ROWS } from '../figures.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import { priceStepNames } from '#contract/price-step-messages.ts'
import type { ToolResult } from '../tools.ts'
import { type Answering, type Parts, refusedWords, told } from './answering.ts'
import { amountCell, linked, table, words } from './formats.ts'
import type { NamedThing } from './naming.ts'

type Explained = ToolResult<'explain_price'>
const STEPS = 14

/** How a price comes about, the asked figure first, then its steps. */
export function* explained(answering: Answering, { focus, currency }: AskedOf<'explain'>, { id }: NamedThing): Parts {
  const outcome = yield* calling('explain_price', { productId: id })
  if (!('result' in outcome)) return refusedWords(outcome)
  const { result } = outcome
  if (currency !== undefined && currency !== result.currency)
    return yield* inCurrency(answering, result, focus === 'cost' ? 'cost' : 'price', currency)
  return [...words(...figuresOf(answering, result, focus)), ...stepsOf(result)]
}

/** A price or cost with what it is in another currency, at the rate of the day. */
function* inCurrency(
  { formats: { money, day } }: Answering,
  { product: { name }, currency, ...figures }: Explained,
  figure: 'price' | 'cost',
  to: string,
): Parts {
  const amount = figures[figure]
  if (amount === null) return words(messages.bare(name))
  const told = yield* calling('convert_currency', { amount, from: currency, to })
  if (!('result' in told)) return refusedWords(told)
  const { result, date, stale } = told.result
  const said = figure === 'price' ? messages.priceIn : messages.costIn
  return words(
    said(name, money(amount, currency), money(result, to)),
    messages.rate(day(date)),
    stale ? messages.staleRate : undefined,
  )
}

function figuresOf(
  { formats: { money, share } }: Answering,
  { product: { name }, currency, cost, price, margin, steps, priceToday }: Explained,
  focus: AskedOf<'explain'>['focus'],
): readonly (string | undefined)[] {
  if (cost === null) return [price === null ? messages.bare(name) : messages.withoutCost(name, money(price, currency))]
  if (price === null || margin === null) return [messages.unpriced(name, money(cost, currency))]
  const profit = steps.find(({ kind }) => kind === 'margin' || kind === 'markup')
  return [
    focus === 'profit' && profit ? messages.profit(name, money(profit.amount, currency)) : undefined,
    messages.priced(name, money(price, currency), money(cost, currency), share(margin)),
    priceToday !== null && priceToday !== price ? messages.today(money(priceToday, currency)) : undefined,
  ]
}

function stepsOf({ product, currency, steps }: Explained): readonly AnswerPart[] {
  if (steps.length === 0) return []
  const names: Readonly<Record<string, string>> = priceStepNames
  const rows = steps.map(({ kind, label, amount, running }) => {
    const isTotal = kind === 'cost' || kind === 'price'
    const name = label === null || label === '' ? (names[kind] ?? kind) : label
    return [linked(name, 'product', product.id), amountCell(isTotal ? running : amount, currency)]
  })
  return [
    table(
      {
        title: messages.titles.steps,
        columns: [
          { label: messages.columns.step, kind: 'text' },
          { label: messages.columns.amount, kind: 'money' },
        ],
        rows,
        total: rows.length,
      },
      STEPS,
    ),
  ]
}

/** A price solved for the asked cell, beside what stands today. */
export function solved(answering: Answering, asked: AskedOf<'solve'>, { id }: NamedThing): Parts {
  const margin = asked.markup === undefined ? asked.margin : marginOfMarkup(asked.markup)
  const args = {
    productId: id,
    solve: asked.solve,
    ...(asked.price === undefined ? {} : { shelfPrice: asked.price }),
    ...(margin === undefined ? {} : { marginPercent: margin }),
    ...(asked.discount === undefined ? {} : { discountPercent: asked.discount }),
  }
  return told('solve_price', args, (result) => words(solvedText(answering, asked, result), nowText(answering, result)))
}

function solvedText(
  { formats: { money, percent, share } }: Answering,
  { markup, discount }: AskedOf<'solve'>,
  { product: { name }, currency, solve, solved: cells }: ToolResult<'solve_price'>,
): string {
  const price = money(cells.shelfPrice, currency)
  const margin = share(cells.margin)
  switch (solve) {
    case 'margin':
      return discount === undefined
        ? messages.atPrice(name, price, margin)
        : messages.withDiscount(name, percent(discount), margin)
    case 'discount':
      return messages.discountLeft(name, share(cells.discount))
    case 'baseCost':
    case 'shippingCost':
      return messages.costFor(name, price, margin, money(cells.baseCost, currency))
    default:
      return markup === undefined
        ? messages.forMargin(name, margin, price)
        : messages.forMarkup(name, percent(markup), price)
  }
}

function nowText(
  { formats: { money, share } }: Answering,
  { before, currency }: ToolResult<'solve_price'>,
): string | undefined {
  if (before.shelfPrice === null || before.margin === null) return undefined
  return messages.now(money(before.shelfPrice, currency), share(before.margin))
}

const OFFERS = 8

/** Who asks how much, the cheapest first. */
export function suppliers(
  { formats: { money } }: Answering,
  { id, shown }: NamedThing,
  order: 'dearest' | undefined,
): Parts {
  const limit = order === 'dearest' ? MOST_ROWS : OFFERS
  return told('compare_suppliers', { productId: id, limit }, ({ offers: found, currency }) => {
    const offers = order === 'dearest' ? found.filter(({ compared }) => compared !== null).toReversed() : found
    const [first] = offers
    if (!first) return words(messages.noOffers(shown))
    const rows = offers.map(({ supplier, shipment, day, price, priceCurrency, compared }) => [
      linked(supplier, 'shipment', shipment.id),
      amountCell(price, priceCurrency),
      amountCell(compared, currency),
      { value: day },
    ])
    return [
      ...words(messages[order ?? 'cheapest'](first.supplier, money(first.price, first.priceCurrency))),
      table(
        {
          title: messages.titles.offers,
          columns: [
            { label: messages.columns.supplier, kind: 'text' },
            { label: messages.columns.price, kind: 'money' },
            { label: currency, kind: 'money' },
            { label: messages.columns.day, kind: 'day' },
          ],
          rows,
          total: rows.length,
        },
        OFFERS,
      ),
    ]
  })
}

const POINTS = 24

/** How a price moved, as a line. */
export function history({ formats: { money, day } }: Answering, { id, shown }: NamedThing): Parts {
  return told('price_history', { productId: id, limit: POINTS }, ({ points, currency, lowest, product }) => {
    const priced = points.flatMap(({ at, price }) => (price === null ? [] : [{ at, price }]))
    const [newest] = priced
    if (!newest) return words(messages.noHistory(shown))
    return [
      ...words(
        messages.lastChange(shown, day(newest.at), money(newest.price, currency)),
        lowest.price === null ? undefined : messages.lowest(money(lowest.price, currency), lowest.days),
      ),
      ...(priced.length > 1
        ? [
            {
              type: 'chart' as const,
              title: messages.titles.history,
              shape: 'line' as const,
              kind: 'money' as const,
              currency,
              points: priced
                .toReversed()
                .map(({ at, price }) => ({ label: day(at), value: price, link: { kind: 'product', id: product.id } })),
            },
          ]
        : []),
    ]
  })
}
