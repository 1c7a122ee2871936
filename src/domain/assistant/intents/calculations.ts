import { figureOf, has, type Intent, looseAmount, type Question } from '../question.ts'

/** Sums without a product: VAT, margin, markup, and what a discount costs. */
export const calculation: Intent = (question) => {
  if (question.reading.phrases.length > 0) return undefined
  const isOfOpenProduct = question.around.hasProductOpen && has(question, 'here') && question.figures.length < 2
  return isOfOpenProduct ? undefined : (discountOf(question) ?? vatOf(question) ?? marginOf(question))
}

function discountOf(question: Question): ReturnType<Intent> {
  const discount = figureOf(question, 'discount')
  const price = figureOf(question, 'price') ?? looseAmount(question)
  const cost = figureOf(question, 'cost')
  const margin = figureOf(question, 'margin')
  if (discount === undefined || price === undefined) return undefined
  const solve = has(question, 'more') ? 'extraSales' : has(question, 'margin') ? 'newMargin' : 'newPrice'
  const given = cost === undefined ? (margin === undefined ? undefined : { margin }) : { cost }
  if (!given && solve !== 'newPrice') return undefined
  return { ask: 'calculate', calculator: 'discount', given: { price, discount, ...given }, solve }
}

function vatOf(question: Question): ReturnType<Intent> {
  const rate = figureOf(question, 'vat') ?? question.figures.find(({ kind }) => kind === 'percent')?.value
  const amount = question.figures.find(({ kind }) => kind === 'money' || kind === 'plain')
  if (rate === undefined || amount === undefined || !has(question, 'vat', 'gross', 'net')) return undefined
  if (has(question, 'cost', 'margin', 'markup')) return undefined
  const isTakenOut = has(question, 'without')
  const [isGross, isNet] = [has(question, 'gross'), has(question, 'net')]
  const given = (cell: 'net' | 'gross') => ({ [cell]: amount.value, rate })
  if (isGross && isNet) return givenBeside(question, given)
  if (isGross || isTakenOut) return { ask: 'calculate', calculator: 'vat', given: given('gross'), solve: 'net' }
  const isAdded = isNet || isPlus(question, amount.at)
  return { ask: 'calculate', calculator: 'vat', given: given('net'), solve: isAdded ? 'gross' : 'vat' }
}

/** `100 plus 20 % de TVA`, `100 más 21 % de IVA`: words that mean other things elsewhere. */
const PLUS = new Set(['plus', 'mas'])

function isPlus({ reading: { pieces } }: Question, at: number): boolean {
  return PLUS.has(pieces[at + 1]?.words.join(' ') ?? '')
}

/** Both are named: the amount is what stands right behind it; else the gross amount, from which people want the net one. */
function givenBeside(
  { reading: { pieces }, figures }: Question,
  given: (cell: 'net' | 'gross') => Readonly<Record<string, string>>,
): ReturnType<Intent> {
  const at = figures.find(({ kind }) => kind === 'money' || kind === 'plain')?.at ?? 0
  const next = pieces[at + 1]
  const isNet = next?.kind === 'concept' && next.concepts.includes('net')
  return isNet
    ? { ask: 'calculate', calculator: 'vat', given: given('net'), solve: 'gross' }
    : { ask: 'calculate', calculator: 'vat', given: given('gross'), solve: 'net' }
}

function marginOf(question: Question): ReturnType<Intent> {
  const [cost, price] = [figureOf(question, 'cost'), figureOf(question, 'price')]
  const [margin, markup] = [figureOf(question, 'margin'), figureOf(question, 'markup')]
  const sum = (given: Readonly<Record<string, string>>, solve: string): ReturnType<Intent> => ({
    ask: 'calculate',
    calculator: 'margin',
    given,
    solve,
  })
  if (cost !== undefined && price !== undefined)
    return sum({ cost, price }, has(question, 'markup') ? 'markup' : has(question, 'profit') ? 'profit' : 'margin')
  if (cost !== undefined && margin !== undefined) return sum({ cost, margin }, 'price')
  if (cost !== undefined && markup !== undefined) return sum({ cost, markup }, 'price')
  if (price !== undefined && margin !== undefined && has(question, 'cost', 'buy')) return sum({ price, margin }, 'cost')
  if (markup !== undefined && has(question, 'margin')) return sum({ markup }, 'margin')
  return margin !== undefined && has(question, 'markup') ? sum({ margin }, 'markup') : undefined
}
