import { PPM } from '#domain/money.ts'
import type { AmountChange, DutyLever, RateChange } from '#domain/simulator/levers.ts'
import { activeLevers, type ScenarioLevers } from '#contract/scenario-levers.ts'
import { formatExchangeRate } from '#web/kit/currency/exchange-rate-text.ts'
import { countryName } from '#web/kit/format/country-names.ts'
import { cachedFormatter } from '#web/kit/format/locale.ts'
import { formatMoneyChange } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent, formatRate } from '#web/kit/format/number.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { simulatorMessages as messages } from './messages.ts'

const signed = cachedFormatter(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 4 }),
)
const signedPercent = cachedFormatter(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 4 }),
)

/** A change in percent: `+5%`. */
export function changeText(ppm: number): string {
  return signedPercent('').format(ppm / PPM)
}

const TENTH = 1_000

/** How many more or fewer have to be sold, to a tenth of a percent; what is less, and not nothing, is told as less than that. */
export function neededChange(volume: number): { readonly text: string; readonly isLess: boolean } {
  const change = Math.round((volume - 1) * TENTH) * TENTH
  const isLess = change === 0 && volume !== 1
  return { text: isLess ? formatPercent(TENTH) : changeText(change), isLess }
}

/** A change in points: `+2 points`. */
export function pointsText(ppm: number): string {
  return messages.pointsChange(signed('').format((ppm * 100) / PPM))
}

function amountText(change: AmountChange): string {
  return change.by === 'percent' ? changeText(change.ppm) : formatMoneyChange(change.units, change.currency)
}

function rateText({ by, ppm }: RateChange): string {
  return by === 'points' ? pointsText(ppm) : formatRate(ppm)
}

/** The goods whose duty a lever changes. */
export function dutyLabel({ heading, country = '' }: Pick<DutyLever, 'heading' | 'country'>): string {
  const goods = [heading && messages.headed(heading), country && countryName(country)].filter((part) => part !== '')
  return goods.length === 0 ? messages.dutyOfAll : messages.dutyOf(goods.join(', '))
}

/** The levers that are on, each in a few words: `Freight +5%`. */
export function leversInWords(stored: ScenarioLevers): readonly string[] {
  const { rates = [], duties = [], lists = [], ending, gives, ...levers } = activeLevers(stored)
  const { supplierCost, freight, otherCosts, costVat, margin, floor, salesVat } = levers
  const amounts = Object.entries({ supplierCost, freight, otherCosts }).flatMap(([name, change]) =>
    change ? [`${messages.levers[name as 'freight']} ${amountText(change)}`] : [],
  )
  const percents = Object.entries({ costVat, margin, floor, salesVat }).flatMap(([name, change]) =>
    change ? [`${messages.levers[name as 'margin']} ${rateText(change)}`] : [],
  )
  const goods = duties.map((lever) => `${dutyLabel(lever)} ${rateText(lever.change)}`)
  const worth = rates.map((lever) =>
    lever.by === 'percent'
      ? `${messages.rateOf(lever.currency)} ${changeText(lever.ppm)}`
      : `${messages.rateOf(lever.currency)} ${formatExchangeRate(lever.rate)} ${lever.to}`,
  )
  const ends = ending
    ? [
        `${messages.levers.ending} ${ending.ending === null ? messages.usualEnding : priceMessages.endings[ending.ending]}`,
      ]
    : []
  const ruled = lists.length === 0 ? [] : [messages.listRules(formatNumber(lists.length))]
  const kept =
    gives.keep === 'margins'
      ? []
      : [gives.keep === 'prices' ? messages.givesPrices : messages.givesWithin(formatRate(gives.ppm))]
  return [...worth, ...amounts, ...goods, ...percents, ...ends, ...ruled, ...kept]
}
