import type { AnswerBuiltIn } from '#contract/assistant/built-in.ts'
import type { assistantTools, ToolOutcome } from '#contract/assistant/tools.ts'
import type { Language } from '#contract/languages.ts'
import type { KnownRates } from '../kit/rates-in-force.ts'
import { problemOfFailure } from '../kit/http/errors.ts'
import { AnswerBook } from './answer-book.ts'
import type { HistoryMessage } from './asked.ts'
import { assistantMessages } from './assistant-messages.ts'
import { answerBuiltInly, type CallTool } from './built-in-answer.ts'
import { KnownFigures } from './known-figures.ts'
import { calculated, converted } from './tools/calculate.ts'
import { checkedArgs } from './tools/run-tool.ts'
import { sharedDate } from '../kit/clock.ts'

/** The currency where a visitor names none. */
const CURRENCY = 'EUR'

/** What a public answer needs: nothing of any account. */
export interface PublicDeps {
  readonly answerBuiltIn: AnswerBuiltIn
  /** The rates in force on a day; the newest for today. */
  readonly ratesOn: (day: string) => Promise<KnownRates | undefined>
}

/** Answers a visitor about the product and the maths of prices (CHAT-03, CHAT-05). No tool that reads rows can be called. */
export async function publicAnswer(
  { answerBuiltIn, ratesOn }: PublicDeps,
  asked: { readonly question: string; readonly history: readonly HistoryMessage[]; readonly language: Language },
): Promise<AnswerBook> {
  const book = new AnswerBook(new KnownFigures(), () => undefined)
  const today = sharedDate().toISOString().slice(0, 10)
  const callTool: CallTool = async (name, args) => {
    try {
      return await publicOutcome(name, args, today, ratesOn)
    } catch (error) {
      return { refused: problemOfFailure(error).title }
    }
  }
  const context = { ...asked, today, currency: CURRENCY, page: undefined, isPublic: true }
  await answerBuiltInly(answerBuiltIn, asked.question, context, callTool, book)
  return book
}

async function publicOutcome(
  name: keyof typeof assistantTools,
  args: unknown,
  today: string,
  ratesOn: PublicDeps['ratesOn'],
): Promise<ToolOutcome> {
  if (name === 'calculate')
    return { result: calculated(checkedArgs(name, args), { currency: CURRENCY }, await ratesOn(today)) }
  if (name === 'convert_currency') {
    const checked = checkedArgs(name, args)
    const on = checked.day ?? today
    const rates = await ratesOn(on)
    return rates ? { result: converted(checked, rates, on) } : { refused: assistantMessages.noRate('ECB') }
  }
  return { refused: assistantMessages.unknown }
}
