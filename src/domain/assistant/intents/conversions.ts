import { dayOf, hasPeriod } from '../period.ts'
import { has, type Intent, type Question } from '../question.ts'

/** An amount in another currency, or what one unit of a currency is worth. */
export const conversion: Intent = (question) => {
  if (has(question, 'outside', 'delete', 'future', 'sales', 'sell')) return undefined
  const day = dayOf(question)
  if (hasPeriod(question) && day === undefined) return undefined
  const onDay = day === undefined ? {} : { day }
  const codes = codesOf(question)
  const isAsked = codes.length > 1 || (codes.length === 1 && has(question, 'rate', 'convert'))
  if (!isAsked || isWhatIf(question) || question.reading.phrases.length > 0) return undefined
  const { figures, around } = question
  if (figures.some(({ kind }) => kind === 'percent' || kind === 'points')) return undefined
  const money = figures.find(({ kind }) => kind === 'money') ?? figures[0]
  if (codes.length === 1 && !has(question, 'rate') && !money) return undefined
  const from = money?.currency ?? (codes.length > 1 && money ? fromOf(question, codes) : codes[0])
  const to = codes.find((code) => code !== from) ?? around.currency
  if (from === undefined) return undefined
  if (money && money.currency === undefined && codes.length === 1)
    return { ask: 'convert', amount: money.value, from: around.currency, to: from, ...onDay }
  return { ask: 'convert', amount: money?.value ?? '1', from, to, ...onDay }
}

/** The currencies of a question, each once, those of amounts too. */
function codesOf({ reading, figures }: Question): readonly string[] {
  const all = [
    ...reading.currencies,
    ...figures.flatMap(({ currency, at }) => (currency ? [{ code: currency, at }] : [])),
  ]
  return [...new Set(all.sort((a, b) => a.at - b.at).map(({ code }) => code))]
}

/** The currency that stands nearest behind the amount. */
function fromOf({ reading, figures }: Question, codes: readonly string[]): string | undefined {
  const at = figures[0]?.at ?? 0
  return reading.currencies.find((currency) => currency.at > at)?.code ?? codes[0]
}

function isWhatIf(question: Question): boolean {
  return has(question, 'if') && has(question, 'raise', 'lower')
}
