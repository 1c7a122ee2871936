import type { AskedLine, Goods } from '../asked.ts'
import {
  figureOf,
  groupOf,
  has,
  hasFigures,
  type Intent,
  looseAmount,
  loosePercent,
  namedBy,
  nameAfter,
  productOf,
  type Question,
  signedBy,
} from '../question.ts'

/** A quote or an invoice for a customer: `24 enamel mugs`. */
export const newDocument: Intent = (question) => {
  if (!has(question, 'quote', 'invoice') || has(question, 'show', 'search', 'owe', 'overdue', 'unpaid'))
    return undefined
  const lines = linesOf(question)
  if (lines.length === 0) return undefined
  const named = new Set(lines.map(({ product }) => product.raw))
  const customer = question.reading.phrases.find(({ raw }) => !named.has(raw))
  return {
    ask: 'newDocument',
    documentType: has(question, 'quote') ? 'quote' : 'invoice',
    lines,
    ...(customer ? { customer: namedBy(customer) } : {}),
  }
}

/** Each plain number with the name that follows it at once. */
function linesOf({ figures, reading: { pieces, phrases } }: Question): readonly AskedLine[] {
  return figures.flatMap(({ kind, value, at }) => {
    const next = pieces.findIndex((piece, index) => index > at && piece.kind !== 'fill')
    const phrase = kind === 'plain' ? phrases.find((each) => each.at === next) : undefined
    return phrase ? [{ quantity: value, product: namedBy(phrase) }] : []
  })
}

/** A new product with what it costs. */
export const newProduct: Intent = (question) => {
  if (!has(question, 'create') || !has(question, 'product')) return undefined
  const at = question.reading.pieces.findIndex(
    (piece) => piece.kind === 'concept' && piece.concepts.includes('product'),
  )
  const name = nameAfter(question, at)
  if (!name) return undefined
  const cost = figureOf(question, 'cost') ?? looseAmount(question)
  const price = figureOf(question, 'price')
  const margin = figureOf(question, 'margin')
  return {
    ask: 'newProduct',
    name: name.raw,
    ...(cost === undefined ? {} : { cost }),
    ...(price === undefined ? {} : { price }),
    ...(margin === undefined ? {} : { margin }),
  }
}

/** New prices: by a margin, a markup, a change in percent, or one price. */
export const reprice: Intent = (question) => {
  if (has(question, 'if', 'explain', 'history')) return undefined
  const goods = goodsOf(question)
  if (!goods) return undefined
  const isMoved = has(question, 'raise', 'lower')
  const percent = loosePercent(question)
  if (!hasFigures(question, 1)) return undefined
  if (isMoved && percent !== undefined && isOfPrices(question))
    return { ask: 'reprice', by: 'change', value: signedBy(question, percent), ...goods }
  if (!has(question, 'set')) return undefined
  const margin = figureOf(question, 'margin')
  if (margin !== undefined) return { ask: 'reprice', by: 'margin', value: margin, ...goods }
  const markup = figureOf(question, 'markup')
  if (markup !== undefined) return { ask: 'reprice', by: 'markup', value: markup, ...goods }
  const price = figureOf(question, 'price')
  return price === undefined || !goods.product ? undefined : { ask: 'reprice', by: 'price', value: price, ...goods }
}

/** Prices move, or a product becomes dearer or cheaper; what moves costs is another question. */
function isOfPrices(question: Question): boolean {
  if (has(question, 'margin', 'below', 'above', 'freight', 'duty', 'supplier', 'otherCosts', 'vat')) return false
  return has(question, 'price') || (!has(question, 'cost') && question.reading.currencies.length === 0)
}

function goodsOf(question: Question): Goods | undefined {
  const group = groupOf(question)
  const isOfMany = has(question, 'all', 'category', 'brand')
  if (isOfMany) return group ? { group } : {}
  const product = productOf(question)
  return product && { product }
}
