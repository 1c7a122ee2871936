import type { Asked, Mention } from './asked.ts'
import type { Concept } from './concepts.ts'
import { hasPeriod, isWithoutBeginning, PERIOD_CONCEPTS, periodFigureIn, periodOf } from './period.ts'
import { figureOf, firstName, has, hasFigures, looseAmount, loosePercent, type Question, signedBy } from './question.ts'

/** Words that a follow-up may have beside what it changes. */
const LIGHT: ReadonlySet<Concept> = new Set<Concept>([
  'and',
  'to',
  'by',
  'if',
  'here',
  'with',
  'in',
  'convert',
  'margin',
  'markup',
  'price',
  'sell',
  'discount',
  'raise',
  'lower',
  'give',
  'net',
  'between',
  'owe',
  'customer',
  'product',
  'percent',
  'points',
  'set',
  'cheap',
  'expensive',
  'sales',
  'days',
  ...PERIOD_CONCEPTS,
] as Concept[])

/** What a question asks that only changes the one before it: its figure, its product or customer, its currency (CHAT-04). */
export function followUp(question: Question, before: Asked): Asked | undefined {
  const product = isOfPriceAlone(question) ? productOf(before) : undefined
  if (product !== undefined && !question.around.isPublic) return pricedAfter(question, product)
  if (!isElliptical(question)) return undefined
  if (before.ask === 'sales') return soldAgain(question, before)
  if (before.ask === 'documents') return listedAgain(question, before)
  if (hasPeriod(question)) return undefined
  switch (before.ask) {
    case 'solve':
      return solvedAgain(question, before)
    case 'explain':
    case 'history':
    case 'suppliers':
      return ofAnother(question, before)
    case 'whatIf':
      return movedAgain(question, before)
    case 'paying':
    case 'receivables': {
      const customer = firstName(question)
      return customer && { ...before, customer }
    }
    case 'convert':
      return convertedAgain(question, before)
    default:
      return undefined
  }
}

/** It begins with `and` or the like, and says little else. */
function isElliptical({ reading: { pieces, phrases } }: Question): boolean {
  const [first] = pieces.filter(({ kind }) => kind !== 'fill')
  const concepts = pieces.flatMap((piece) => (piece.kind === 'concept' ? piece.concepts : []))
  const begins = first?.kind === 'concept' && first.concepts.some((each) => each === 'and')
  return begins && phrases.length < 2 && concepts.every((concept) => LIGHT.has(concept))
}

/** The same of another period, product or customer. */
function soldAgain(question: Question, before: Before<'sales'>): Asked | undefined {
  const name = firstName(question)
  const year = periodFigureIn(question, true)
  const days = periodOf(question, year)
  if (!days || isWithoutBeginning(days) || (days.from === undefined && !name)) return undefined
  if (!hasFigures(question, year ? 1 : 0)) return undefined
  return { ...before, ...days, ...(name ? { name } : {}) }
}

/** The documents of another customer, or of another period. */
function listedAgain(question: Question, before: Before<'documents'>): Asked | undefined {
  const customer = firstName(question)
  const year = periodFigureIn(question, true)
  const days = periodOf(question, year)
  if (!days || (days.until === undefined && !customer) || !hasFigures(question, year ? 1 : 0)) return undefined
  // A time without a beginning does not keep that of the question before.
  const { from: _from, until: _until, ...rest } = before
  return { ...(days.until === undefined ? before : rest), ...days, ...(customer ? { customer } : {}) }
}

const OF_PRICE: ReadonlySet<Concept> = new Set<Concept>(['howMuch', 'price', 'cost', 'here', 'and', 'convert'])

