import type { ListStep } from '#domain/price-list/price-steps.ts'
import type { LostReason, PriceRule } from '#domain/price-list/price-data.ts'
import { type RuleFormats, ruleText } from '#domain/price-list/rule-text.ts'
import { formatMoney } from '../format/money.ts'
import { formatQuantity, formatRate } from '../format/number.ts'
import { storyMessages } from './story-messages.ts'
import type { WaterfallStep } from '../ui/waterfall.tsx'
import type { WaterfallTone } from '../ui/waterfall-bars.ts'
import { formatDay } from '../format/date.ts'
import { ruleMessages as messages } from './rule-messages.ts'

/** How the figures of a rule are written for the user. */
export const shownFormats: RuleFormats = { rate: formatRate, quantity: formatQuantity, day: formatDay }

interface ChipPrice {
  readonly price: number | null
  readonly reason: LostReason | null
  readonly rule: PriceRule
}

/** The rule that made a price, in two or three words: `10% off`, `By hand`. */
export function chipMessage(rule: PriceRule): string {
  return ruleText(rule, shownFormats)
}

/** What a chip says of a price: the rule that made it, or why there is none. */
export function chipLabel({ price, reason, rule }: ChipPrice): string {
  if (price !== null || !reason) return chipMessage(rule)
  const words = messages.missing[reason] ?? messages.reasons[reason]
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A step of a price as a bar of its story. */
export function storyStep(step: ListStep): WaterfallStep {
  const { amount, running, converted } = step
  return {
    label: stepLabel(step),
    delta: amount,
    running,
    tone: stepTone(step),
    ...(converted
      ? {
          source: messages.steps.converted(
            formatMoney(converted.amount, converted.currency),
            formatDay(converted.date),
            converted.source,
          ),
        }
      : {}),
  }
}

function stepLabel({ kind, amount, percent, minQuantity, ending }: ListStep): string {
  const words = messages.steps
  switch (kind) {
    case 'percentOff':
      return signed(percent ?? 0, words.percentOff, words.percentUp)
    case 'promotion':
      return percent === null ? words.promotion : signed(percent, words.percentOff, words.percentUp)
    case 'margin':
    case 'markup':
      return words[kind](formatRate(percent ?? 0))
    case 'quantityBreak':
      return words.quantityBreak(formatQuantity(minQuantity ?? 0))
    case 'listTier':
      return words.listTier(formatRate(percent ?? 0), formatQuantity(minQuantity ?? 0))
    case 'vat':
      return amount < 0 ? words.vat : words.vatOn
    case 'ending':
      return ending === null ? words.ending : storyMessages.endingSteps[ending]
    default:
      return words[kind]
  }
}

function stepTone({ kind, amount }: ListStep): WaterfallTone {
  if (kind === 'total') return 'total'
  if (kind === 'cost' || kind === 'price' || kind === 'tradePrice') return 'cost'
  // What is taken off for the customer is no loss: red is for losing money.
  return amount < 0 ? 'tax' : 'profit'
}

/** A percentage off, or on top where it is negative. */
function signed(ppm: number, off: (percent: string) => string, up: (percent: string) => string): string {
  return ppm < 0 ? up(formatRate(-ppm)) : off(formatRate(ppm))
}
