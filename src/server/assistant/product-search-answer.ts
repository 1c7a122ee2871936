import { type AnswerBuiltIn, calling, resultOf, saidInWords } from '#contract/assistant/built-in.ts'
import { assistantMessages } from './assistant-messages.ts'

/** Answers with the products that the words of the question find. */
export const answerByProductSearch: AnswerBuiltIn = function* (question, { isPublic }) {
  if (isPublic) return [saidInWords(assistantMessages.nothingFound)]
  const found = resultOf(yield* calling('find_products', { search: question.slice(0, 200) }))
  return found ? [saidInWords(assistantMessages.found(found.total))] : []
}
