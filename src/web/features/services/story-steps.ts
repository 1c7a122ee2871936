import type { Ppm } from '#domain/money.ts'
import { costOfOneHour } from '#domain/service-pricing.ts'
import type { WaterfallStep } from '#web/kit/ui/waterfall.tsx'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatQuantity, formatRate } from '#web/kit/format/number.ts'
import { pageMessages } from './page-messages.ts'
import { serviceFigures, serviceStory, type StoryPart, type StoryStep, type ToldService } from './service-story.ts'

/** A service with the currency that its amounts are in. */
export interface ToldInMoney extends ToldService {
  readonly baseCurrency: string
}

/** The steps of a service's price, in words, with the source of each. */
export function storySteps(row: ToldInMoney): readonly WaterfallStep[] {
  return serviceStory(row).map((step) => {
    const source = sourceOf(step.part, row)
    return {
      label: labelOf(step, row),
      delta: step.amount,
      running: step.running,
      tone: toneOf(step),
      ...(source === undefined ? {} : { source }),
    }
  })
}

function labelOf({ part, label, amount }: StoryStep, row: ToldInMoney): string {
  const text = pageMessages.steps
  if (part === 'extra') return label || text.extra
  if (part === 'strategy') return text[row.pricingStrategy](formatRate(row.pricingValue))
  if (part === 'price' && isByHours(row)) return text.priceForHours(formatQuantity(row.laborHours ?? 0))
  if (part === 'rate') return amount < 0 ? text.loss : text.profit
  return text[part]
}

function toneOf({ part, amount }: StoryStep): WaterfallStep['tone'] {
  switch (part) {
    case 'cost':
    case 'price':
      return 'total'
    case 'strategy':
    case 'value':
    case 'hand':
    case 'rate':
      return amount < 0 ? 'loss' : 'profit'
    default:
      return 'cost'
  }
}

function sourceOf(part: StoryPart, row: ToldInMoney): string | undefined {
  const money = (units: number | null) => formatMoney(units ?? 0, row.baseCurrency)
  const hours = formatQuantity(row.laborHours ?? 0)
  if (part === 'labor' && !row.laborCost) return pageMessages.sources.hours(hours, money(row.laborRate))
  if (part === 'value') return pageMessages.sources.value
  if (part !== 'rate') return undefined
  return pageMessages.sources.rate(money(row.hourlyRate), hours)
}

function isByHours({ pricingModel, laborHours }: ToldInMoney): boolean {
  return pricingModel === 'hourly' && (laborHours ?? 0) > 0
}

/** The price of a service in a sentence or two; `taxRate` is the sales VAT that comes on top. */
export function storySentences(row: ToldInMoney, taxRate: Ppm): string {
  const isPriced = serviceFigures(row).earned !== null
  return [
    outcome(row),
    ...(isPriced && taxRate > 0 ? [pageMessages.sentence.beforeVat(formatRate(taxRate))] : []),
  ].join(' ')
}

function outcome(row: ToldInMoney): string {
  const text = pageMessages.sentence
  const { cost, earned, profit } = serviceFigures(row)
  const money = (units: number) => formatMoney(units, row.baseCurrency)
  const oneHour = costOfOneHour(row)
  if (oneHour !== null) return text.oneHour(money(oneHour))
  if (cost === null) return text.noCost
  if (earned === null) return text.noPrice(money(cost))
  if (profit === null) return text.noHours(money(earned), money(cost))
  if (profit === 0) return text.even(money(earned))
  if (profit > 0) return text.earns(money(earned), money(cost), money(profit))
  return text.loses(money(earned), money(cost), money(-profit))
}
