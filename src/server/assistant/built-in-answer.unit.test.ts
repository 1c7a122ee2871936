import { expect, it } from 'vitest'
import { MOST_QUESTION } from '#contract/assistant/ask.ts'
import type { AnswerBuiltIn } from '#contract/assistant/built-in.ts'
import { AnswerBook } from './answer-book.ts'
import { answerBuiltInly } from './built-in-answer.ts'
import { KnownFigures } from './known-figures.ts'

const LONG = 20_000

it('OPS-06 CHAT-03 of long conversations the newest questions alone are read, and the beginning of each', async () => {
  const known = new KnownFigures()
  const read: { question: string; history: readonly string[] }[] = []
  const answer: AnswerBuiltIn = function* (question, { history }) {
    read.push({ question, history: history.map(({ content }) => content) })
    yield* []
    return []
  }
  const asked = (figure: number) => `${figure} ${'1 111 '.repeat(LONG / 6)}77777`
  const history = Array.from({ length: 10 }, (_, at) => ({ role: 'user', content: asked(900 + at) }) as const)
  const context = { language: 'en', today: '2026-01-01', currency: 'EUR', page: undefined, isPublic: true } as const
  const book = new AnswerBook(known, () => undefined)
  await answerBuiltInly(answer, asked(800), { ...context, history }, () => Promise.reject(new Error('no tool')), book)
  expect(read[0]?.question.length).toBe(MOST_QUESTION)
  expect(read[0]?.history.map((each) => [each.slice(0, 3), each.length])).toEqual(
    [905, 906, 907, 908, 909].map((figure) => [String(figure), MOST_QUESTION]),
  )
  expect(['800', '909', '900', '77777'].map((figure) => known.isAsked([figure]))).toEqual([true, true, false, false])
})
