import { isExchangeRate } from '#domain/exchange-rates.ts'
import { parseNumberInput } from '#domain/number-input.ts'
import { formMessages } from '../form/messages.ts'
import { signOfLocale } from '../form/typed-number.ts'
import type { Parsed } from '../ui/use-draft.ts'
import { currencyMessages } from './messages.ts'

/** Reads a typed rate as decimal text; sums and both decimal signs are understood. */
export function readExchangeRate(text: string): Parsed<string> {
  const input = parseNumberInput(text, signOfLocale(''))
  if ('issue' in input) return { issue: formMessages.issues[input.issue] }
  return isExchangeRate(input.decimal) ? { value: input.decimal } : { issue: currencyMessages.noRate }
}

/** The same where none may stand, as empty text. */
export function readRateOrNone(text: string): Parsed<string> {
  return text.trim() === '' ? { value: '' } : readExchangeRate(text)
}
