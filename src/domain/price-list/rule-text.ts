import type { PriceRule } from './price-data.ts'
import { ruleChips as chips } from './rule-messages.ts'

/** How figures in the name of a rule are written: shares in ppm, quantities in 1/10,000, days as `2026-07-06`. */
export interface RuleFormats {
  readonly rate: (ppm: number) => string
  readonly quantity: (value: number) => string
  readonly day: (day: string) => string
}

/** The name of the rule that made a price, with the break of its list: `10% off`, `By hand`, `Margin 20%, 5% off from 10`. */
export function ruleText(rule: PriceRule, formats: RuleFormats): string {
  if (rule.tierPercent === null) return plainRule(rule, formats)
  const words = offMessage(rule.tierPercent, formats)
  const broken = chips.fromQuantity(words, formats.quantity(rule.minQuantity ?? 0))
  return rule.kind === 'listTier' ? broken : `${plainRule(rule, formats)}, ${broken}`
}

function offMessage(percent: number, { rate }: RuleFormats): string {
  return percent < 0 ? chips.percentUp(rate(-percent)) : chips.percentOff(rate(percent))
}

function plainRule({ kind, label, percent, minQuantity }: PriceRule, formats: RuleFormats): string {
  const { rate, quantity } = formats
  switch (kind) {
    case 'promotion':
      return label || chips.promotion
    case 'percentOff':
      return offMessage(percent ?? 0, formats)
    case 'margin':
    case 'markup':
      return chips[kind](rate(percent ?? 0))
    case 'quantityBreak':
      return chips.quantityBreak(quantity(minQuantity ?? 0))
    default:
      return chips[kind]
  }
}
