import { formatDay } from '#web/kit/format/date.ts'
import { formatRate } from '#web/kit/format/number.ts'
import type { PriceListRow } from './price-list-row.ts'
import { listsText as text } from './text.ts'

/** What a list's prices are made by: `10% off the retail price`. */
export function ruleWords({
  ruleKind,
  rulePercent,
  basis,
}: Pick<PriceListRow, 'ruleKind' | 'rulePercent' | 'basis'>): string {
  const words = text.ruleWords
  if (ruleKind === 'none') return words.none
  if (ruleKind === 'tradePrice') return words.tradePrice
  if (ruleKind !== 'percentOff') return words[ruleKind](formatRate(rulePercent))
  return rulePercent < 0
    ? words.surcharge(formatRate(-rulePercent), basis)
    : words.percentOff(formatRate(rulePercent), basis)
}

/** When a list is valid, in words. */
export function validityWords({ validFrom, validTo }: Pick<PriceListRow, 'validFrom' | 'validTo'>): string {
  if (validFrom !== null && validTo !== null) return text.between(formatDay(validFrom), formatDay(validTo))
  if (validFrom !== null) return text.from(formatDay(validFrom))
  return validTo === null ? text.always : text.until(formatDay(validTo))
}
