import { hasPeriod, isWithoutBeginning, periodFigureIn, periodOf } from '../period.ts'
import {
  figureOf,
  firstName,
  has,
  hasFigures,
  hasShare,
  type Intent,
  looseAmount,
  loosePercent,
  productOf,
  type Question,
} from '../question.ts'

/** What a price would have to be, or would give: through the costs of one product. */
export const solving: Intent = (question) => {
  const product = productOf(question)
  if (!product || has(question, 'explain', 'below', 'above', 'history')) return undefined
  const cells = cellsOf(question)
  const { margin, markup, price, discount } = cells
  if (!hasFigures(question, Object.keys(cells).length)) return undefined
  if (has(question, 'raise', 'lower') && !has(question, 'to')) return undefined
  const base = { ask: 'solve', product, ...cells } as const
  if (discount !== undefined) return { ...base, solve: 'margin' }
  if (has(question, 'discount') && (margin !== undefined || price !== undefined)) return { ...base, solve: 'discount' }
  const isCostAsked =
    has(question, 'buy', 'cheap') ||
    (has(question, 'cost') && has(question, 'highest') && !has(question, 'stock')) ||
    (has(question, 'cost', 'supplier') && has(question, 'sell'))
  if (price !== undefined && (margin !== undefined || markup !== undefined))
    return { ...base, solve: isCostAsked ? 'baseCost' : 'margin' }
  if (margin !== undefined && has(question, 'cost') && has(question, 'highest')) return { ...base, solve: 'baseCost' }
  if (margin !== undefined || markup !== undefined) return { ...base, solve: 'shelfPrice' }
  const isPriceGiven = price !== undefined && (has(question, 'margin', 'profit', 'earn') || has(question, 'sell'))
  return isPriceGiven ? { ...base, solve: 'margin' } : undefined
}

interface Cells {
  readonly margin?: string
  readonly markup?: string
  readonly price?: string
  readonly discount?: string
}

function cellsOf(question: Question): Cells {
  const markup = figureOf(question, 'markup')
  const kept = keptBeside(question)
  const discount = kept === undefined ? figureOf(question, 'discount') : undefined
  const isMarginMeant = has(question, 'earn', 'profit', 'sell', 'price', 'margin') && discount === undefined
  const margin =
    kept ?? figureOf(question, 'margin') ?? (isMarginMeant && markup === undefined ? loosePercent(question) : undefined)
  const price = figureOf(question, 'price', 'gross') ?? looseAmount(question)
  return {
    ...(margin === undefined ? {} : { margin }),
    ...(markup === undefined ? {} : { markup }),
    ...(price === undefined ? {} : { price }),
    ...(discount === undefined ? {} : { discount }),
  }
}

/** The percentage that is still to be earned after a discount that is asked for: `How much discount can I give and still make 10 %?` */
function keptBeside({ reading: { pieces }, figures }: Question): string | undefined {
  const figure = figures.find(({ role }) => role === 'discount')
  if (!figure) return undefined
  const said = ({ kind }: (typeof pieces)[number]): boolean => kind !== 'fill'
  const beside = [pieces.slice(0, figure.at).findLast(said), pieces.slice(figure.at + 1).find(said)]
  const concepts = beside.flatMap((piece) => (piece?.kind === 'concept' ? piece.concepts : []))
  const isEarned = concepts.some((concept) => concept === 'earn' || concept === 'profit')
  return isEarned && !concepts.includes('discount') ? figure.value : undefined
}

/** Who asks how much for a product; a name without a supplier may be a customer's, who bought. */
export const suppliersOf: Intent = (question) => {
  const product = productOf(question)
  const isOfSupplier = has(question, 'supplier')
  const isAsked = isOfSupplier || (has(question, 'buy') && !has(question, 'price', 'margin'))
  const year = periodFigureIn(question)
  if (!product || !isAsked || has(question, 'owe') || !hasFigures(question, year ? 1 : 0)) return undefined
  const mayBeCustomer = isOfBuyer(question)
  const days = periodOf(question, year)
  if (!days || isWithoutBeginning(days) || (hasPeriod(question) && !mayBeCustomer)) return undefined
  const isDearest = has(question, 'expensive') || (isOfSupplier && has(question, 'highest'))
  return {
    ask: 'suppliers',
    product,
    ...(isDearest ? { order: 'dearest' } : {}),
    ...(mayBeCustomer ? { mayBeCustomer, ...days } : {}),
  }
}

/** Whether what is named may be a customer, who bought: nobody is named who sells, and nothing is asked about prices. */
export function isOfBuyer(question: Question): boolean {
  const isNamed = has(question, 'buy') && firstName(question) !== undefined
  return isNamed && !has(question, 'supplier', 'cheap', 'expensive', 'price', 'margin')
}

/** How a price moved over time. */
export const historyOf: Intent = (question) => {
  const product = productOf(question)
  return product && has(question, 'history') && hasFigures(question, 0) ? { ask: 'history', product } : undefined
}

/** How a price comes about, led by the figure that was asked for. */
export const explanation: Intent = (question) => {
  const product = productOf(question)
  if (!product || hasShare(question) || has(question, 'compare')) return undefined
  const currency = currencyOf(question)
  const isExplained = has(question, ...EXPLAINED) || (product === 'here' && has(question, 'howMuch'))
  if (!isExplained && !isNameAlone(question) && currency === undefined) return undefined
  if (has(question, 'all') && product === 'here') return undefined
  return { ask: 'explain', product, focus: focusOf(question), ...(currency === undefined ? {} : { currency }) }
}

/** The one currency that is named, where no amount is: `What is the lamp in dollars?` */
function currencyOf({ reading: { currencies }, figures }: Question): string | undefined {
  const [first, ...others] = currencies
  return others.length === 0 && figures.length === 0 ? first?.code : undefined
}

const EXPLAINED = [
  'price',
  'margin',
  'cost',
  'profit',
  'explain',
  'earn',
  'markup',
  'freight',
  'duty',
  'otherCosts',
] as const

/** Nothing but a name: people want to see its price. */
function isNameAlone({ reading: { pieces } }: Question): boolean {
  return pieces.some(({ kind }) => kind === 'name') && pieces.every(({ kind }) => kind === 'name' || kind === 'fill')
}

function focusOf(question: Question): 'price' | 'margin' | 'cost' | 'profit' {
  if (has(question, 'explain')) return 'price'
  if (has(question, 'margin')) return 'margin'
  if (has(question, 'profit', 'earn', 'markup')) return 'profit'
  return has(question, 'cost', 'freight', 'duty', 'otherCosts') ? 'cost' : 'price'
}
