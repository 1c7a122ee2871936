import { roundToMinor, type Units } from '#domain/money.ts'
import type { PriceStep, PriceStepKind } from '#domain/price-story.ts'
import { priceStepNames } from '#contract/price-step-messages.ts'
import { originMessage } from '../currency/exchange-rate-text.ts'
import { formatMoney, formatMoneyExact } from '../format/money.ts'
import { formatPercent, formatRate } from '../format/number.ts'
import type { WaterfallTone } from '../ui/waterfall-bars.ts'
import type { PresentPrice, ShownPrice } from './shown-price.ts'
import { storyMessages } from './story-messages.ts'

const TONES: Readonly<Record<PriceStepKind, WaterfallTone>> = {
  base: 'cost',
  shipping: 'cost',
  duty: 'tax',
  extra: 'cost',
  vat: 'tax',
  cost: 'total',
  margin: 'profit',
  markup: 'profit',
  manual: 'profit',
  retailPrice: 'profit',
  salesVat: 'tax',
  ending: 'profit',
  floor: 'profit',
  price: 'total',
}

/** What a step's bar means; what takes away from the profit is a loss. */
export function stepTone({ kind, amount }: PriceStep): WaterfallTone {
  const tone = TONES[kind]
  return tone === 'profit' && amount < 0 ? 'loss' : tone
}

/** The name of a step: `Import duty 12%`, or the user's own name of a cost line. */
export function stepLabel({ kind, percent, label, ending }: PriceStep): string {
  const name = priceStepNames[kind]
  if (kind === 'extra') return label || name
  if (kind === 'ending') return storyMessages.endingSteps[ending ?? 'none']
  return percent === null ? name : `${name} ${formatRate(percent)}`
}

/** Where the figure of a step comes from, in a few words; undefined on totals. `terse` leaves out that it was set on the product. */
export function stepSource(step: PriceStep, currency: string, terse = false): string | undefined {
  if (step.source === null) return undefined
  if (step.recoverable !== null) return storyMessages.reclaimed(formatMoneyExact(step.recoverable, currency))
  const parts = [
    step.origin === null ? [] : originMessage(step.origin),
    step.base === null ? [] : storyMessages.takenOn(baseText(step, step.base, currency)),
    (terse || step.origin !== null) && step.source === 'product' ? [] : storyMessages.sources[step.source],
    step.clamped ? storyMessages.clamped : [],
    step.kind === 'floor' ? storyMessages.raised : [],
  ]
  return parts.flat().join(', ') || undefined
}

/** The base of a percentage with every digit it has, where `stepSource` says it to the cent; undefined where nothing was rounded. */
export function exactBase(step: PriceStep, currency: string): string | undefined {
  if (step.base === null) return undefined
  const exact = formatMoneyExact(step.base, currency)
  return exact === baseText(step, step.base, currency) ? undefined : exact
}

/** Beside an amount to the cent its base is one too: more digits there would look like another sum. */
function baseText({ amount }: PriceStep, base: Units, currency: string): string {
  const isToTheCent = roundToMinor(amount) === amount && (base === 0 || roundToMinor(base) !== 0)
  return (isToTheCent ? formatMoney : formatMoneyExact)(base, currency)
}

/** The price in one or two sentences: what it sells for, costs and leaves, and what is wrong with it. */
export function priceSentences(price: ShownPrice, currency: string): readonly string[] {
  const { result, rules, isWhatIf } = price
  const words = storyMessages.sentence
  const money = (units: Units | null) => formatMoneyExact(units ?? 0, currency)
  if (result.flag === 'out-of-range') return [words.outOfRange]
  if (result.flag === 'no-price') return [words.noPrice(money(result.totalCost))]
  return [
    ...(result.flag === 'no-cost' ? [words.noCost] : [outcome(price, money)]),
    ...(rules.pricesIncludeVat && rules.taxRate > 0 && result.netPrice !== null
      ? [words.withVat(money(result.netPrice))]
      : []),
    ...(result.belowFloor ? [words.belowFloor(money(result.floorPrice))] : []),
    ...(isWhatIf ? [words.whatIf] : []),
    ...earlier(price, currency),
  ]
}

/** Where a price comes to another margin or markup than was set, as they are shown: what it comes to and why (PRICE-04, PRICE-09). */
export function aimSentences(steps: readonly PriceStep[], { result }: Pick<ShownPrice, 'result'>): readonly string[] {
  const aim = steps.find(({ kind }) => kind === 'margin' || kind === 'markup')
  const is = aim?.kind === 'markup' ? result.markupPpm : result.marginPpm
  if (!aim || aim.percent === null || aim.clamped || is === null || result.flag !== null) return []
  if (formatPercent(is) === formatPercent(aim.percent)) return []
  const words = storyMessages.aimed
  const moved = steps.findLast(({ kind }) => kind === 'floor' || kind === 'ending')
  const why = moved ? words[moved.kind === 'floor' ? 'floor' : 'ending'] : words.rounded
  return [words[aim.kind === 'markup' ? 'markup' : 'margin'](formatRate(aim.percent), formatPercent(is), why)]
}

function outcome({ result }: ShownPrice, money: (units: Units | null) => string): string {
  const { effectivePrice, totalCost, profit } = result
  const words = storyMessages.sentence
  if (profit === null || profit === 0) return words.even(money(effectivePrice))
  return profit > 0
    ? words.earns(money(effectivePrice), money(totalCost), money(profit))
    : words.loses(money(effectivePrice), money(totalCost), money(-profit))
}

function earlier({ underPresentRules: present }: ShownPrice, currency: string): string[] {
  return present ? [storyMessages.sentence.earlier(presentWords(present, currency))] : []
}

/** A price under the settings of now: with or without VAT, and the margin it leaves; two settings can make of one figure two prices. */
export function presentWords(
  { effectivePrice, marginPpm, flag, pricesIncludeVat, taxRate }: PresentPrice,
  currency: string,
): string {
  const words = storyMessages.present
  if (effectivePrice === null) return words.none
  const money = formatMoney(effectivePrice, currency)
  const price = taxRate === 0 ? money : pricesIncludeVat ? words.withVat(money) : words.withoutVat(money)
  return flag === null && marginPpm !== null ? words.margin(price, formatPercent(marginPpm)) : price
}