/** Nothing but what something costs, at most in a currency: `How much is it?` */
function isOfPriceAlone(question: Question): boolean {
  const { pieces, phrases, currencies } = question.reading
  if (phrases.length > 0 || currencies.length > 1 || !hasFigures(question, 0)) return false
  if (question.around.hasProductOpen && has(question, 'here')) return false
  const concepts = pieces.flatMap((piece) => (piece.kind === 'concept' ? piece.concepts : []))
  return has(question, 'howMuch', 'price', 'cost') && concepts.every((concept) => OF_PRICE.has(concept))
}

/** The product that a question was about, or that it looked for. */
function productOf(before: Asked): Mention | undefined {
  if (before.ask === 'products') return before.search
  if (before.ask === 'sales') return before.isOfCustomer ? undefined : before.name
  return 'product' in before ? before.product : undefined
}

function pricedAfter(question: Question, product: Mention): Asked {
  const currency = question.reading.currencies[0]?.code
  const focus = has(question, 'howMuch', 'price') ? 'price' : 'cost'
  return { ask: 'explain', product, focus, ...(currency === undefined ? {} : { currency }) }
}

type Before<Kind extends Asked['ask']> = Extract<Asked, { readonly ask: Kind }>

function solvedAgain(question: Question, before: Before<'solve'>): Asked | undefined {
  const product = firstName(question) ?? before.product
  const { margin: _margin, markup: _markup, price: _price, discount: _discount, ...rest } = before
  const markup = figureOf(question, 'markup')
  if (markup !== undefined) return { ...rest, product, markup, solve: 'shelfPrice' }
  const percent = figureOf(question, 'margin') ?? loosePercent(question)
  const amount = figureOf(question, 'price') ?? looseAmount(question)
  if (percent === undefined && amount === undefined)
    return product === before.product ? undefined : { ...before, product }
  if (before.solve === 'baseCost')
    return {
      ...before,
      product,
      ...(percent === undefined ? {} : { margin: percent }),
      ...(amount === undefined ? {} : { price: amount }),
    }
  if (before.solve === 'margin' && before.discount !== undefined && percent !== undefined)
    return { ...before, product, discount: percent }
  if (percent !== undefined) return { ...rest, product, margin: percent, solve: 'shelfPrice' }
  return amount === undefined ? undefined : { ...rest, product, price: amount, solve: 'margin' }
}

function ofAnother(question: Question, before: Before<'explain' | 'history' | 'suppliers'>): Asked | undefined {
  const product = firstName(question) ?? before.product
  const margin = figureOf(question, 'margin') ?? loosePercent(question)
  if (margin !== undefined) return { ask: 'solve', product, margin, solve: 'shelfPrice' }
  const markup = figureOf(question, 'markup')
  if (markup !== undefined) return { ask: 'solve', product, markup, solve: 'shelfPrice' }
  const price = figureOf(question, 'price') ?? looseAmount(question)
  if (price !== undefined) return { ask: 'solve', product, price, solve: 'margin' }
  const currency = question.reading.currencies[0]?.code
  if (currency !== undefined) return { ask: 'explain', product, focus: 'price', currency }
  return product === before.product ? undefined : { ...before, product }
}

function movedAgain(question: Question, before: Before<'whatIf'>): Asked | undefined {
  const product = firstName(question) ?? before.product
  const value = loosePercent(question) ?? question.figures.find(({ kind }) => kind === 'points')?.value
  if (value === undefined && product === before.product) return undefined
  const isMoved = has(question, 'raise', 'lower', 'cheap')
  const sign = isMoved ? '' : before.value.startsWith('-') ? '-' : ''
  return {
    ...before,
    ...(product ? { product } : {}),
    value: value === undefined ? before.value : `${sign}${signedBy(question, value)}`,
  }
}

function convertedAgain(question: Question, before: Before<'convert'>): Asked | undefined {
  const [figure] = question.figures
  const to = question.reading.currencies[0]?.code ?? before.to
  const amount = figure?.value ?? before.amount
  const from = figure?.currency ?? before.from
  return to === before.to && amount === before.amount && from === before.from
    ? undefined
    : { ...before, amount, from, to }
}
