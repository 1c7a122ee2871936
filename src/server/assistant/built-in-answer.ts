import { MOST_QUESTION } from '#contract/assistant/ask.ts'
import { type AnswerBuiltIn, type BuiltInContext, MOST_CALLS } from '#contract/assistant/built-in.ts'
import type { assistantTools, ToolOutcome } from '#contract/assistant/tools.ts'
import { beginning } from '#domain/beginning.ts'
import { writtenFigures } from '#domain/assistant/written-figures.ts'
import type { AnswerBook } from './answer-book.ts'
import { AnswerStopped } from './answer-stopped.ts'

/** Earlier questions, and as much of each, whose figures an answer may repeat. */
const MOST_EARLIER = 5
const MOST_OF_EARLIER = 1_000

/** Carries out a call of the built-in assistant. */
export type CallTool = (name: keyof typeof assistantTools, args: unknown) => Promise<ToolOutcome>

/** Has the built-in assistant answer: its calls are carried out one after the other, and its parts are checked like those of a model. */
export async function answerBuiltInly(
  answer: AnswerBuiltIn,
  question: string,
  context: BuiltInContext,
  callTool: CallTool,
  book: AnswerBook,
): Promise<void> {
  const earlier = context.history.flatMap(({ role, content }) => (role === 'user' ? content : [])).slice(-MOST_EARLIER)
  const texts = [beginning(question, MOST_QUESTION), ...earlier.map((each) => beginning(each, MOST_OF_EARLIER))]
  book.known.rememberAsked(texts.flatMap(figuresIn))
  const steps = answer(question, context)
  let next = steps.next()
  for (let calls = 0; next.done !== true; calls++) {
    if (calls >= MOST_CALLS) throw new AnswerStopped('too-many-steps')
    const { tool, args } = next.value
    book.step(tool)
    const outcome = await callTool(tool, args)
    if ('result' in outcome) book.known.add(tool, outcome.result)
    next = steps.next(outcome)
  }
  for (const part of next.value) book.add(part)
}

/** The figures of a question, which answers repeat: `With 20 % more freight`; a fall is written with its sign. */
function figuresIn(question: string): readonly string[] {
  const meanings = writtenFigures(question).flatMap((figure) => figure.meanings)
  return meanings.flatMap((meaning) => (meaning.startsWith('-') ? [meaning] : [meaning, `-${meaning}`]))
}
