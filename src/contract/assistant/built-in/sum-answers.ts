import type { AskedOf } from '#domain/assistant/asked.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import { calling, resultOf } from '../built-in.ts'
import type { ToolCall, ToolOutcome, ToolResult } from '../tools.ts'
import { type Answering, type Parts, refusedWords } from './answering.ts'
import { words } from './formats.ts'

type Cell = ToolResult<'calculate'>['cells'][number]
type Asked = AskedOf<'calculate'>

/** A sum of a calculator: the asked figure, then what it follows from. */
export function* calculated(answering: Answering, asked: Asked): Parts {
  const { calculator, given, solve } = asked
  const outcome = yield* calling('calculate', { calculator, given, solve, currency: answering.context.currency })
  if (!('result' in outcome)) return refusedWords(outcome)
  const { cells, currency } = outcome.result
  const found = cells.find(({ cell }) => cell === solve)
  const beside = cells.filter(({ cell }) => Object.hasOwn(given, cell))
  const said = [found, ...beside].flatMap((cell) => (cell ? cellText(answering, calculator, cell, currency) : []))
  const sum = said.length > 1 ? `${said[0]}. (${said.slice(1).join(', ')})` : said[0]
  return words(sum, yield* priceWithVat(answering, asked, found))
}

/** A price with the VAT that those of the business include; a sum by margin or markup has none in it. */
function* priceWithVat(
  { context: { vat, currency }, formats: { money, percent } }: Answering,
  { calculator, solve }: Asked,
  price: Cell | undefined,
): Generator<ToolCall, string | undefined, ToolOutcome> {
  if (vat === undefined || calculator !== 'margin' || solve !== 'price' || !price || price.value === null)
    return undefined
  const given = { net: price.value, rate: vat }
  const told = resultOf(yield* calling('calculate', { calculator: 'vat', given, solve: 'gross', currency }))
  const gross = told?.cells.find(({ cell }) => cell === 'gross')?.value
  return gross ? messages.withVat(money(gross, currency), percent(vat)) : undefined
}

function cellText(
  { formats: { money, number, percent } }: Answering,
  calculator: Asked['calculator'],
  { cell, kind, value }: Cell,
  currency: string,
): readonly string[] {
  const labels: Readonly<Record<string, string>> = messages.cells
  if (value === null) return []
  const written = kind === 'money' ? money(value, currency) : kind === 'percent' ? percent(value) : number(value)
  if (calculator === 'margin' && cell === 'price') return [messages.beforeVat(written)]
  return [`${labels[cell] ?? cell}: ${written}`]
}

/** An amount in another currency, with the rate and its day. */
export function* converted(answering: Answering, { amount, from, to, day: on }: AskedOf<'convert'>): Parts {
  const { money, day } = answering.formats
  const args = { amount, from, to, ...(on === undefined ? {} : { day: on }) }
  const outcome = yield* calling('convert_currency', args)
  if (!('result' in outcome)) return words(outcome.reason ?? messages.notConverted(from, to))
  const { result } = outcome
  return words(
    messages.converted(money(result.amount, from), money(result.result, to)),
    messages.rate(day(result.date)),
    result.stale ? messages.staleRate : undefined,
  )
}
