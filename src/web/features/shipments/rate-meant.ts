import { rateRatio } from '#domain/exchange-rates.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatExchangeRate } from '#web/kit/currency/rate-words.ts'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import type { DatedRate } from './known-rate.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.rates

/** Whether a typed rate is far from the dated one: more than a fifth of it (PRICE-15). */
export function isFarOff(rate: string, dated: string): boolean {
  const [typed, known] = [rateRatio(rate), rateRatio(dated)]
  if (!typed || !known) return false
  const [own, other] = [typed.numerator * known.denominator, known.numerator * typed.denominator]
  const apart = own > other ? own - other : other - own
  return apart * 5n > other
}

/** Asks about a rate that is far from the dated one, which a figure typed in the wrong place is; others are taken as they are. */
export async function isRateMeant(from: string, to: string, rate: string, dated: DatedRate): Promise<boolean> {
  if (!isFarOff(rate, dated.rate)) return true
  const known = text.known(formatExchangeRate(dated.rate), dated.date === null ? '' : formatDay(dated.date))
  return askConfirm({
    title: text.farTitle(from, formatExchangeRate(rate), to),
    text: known,
    confirm: text.farConfirm,
  })
}
