import { hasPeriod } from '../period.ts'
import { has, type Intent } from '../question.ts'

/** What the assistant is, and what no tool can answer: the time to come, other subjects, and deleting. */
export const wholeAnswers: Intent = (question) => {
  const { figures, reading } = question
  if (has(question, 'outside', 'delete', 'unsold', 'stockValue', 'bestSeller', 'worstSeller', 'bestBuyer'))
    return { ask: 'cannot' }
  if (has(question, 'future') && figures.length === 0) return { ask: 'cannot' }
  if (
    hasPeriod(question) &&
    !has(question, 'invoice', 'quote', 'document', 'creditnote', 'purchaseorder', 'receipt', 'buy')
  )
    return { ask: 'cannot' }
  if (has(question, 'about') && figures.length === 0 && reading.phrases.length < 2) return { ask: 'about' }
  return undefined
}

/** What people ask of the product itself before they use it. */
export const facts: Intent = (question) => {
  if (question.figures.length > 0 || question.reading.phrases.length > 0) return undefined
  const of = (['file', 'privacy', 'free'] as const).find((topic) => has(question, topic))
  return of && !(of === 'free' && question.around.hasProductOpen) ? { ask: 'fact', of } : undefined
}
