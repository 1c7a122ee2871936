import type { AskedOf, Goods, Mention } from '#domain/assistant/asked.ts'
import { type Ppm, ppmFromDecimal } from '#domain/money.ts'
import type { AnswerPart, ListLink } from '../answer-parts.ts'
import { MOST_TABLE_ROWS } from '../answer-parts.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import type { ProductSelection } from '../selection.ts'
import type { ToolInput, ToolResult } from '../tools.ts'
import { type Answering, type Parts, saidAs, told, noGroup, unclear } from './answering.ts'
import { amountCell, linked, table, words } from './formats.ts'
import { type FoundGroup, groupNamed } from './group-naming.ts'
import { named } from './naming.ts'

type Asked = AskedOf<'whatIf'>

/** What would be if costs moved and prices stayed: the question that people ask before they decide. */
export function whatIf(answering: Answering, asked: Asked): Parts {
  return ofGoods(answering, asked, (products) =>
    told('what_if', argsOf(asked, products), (result) => moved(answering, asked, result)),
  )
}

/** Answers about the products that are meant: one, those of a group, or all. */
export function* ofGoods(answering: Answering, { product, group }: Goods, answer: OfProducts): Parts {
  if (product) return yield* ofProductOrGroup(answering, product, answer)
  if (!group) return yield* answer(undefined)
  const found = yield* groupNamed(group)
  return 'one' in found ? yield* ofGroup(found.one, answer) : yield* noGroup(answering, found)
}

type OfProducts = (products: ProductSelection | undefined) => Parts

/** Of the product that is named, or where none is called so, of the category or brand that is. */
function* ofProductOrGroup(answering: Answering, product: Mention, answer: OfProducts): Parts {
  const naming = yield* named('product', product, answering.context.page)
  if ('one' in naming) return saidAs(naming.slip, naming.one.shown, yield* answer({ ids: [naming.one.id] }))
  const found = product === 'here' ? undefined : yield* groupNamed({ kind: 'either', name: product })
  return found && 'one' in found ? yield* ofGroup(found.one, answer) : unclear('product', product, naming)
}

function* ofGroup(found: FoundGroup, answer: OfProducts): Parts {
  const filter: Readonly<Record<string, string>> = {
    [found.by === 'category' ? 'categoryId' : 'brandId']: found.id,
    status: 'active',
  }
  return saidAs(found.slip, found.name, yield* answer({ filter }))
}

function argsOf({ lever, value, currency }: Asked, products: ProductSelection | undefined): ToolInput<'what_if'> {
  return {
    ...(products ? { products } : {}),
    [lever]: value,
    ...(currency === undefined ? {} : { currency }),
    // Another margin moves prices; everything else is asked as long as they stay.
    keep: lever === 'marginRate' ? 'margins' : 'prices',
    limit: MOST_TABLE_ROWS,
  }
}

function moved(answering: Answering, asked: Asked, result: ToolResult<'what_if'>): readonly AnswerPart[] {
  const { number, share } = answering.formats
  const { tried, changed, marginBefore, marginAfter, losing, examples } = result
  const lever = leverText(answering, asked)
  if (asked.lever === 'marginRate') return repriced(answering, asked, lever, result)
  if (changed === 0) return words(messages.notMoved(lever))
  const [only] = examples
  if (tried === 1 && only && only.before.margin !== null && only.after.margin !== null)
    return words(messages.oneMoved(only.product.name, lever, share(only.before.margin), share(only.after.margin)))
  const rows = examples.map(({ product, before, after }) => [
    linked(product.name, 'product', product.id),
    { value: before.margin },
    { value: after.margin },
  ])
  return [
    ...words(
      messages.moved(lever, number(changed), number(tried)),
      marginBefore === null || marginAfter === null
        ? undefined
        : messages.meanMoved(share(marginBefore), share(marginAfter)),
      losing === 0 ? undefined : messages.losingThen(losing, number(losing)),
    ),
    table(
      {
        title: messages.titles.moved,
        columns: [
          { label: messages.columns.product, kind: 'text' },
          { label: messages.columns.before, kind: 'percent' },
          { label: messages.columns.after, kind: 'percent' },
        ],
        rows,
        total: changed,
        ...simulatorOf(asked),
      },
      MOST_TABLE_ROWS,
    ),
  ]
}

/** What prices would become with another margin. */
function repriced(
  { formats: { number } }: Answering,
  asked: Asked,
  lever: string,
  { tried, changed, examples }: ToolResult<'what_if'>,
): readonly AnswerPart[] {
  if (changed === 0) return words(messages.noPriceMoves(lever))
  return [
    ...words(messages.pricesMoved(lever, number(changed), number(tried))),
    table(
      {
        title: messages.titles.moved,
        columns: [
          { label: messages.columns.product, kind: 'text' },
          { label: messages.columns.before, kind: 'money' },
          { label: messages.columns.after, kind: 'money' },
        ],
        rows: examples.map(({ product, currency, before, after }) => [
          linked(product.name, 'product', product.id),
          amountCell(before.price, currency),
          amountCell(after.price, currency),
        ]),
        total: changed,
        ...simulatorOf(asked),
      },
      MOST_TABLE_ROWS,
    ),
  ]
}

function leverText({ formats: { number, percent } }: Answering, { lever, value, currency = '' }: Asked): string {
  const sign = value.startsWith('-') ? '' : '+'
  if (lever === 'dutyPoints') return messages.levers.dutyPoints(`${sign}${number(value)}`)
  if (lever === 'dutyRate' || lever === 'marginRate') return messages.levers[lever](percent(value))
  return messages.levers[lever](`${sign}${percent(value)}`, currency)
}

/** The simulator with the same lever drawn, where all products stand; for a group it has other filters, so that it is left out. */
function simulatorOf({ lever, value, currency, product, group }: Asked): { readonly open?: ListLink } {
  const ppm = ppmFromDecimal(value)
  const levers = product || group || !('value' in ppm) ? undefined : leversOf(lever, ppm.value, currency)
  return levers ? { open: { screen: 'price-simulator', search: { levers: JSON.stringify(levers) } } } : {}
}

function leversOf(lever: Asked['lever'], ppm: Ppm, currency: string | undefined): ScenarioLevers | undefined {
  const prices = { gives: { keep: 'prices' } } as const
  const change = { isOn: true, change: { by: 'percent', ppm } } as const
  switch (lever) {
    case 'supplierCostPercent':
      return { ...prices, supplierCost: change }
    case 'freightPercent':
      return { ...prices, freight: change }
    case 'otherCostsPercent':
      return { ...prices, otherCosts: change }
    case 'dutyPoints':
    case 'dutyRate':
      return {
        ...prices,
        duties: [{ isOn: true, heading: '', change: { by: lever === 'dutyRate' ? 'rate' : 'points', ppm } }],
      }
    case 'currencyPercent':
      return currency === undefined
        ? undefined
        : { ...prices, rates: [{ isOn: true, currency, assumed: { by: 'percent', ppm } }] }
    case 'marginRate':
      return { gives: { keep: 'margins' }, margin: { isOn: true, change: { by: 'rate', ppm } } }
  }
}
