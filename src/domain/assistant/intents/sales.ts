import type { AskedOf } from '../asked.ts'
import { MOST_AT_ONCE } from '../most-at-once.ts'
import { isWithoutBeginning, periodFigureIn, periodOf } from '../period.ts'
import { DOCUMENTS, firstName, has, type Intent, isOfAnotherCurrency, type Question } from '../question.ts'

type Sales = AskedOf<'sales'>

/** What no figures of sales answer. */
const OTHERS = [
  'if',
  'future',
  'outside',
  'delete',
  'unsold',
  'owe',
  'overdue',
  'unpaid',
  'explain',
  'history',
  'set',
  'compare',
  'raise',
  'lower',
  'draft',
  'supplier',
] as const
/** Words that ask for sales by themselves, and those that do for a period. */
const SALES = ['sales', 'bestSeller', 'worstSeller', 'bestBuyer', 'received'] as const
const OF_PERIOD = ['sell', 'earn', 'profit', 'margin'] as const
/** What may be asked of documents as a sum. */
const BY_DOCUMENTS = ['invoice', 'sales', 'bestSeller', 'worstSeller', 'bestBuyer'] as const
const DIMENSIONS = ['customer', 'category', 'brand', 'service', 'product'] as const

/** What was sold, earned and received in a period: in all, by product or customer, or of one of them. */
export const sales: Intent = (question) => {
  if (has(question, ...OTHERS) || isOfDocuments(question) || isOfAnotherCurrency(question)) return undefined
  const year = periodFigureIn(question)
  const days = periodOf(question, year)
  if (!days || isWithoutBeginning(days)) return undefined
  const isAsked =
    has(question, ...SALES) ||
    (days.from !== undefined && has(question, ...OF_PERIOD)) ||
    isOfBuyers(question) ||
    isOfEarners(question) ||
    isOfBest(question) ||
    isOfLosers(question)
  const rest = question.figures.filter((figure) => figure !== year)
  if (!isAsked || rest.some(({ kind, value }) => kind !== 'plain' || !isRank(value)) || rest.length > 1)
    return undefined
  const [count] = rest
  const name = firstName(question)
  const by = dimensionOf(question)
  if (count && by === undefined) return undefined
  return {
    ask: 'sales',
    focus: focusOf(question, by),
    order: has(question, 'worstSeller', 'lowest') || isOfLosers(question) ? 'least' : 'most',
    isOfCustomer: has(question, 'customer', 'bestBuyer', 'buy'),
    ...days,
    ...(by ? { by } : {}),
    ...(count ? { limit: Number(count.value) } : {}),
    ...(name ? { name } : {}),
  }
}

/** Documents are counted or listed, or no money comes in by them: `Which purchase orders did I receive?` */
function isOfDocuments(question: Question): boolean {
  if (!has(question, ...DOCUMENTS)) return false
  return has(question, 'show', 'count') || !has(question, ...BY_DOCUMENTS)
}

/** Customers in the order of what they bought. */
function isOfBuyers(question: Question): boolean {
  const isRanked = has(question, 'top', 'highest', 'lowest')
  const isOfMargin = has(question, 'margin') && !has(question, 'profitable')
  return has(question, 'customer') && isRanked && !isOfMargin && !has(question, 'price', 'discount')
}

/** What brought the most profit, or the least. */
function isOfEarners(question: Question): boolean {
  const isRanked = has(question, 'highest', 'lowest') && has(question, 'product', 'category', 'brand', 'customer')
  return isRanked && has(question, 'earn', 'profit') && !has(question, ...OF_ONE_PIECE) && question.figures.length === 0
}

/** What is best or worst, where no other figure is named: what sold most or least. */
function isOfBest(question: Question): boolean {
  return has(question, 'best') && has(question, ...DIMENSIONS) && !has(question, ...OF_ONE_PIECE, ...NOT_SOLD)
}

/** What lost most money: the least profit. */
function isOfLosers(question: Question): boolean {
  return has(question, 'lossMaking') && has(question, 'highest') && !has(question, ...OF_ONE_PIECE)
}

/** Words by which the best of something is no matter of sales. */
const NOT_SOLD = ['stock', 'expensive', 'cheap', 'buy', 'pay', 'lossMaking', 'freight', 'duty', 'vat'] as const

/** Words by which a figure of a product itself is meant. */
const OF_ONE_PIECE = ['margin', 'price', 'cost', 'markup', 'discount', 'average'] as const

function isRank(value: string): boolean {
  return Number.isInteger(Number(value)) && Number(value) > 0 && Number(value) <= MOST_AT_ONCE
}

/** What sales are divided by; the whole is asked where nothing is ranked or listed. */
function dimensionOf(question: Question): Sales['by'] {
  if (has(question, 'bestBuyer')) return 'customer'
  const isRanked = has(question, 'bestSeller', 'worstSeller', 'highest', 'lowest', 'top', 'by')
  if (!isRanked) return undefined
  return DIMENSIONS.find((dimension) => has(question, dimension)) ?? 'product'
}

function focusOf(question: Question, by: Sales['by']): Sales['focus'] {
  if (has(question, 'received')) return 'received'
  // What is the most profitable of several brought the most profit; of the whole the margin tells how profitable it was.
  if (by !== undefined && has(question, 'profitable')) return 'profit'
  if (has(question, 'margin')) return 'margin'
  if (has(question, 'profit', 'lossMaking') || (has(question, 'earn') && !has(question, 'sales'))) return 'profit'
  return has(question, 'count') ? 'quantity' : 'net'
}
