import { rateRatio } from '#domain/exchange-rates.ts'
import { formatDay } from '../format/date.ts'
import { askConfirm } from '../ui/confirm.ts'
import { formatExchangeRate } from './exchange-rate-text.ts'
import { currencyMessages as messages } from './messages.ts'

/** A rate that is known, and its day where it has one. */
interface KnownRate {
  readonly rate: string
  readonly date: string | null
}

/** Whether a typed rate is far from the dated one: more than a fifth of it (PRICE-15). */
export function isFarOff(rate: string, dated: string): boolean {
  const [typed, known] = [rateRatio(rate), rateRatio(dated)]
  if (!typed || !known) return false
  const [own, other] = [typed.numerator * known.denominator, known.numerator * typed.denominator]
  const apart = own > other ? own - other : other - own
  return apart * 5n > other
}

/** Asks about a rate that is far from the dated one, which a figure typed in the wrong place is; others are taken as they are. */
export async function isRateMeant(
  from: string,
  to: string,
  rate: string,
  dated: KnownRate | undefined,
): Promise<boolean> {
  if (!dated || !isFarOff(rate, dated.rate)) return true
  return askConfirm({
    title: messages.farTitle(from, formatExchangeRate(rate), to),
    text: messages.far(formatExchangeRate(dated.rate), dated.date === null ? '' : formatDay(dated.date)),
    confirm: messages.farConfirm,
  })
}
