import type { AskedOf, Kept } from '../asked.ts'
import type { RoledFigure } from '../figure-roles.ts'
import { MOST_AT_ONCE } from '../most-at-once.ts'
import { hasPeriod } from '../period.ts'
import {
  DOCUMENTS,
  figureOf,
  firstName,
  groupOf,
  has,
  hasFigures,
  hasShare,
  type Intent,
  loosePercent,
  type Question,
} from '../question.ts'

type Products = Omit<AskedOf<'products'>, 'ask'>

const USUAL_TOP = 5

/** Products by a figure, a problem, an order, or their group. */
export const productLists: Intent = (question) => {
  if (hasPeriod(question)) return undefined
  const list = stateOf(question) ?? problemOf(question) ?? boundOf(question) ?? orderOf(question) ?? groupedOf(question)
  return list && { ask: 'products', ...list }
}

/** Words by which not all products are counted, but some. */
const OF_SOME = [
  'margin',
  'below',
  'above',
  'without',
  'lossMaking',
  'outOfStock',
  'highest',
  'lowest',
  'expensive',
  'cheap',
  'supplier',
  'customer',
] as const

function stateOf(question: Question): Products | undefined {
  if (has(question, 'inactive')) return { ...withGroup(question), status: 'inactive' }
  const isCounted = has(question, 'count') && has(question, 'product') && !has(question, ...OF_SOME)
  return isCounted && hasFigures(question, 0) ? withGroup(question) : undefined
}

function problemOf(question: Question): Products | undefined {
  if (!hasFigures(question, 0)) return undefined
  const group = withGroup(question)
  if (has(question, 'outOfStock'))
    return { ...group, sortBy: 'stock', direction: 'asc', keep: { figure: 'stock', below: '1' } }
  // Why one product loses money is told by its price.
  if (has(question, 'lossMaking') && has(question, 'explain') && firstName(question)) return undefined
  if (has(question, 'lossMaking')) return { ...group, problem: 'losing' }
  if (!has(question, 'without') || firstName(question)) return undefined
  if (has(question, 'cost')) return { problem: 'withoutCost' }
  return has(question, 'price') ? { problem: 'unpriced' } : undefined
}

function boundOf(question: Question): Products | undefined {
  const amounts = question.figures.filter(({ kind }) => kind === 'money' || kind === 'plain')
  const [from, to] = amounts
  if (!hasFigures(question, has(question, 'between') ? 2 : 1)) return undefined
  if (has(question, 'between') && from && to)
    return priceBound({ above: from.value, below: to.value, ...currencyOf(from, to) }, withGroup(question))
  const isBelow = has(question, 'below')
  if (!isBelow && !has(question, 'above')) return undefined
  const side = isBelow ? 'below' : 'above'
  const margin = figureOf(question, 'margin') ?? loosePercent(question)
  if (margin !== undefined)
    return {
      ...withGroup(question),
      sortBy: 'margin',
      direction: isBelow ? 'asc' : 'desc',
      keep: { figure: 'margin', [side]: margin },
    }
  return from && !has(question, 'customer', 'document')
    ? priceBound({ [side]: from.value, ...currencyOf(from) }, withGroup(question))
    : undefined
}

/** The currency of the first amount that names one. */
function currencyOf(...amounts: readonly RoledFigure[]): { readonly currency?: string } {
  const currency = amounts.find((amount) => amount.currency !== undefined)?.currency
  return currency === undefined ? {} : { currency }
}

function priceBound(bound: Omit<Kept, 'figure'>, group: Products): Products {
  const direction = bound.above === undefined ? 'asc' : 'desc'
  return { ...group, sortBy: 'price', direction, keep: { figure: 'price', ...bound } }
}

/** Words that say what products are ordered by. */
const FIGURES = ['margin', 'profit', 'stock', 'cost', 'price', 'expensive', 'cheap'] as const

function orderOf(question: Question): Products | undefined {
  if (!has(question, 'product', 'top', 'show') && !has(question, 'lowest', 'highest')) return undefined
  if (has(question, 'category', 'brand', 'average', 'overall', 'supplier', 'customer') || hasShare(question))
    return undefined
  if (has(question, ...DOCUMENTS, 'service', 'owe')) return undefined
  // What sells, is bought or earns best is no figure of a product.
  if (has(question, 'sell', 'buy', 'earn') && !has(question, ...FIGURES)) return undefined
  const order = orderedBy(question)
  return order && { ...withGroup(question), ...order, limit: countOf(question) }
}

function orderedBy(question: Question): Pick<Products, 'sortBy' | 'direction'> | undefined {
  const figure = has(question, 'margin', 'profit')
    ? 'margin'
    : has(question, 'stock')
      ? 'stock'
      : has(question, 'cost')
        ? 'cost'
        : 'price'
  if (has(question, 'expensive')) return { sortBy: has(question, 'cost') ? 'cost' : 'price', direction: 'desc' }
  if (has(question, 'cheap')) return { sortBy: has(question, 'cost') ? 'cost' : 'price', direction: 'asc' }
  if (has(question, 'lowest')) return { sortBy: figure, direction: 'asc' }
  return has(question, 'highest', 'top') ? { sortBy: figure, direction: 'desc' } : undefined
}

function countOf({ figures }: Question): number {
  const count = Number(figures.find(({ kind }) => kind === 'plain')?.value ?? USUAL_TOP)
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_AT_ONCE) : USUAL_TOP
}

function groupedOf(question: Question): Products | undefined {
  const group = groupOf(question)
  const isList = has(question, 'show', 'all', 'product', 'category', 'brand')
  if (!group || !isList || has(question, 'margin', 'price', 'cost', 'profit', 'explain')) return undefined
  const isOfMany = has(question, 'all', 'category', 'brand') || (has(question, 'product') && !has(question, 'search'))
  return isOfMany ? { group } : undefined
}

function withGroup(question: Question): { readonly group?: NonNullable<Products['group']> } {
  const group = groupOf(question)
  return group ? { group } : {}
}

/** Products whose price is being looked for by name alone. */
export const productSearch: Intent = (question) => {
  const search = firstName(question)
  if (hasShare(question)) return undefined
  if (search && has(question, 'stock', 'count')) return { ask: 'products', search, sortBy: 'stock', direction: 'desc' }
  return search && has(question, 'search', 'show', 'product') ? { ask: 'products', search } : undefined
}
