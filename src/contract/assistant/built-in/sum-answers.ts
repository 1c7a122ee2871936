import type { AskedOf } from '#domain/assistant/asked.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import { calling } from '../built-in.ts'
import type { ToolResult } from '../tools.ts'
import { type Answering, type Parts, told } from './answering.ts'
import { words } from './formats.ts'

type Cell = ToolResult<'calculate'>['cells'][number]

/** A sum of a calculator: the asked figure, then what it follows from. */
export function calculated(answering: Answering, { calculator, given, solve }: AskedOf<'calculate'>): Parts {
  const args = { calculator, given, solve, currency: answering.context.currency }
  return told('calculate', args, ({ cells, currency }) => {
    const asked = cells.find(({ cell }) => cell === solve)
    const beside = cells.filter(({ cell }) => cell in given)
    const said = [asked, ...beside].flatMap((cell) => (cell ? cellText(answering, cell, currency) : []))
    return words(said.length > 1 ? `${said[0]}. (${said.slice(1).join(', ')})` : said[0])
  })
}

function cellText({ formats: { money, number, percent } }: Answering, { cell, kind, value }: Cell, currency: string) {
  const labels: Readonly<Record<string, string>> = messages.cells
  if (value === null) return []
  const written = kind === 'money' ? money(value, currency) : kind === 'percent' ? percent(value) : number(value)
  return [`${labels[cell] ?? cell}: ${written}`]
}

/** An amount in another currency, with the rate and its day. */
export function* converted(answering: Answering, { amount, from, to }: AskedOf<'convert'>): Parts {
  const { money, day } = answering.formats
  const outcome = yield* calling('convert_currency', { amount, from, to })
  if (!('result' in outcome)) return words(outcome.reason ?? messages.notConverted(from, to))
  const { result } = outcome
  return words(
    messages.converted(money(result.amount, from), money(result.result, to)),
    messages.rate(day(result.date)),
    result.stale ? messages.staleRate : undefined,
  )
}
