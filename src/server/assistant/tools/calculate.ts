import type { Calculator } from '#domain/calculators/calculator.ts'
import { calculatorWith } from '#domain/calculators/calculators.ts'
import { type Currencies, DATED, shownText, valueOfText } from '#domain/calculators/cell-text.ts'
import { firstQuestion, isSame, withChoice, withFigures } from '#domain/calculators/question.ts'
import { type Given, type Question, solved } from '#domain/calculators/solve.ts'
import { convertToMinor, crossRate, crossRatio, daysBetween, isStale } from '#domain/exchange-rates.ts'
import { beyondLimit } from '#domain/money.ts'
import { decimalText } from '#contract/assistant/figures.ts'
import type { ToolArgs, ToolResult } from '#contract/assistant/tools.ts'
import { invalid } from '#contract/refusal.ts'
import type { KnownRates } from '#server/kit/rates-in-force.ts'
import { assistantMessages } from '../assistant-messages.ts'
import { amountText, givenUnits } from './money-text.ts'

const ITEM = /^(?:count|cost|price)([3-8])$/
const NO_RATE = ''
const OTHER_CURRENCY = 'EUR'

type Args = ToolArgs<'calculate'>

/** What counts where a question names none: the currency, and the VAT rate of a business as decimal text. */
interface Usual {
  readonly currency: string
  readonly vat?: string | undefined
}

/** Calculates with one of the calculators, which begins as on its page. Throws `Refusal`. */
export function calculated(args: Args, usual: Usual, rates: KnownRates | undefined): ToolResult<'calculate'> {
  const { calculator: id, given } = args
  const items = Math.max(2, ...Object.keys(given).map((cell) => Number(ITEM.exec(cell)?.[1] ?? 0)))
  const calculator = calculatorWith(id, items, usual.vat)
  const currency = args.currency ?? usual.currency
  const other = args.otherCurrency ?? (currency === OTHER_CURRENCY ? 'USD' : OTHER_CURRENCY)
  const currencies = { currency, other, rate: (rates && crossRate(rates, currency, other)) ?? NO_RATE }
  checkNames(calculator, args)
  const question = askedQuestion(calculator, args, currencies)
  if (currencies.rate === NO_RATE && question.givens.some(({ text }) => text === DATED))
    throw invalid([{ field: 'otherCurrency', message: assistantMessages.noRateBetween(currency, other) }])
  const { cells } = solved(calculator, question, currencies)
  const isStart = new Set(question.givens.flatMap(({ cell }) => (Object.hasOwn(given, cell) ? [] : cell)))
  return {
    calculator: id,
    currency,
    otherCurrency: id === 'currency' ? other : null,
    cells: [...cells].flatMap(([cell, { value, issue }]) => {
      const declared = calculator.cells[cell]
      if (!declared) return []
      return {
        cell,
        kind: declared.kind,
        value: value ? shownText(declared, value, currencies) : null,
        isGiven: Object.hasOwn(given, cell),
        isAssumed: isStart.has(cell),
        issue: issue?.code ?? null,
      }
    }),
  }
}

/** Throws `Refusal` for figures and choices that the calculator does not have. */
function checkNames(
  { cells, choices: known = {} }: Calculator,
  { calculator, given, choices = {}, solve }: Args,
): void {
  const names = Object.keys(cells)
  const asked = solve === undefined ? [] : [['solve', solve] as const]
  for (const [field, cell] of [...Object.keys(given).map((each) => [`given.${each}`, each] as const), ...asked])
    if (!names.includes(cell)) throw invalid([{ field, message: assistantMessages.noCell(calculator, names) }])
  for (const [name, value] of Object.entries(choices)) {
    const values: readonly string[] = Object.hasOwn(known, name) ? (known[name] ?? []) : []
    if (!values.includes(value))
      throw invalid([{ field: `choices.${name}`, message: assistantMessages.noChoice(values) }])
  }
}

/** The question with all given figures. Throws `Refusal` where they contradict each other, or do not lead to what is asked. */
function askedQuestion(calculator: Calculator, { given, choices = {}, solve }: Args, currencies: Currencies): Question {
  const chosen = Object.entries(choices).reduce<Question>(
    (question, [name, value]) => withChoice(calculator, question, name, value),
    firstQuestion(calculator),
  )
  const figures = Object.entries(given).map(([cell, value]) => ({ cell, text: decimalText(value) }))
  const asked = solve !== undefined && Object.hasOwn(given, solve) ? undefined : solve
  const { question, beyond } = withFigures(calculator, chosen, figures, asked)
  refuseContradictions(calculator, question, beyond, currencies)
  if (asked === undefined || !isTyped(question, asked)) return question
  const helping = Object.keys(calculator.cells).filter(
    (cell) =>
      cell !== asked &&
      !isTyped(withFigures(calculator, chosen, [...figures, { cell, text: '' }], asked).question, asked),
  )
  throw invalid([{ field: 'solve', message: assistantMessages.openFigure(asked, helping) }])
}

function isTyped({ givens }: Question, asked: string): boolean {
  return givens.some(({ cell }) => cell === asked)
}

/** A figure that follows from the others has to be what follows. Throws `Refusal`. */
function refuseContradictions(
  calculator: Calculator,
  question: Question,
  beyond: readonly Given[],
  currencies: Currencies,
): void {
  const { cells } = solved(calculator, question, currencies)
  const others = question.givens.map(({ cell }) => cell).join(', ')
  const issues = beyond.flatMap(({ cell, text }) => {
    const declared = calculator.cells[cell]
    const found = cells.get(cell)?.value
    if (!declared) return []
    const read = valueOfText(declared, text, currencies)
    if (found && 'value' in read && isSame(declared, read.value, found, currencies)) return []
    const shown = found ? shownText(declared, found, currencies) : undefined
    return [{ field: `given.${cell}`, message: assistantMessages.contradicts(others, shown) }]
  })
  if (issues.length > 0) throw invalid(issues)
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
