import { hasPeriod, periodOf } from '../period.ts'
import { DOCUMENTS, has, type Intent, isOfAnotherCurrency } from '../question.ts'
import { isOfBuyer } from './product-questions.ts'

/** What the assistant is, and what no tool can answer: the time to come, other subjects, and deleting. */
export const wholeAnswers: Intent = (question) => {
  const { figures, reading } = question
  if (has(question, 'outside', 'delete', 'unsold', 'stockValue', 'bestSeller', 'worstSeller', 'bestBuyer'))
    return { ask: 'cannot' }
  if (has(question, 'future') && figures.length === 0) return { ask: 'cannot' }
  if (has(question, 'sales') && isOfAnotherCurrency(question)) return { ask: 'cannot' }
  // A draft is looked at before it is kept, so it may leave out a day.
  if (periodOf(question) === undefined && !has(question, 'create')) return { ask: 'cannot' }
  if (hasPeriod(question) && !has(question, ...DOCUMENTS) && !isOfBuyer(question)) return { ask: 'cannot' }
  if (has(question, 'about') && figures.length === 0 && reading.phrases.length < 2) return { ask: 'about' }
  return undefined
}

/** Words by which a question is about goods, whatever they are called. */
const OF_GOODS = ['price', 'margin', 'cost', 'profit', 'stock', 'supplier', 'sales'] as const

const TOPICS = { file: ['file'], privacy: ['privacy'], free: ['free', 'howMuch'] } as const

/** What people ask of the product itself before they use it. */
export const facts: Intent = (question) => {
  const { figures, reading, around } = question
  if (figures.length > 0 || has(question, ...OF_GOODS)) return undefined
  const of = (['file', 'privacy', 'free'] as const).find((topic) => has(question, ...TOPICS[topic]))
  if (of === undefined || reading.phrases.length > (of === 'free' ? 0 : 2)) return undefined
  return of === 'free' && around.hasProductOpen ? undefined : { ask: 'fact', of }
}
