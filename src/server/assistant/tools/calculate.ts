import { calculatorWith } from '#domain/calculators/calculators.ts'
import { shownText } from '#domain/calculators/cell-text.ts'
import { askableCells, asking, firstQuestion, withChoice, withFigure } from '#domain/calculators/question.ts'
import { type Question, solved } from '#domain/calculators/solve.ts'
import { convertToMinor, crossRate, crossRatio, daysBetween, isStale } from '#domain/exchange-rates.ts'
import { beyondLimit } from '#domain/money.ts'
import { decimalText } from '#contract/assistant/figures.ts'
import type { ToolArgs, ToolResult } from '#contract/assistant/tools.ts'
import { invalid } from '#contract/refusal.ts'
import type { KnownRates } from '#server/kit/rates-in-force.ts'
import { assistantMessages } from '../assistant-messages.ts'
import { amountText, givenUnits } from './money-text.ts'

const ITEM = /^(?:count|cost|price)([3-8])$/
const NO_RATE = '1'
const OTHER_CURRENCY = 'EUR'

/** Calculates with one of the calculators; `usual` is the currency if none is named. Throws `Refusal`. */
export function calculated(
  args: ToolArgs<'calculate'>,
  usual: string,
  rates: KnownRates | undefined,
): ToolResult<'calculate'> {
  const { calculator: id, given, choices = {}, solve } = args
  const items = Math.max(2, ...Object.keys(given).map((cell) => Number(ITEM.exec(cell)?.[1] ?? 0)))
  const calculator = calculatorWith(id, items)
  const currency = args.currency ?? usual
  const other = args.otherCurrency ?? (currency === OTHER_CURRENCY ? 'USD' : OTHER_CURRENCY)
  const currencies = { currency, other, rate: (rates && crossRate(rates, currency, other)) ?? NO_RATE }
  const known = Object.keys(calculator.cells)
  for (const cell of Object.keys(given))
    if (!known.includes(cell)) throw invalid([{ field: `given.${cell}`, message: assistantMessages.noCell(id, known) }])
  for (const [name, value] of Object.entries(choices))
    if (!calculator.choices?.[name]?.includes(value))
      throw invalid([
        { field: `choices.${name}`, message: assistantMessages.noChoice(calculator.choices?.[name] ?? []) },
      ])
  const chosen = Object.entries(choices).reduce<Question>(
    (question, [name, value]) => withChoice(calculator, question, name, value),
    firstQuestion(calculator),
  )
  const typed = Object.entries(given).reduce<Question>(
    (question, [cell, value]) => withFigure(calculator, question, cell, decimalText(value)),
    chosen,
  )
  const isAsked = solve !== undefined && askableCells(calculator, typed).has(solve)
  const question = (isAsked ? asking(calculator, typed, solve, currencies) : undefined) ?? typed
  const { cells } = solved(calculator, question, currencies)
  return {
    calculator: id,
    currency,
    otherCurrency: id === 'currency' ? other : null,
    cells: [...cells].flatMap(([cell, { value, isGiven, issue }]) => {
      const declared = calculator.cells[cell]
      if (!declared) return []
      return {
        cell,
        kind: declared.kind,
        value: value ? shownText(declared, value, currencies) : null,
        isGiven,
        issue: issue?.code ?? null,
      }
    }),
  }
}

/** An amount in another currency at a set of rates. Throws `Refusal`. */
export function converted(
  { amount, from, to }: ToolArgs<'convert_currency'>,
  set: KnownRates,
  on: string,
): ToolResult<'convert_currency'> {
  const paid = givenUnits('amount', amount, from)
  const ratio = crossRatio(set, from, to)
  if (!ratio)
    throw invalid([
      { field: crossRatio(set, set.base, from) ? 'to' : 'from', message: assistantMessages.noRate(set.source) },
    ])
  const units = convertToMinor(paid, from, to, ratio)
  if (units === undefined) throw invalid([{ field: 'amount', message: beyondLimit(to) }])
  return {
    amount: amountText(paid, from),
    from,
    result: amountText(units, to),
    to,
    rate: crossRate(set, from, to) ?? '',
    date: set.date,
    source: set.source,
    ageDays: daysBetween(set.date, on),
    stale: isStale(set.date, on),
  }
}
