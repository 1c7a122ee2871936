import { MOST_QUESTION } from '#contract/assistant/ask.ts'
import type { Language } from '#contract/languages.ts'
import { type AnswerBuiltIn, type BuiltInContext, MOST_CALLS } from '#contract/assistant/built-in.ts'
import type { assistantTools, ToolOutcome } from '#contract/assistant/tools.ts'
import { MOST_EARLIER } from '#domain/assistant/understand.ts'
import { writtenFigures } from '#domain/assistant/written-figures.ts'
import { beginning } from '#domain/beginning.ts'
import { inSlices } from '../kit/slices.ts'
import type { AnswerBook } from './answer-book.ts'
import { AnswerStopped } from './answer-stopped.ts'

/** The figures of a question that an answer may repeat. */
const MOST_ASKED = 400

/** Carries out a call of the built-in assistant. */
export type CallTool = (name: keyof typeof assistantTools, args: unknown) => Promise<ToolOutcome>

/** Has the built-in assistant answer: its calls are carried out one after the other, and its parts are checked like those of a model. */
export async function answerBuiltInly(
  answer: AnswerBuiltIn,
  asked: string,
  context: BuiltInContext,
  callTool: CallTool,
  book: AnswerBook,
): Promise<void> {
  const question = beginning(asked, MOST_QUESTION)
  const history = context.history
    .filter(({ role }) => role === 'user')
    .slice(-MOST_EARLIER)
    .map(({ role, content }) => ({ role, content: beginning(content, MOST_QUESTION) }))
  const giveWay = inSlices()
  for (const content of [question, ...history.map((earlier) => earlier.content)]) {
    book.known.rememberAsked(figuresIn(content, context.language))
    await giveWay()
  }
  const steps = answer(question, { ...context, history })
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
function figuresIn(question: string, language: Language): readonly string[] {
  const meanings = writtenFigures(question, language)
    .slice(0, MOST_ASKED)
    .flatMap((figure) => figure.meanings)
  return meanings.flatMap((meaning) => (meaning.startsWith('-') ? [meaning] : [meaning, `-${meaning}`]))
}
