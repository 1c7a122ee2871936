import type { Ppm } from '../money.ts'
import type { Evidence, FigureValue, Insight, InsightAct, InsightFacts, Money, Stake } from './insight.ts'
import type { InsightKind } from './insight-kinds.ts'
import { insightMessages as messages } from './insight-messages.ts'

/** How figures are written for the reader; days come as `2026-07-06`. */
export interface InsightFormats {
  readonly money: (money: Money) => string
  readonly percent: (ppm: Ppm) => string
  readonly day: (day: string) => string
  readonly count: (count: number) => string
}

/** An insight in words. */
export interface InsightText {
  readonly title: string
  readonly description: string
  readonly actionLabel: string
}

/** An insight in the language of the reader (INS-02). */
export function insightText(insight: Pick<Insight, 'facts' | 'act'>, formats: InsightFormats): InsightText {
  const { facts, act } = insight
  return { title: titleOf(facts, formats), description: textOf(facts, formats), actionLabel: actLabel(act, formats) }
}

function titleOf(facts: InsightFacts, { count }: InsightFormats): string {
  switch (facts.kind) {
    case 'pricingEvent':
      return messages.pricingEvent.title(facts.title)
    case 'skuTwice':
      return messages.skuTwice.title(facts.sku)
    case 'dutyMissing':
    case 'vatMissing':
    case 'endingMissed':
      return messages[facts.kind].title(facts.count, count(facts.count))
    case 'sampleMargin':
    case 'sampleSeason':
    case 'sampleCompetition':
      return messages[facts.kind].title
    case 'costRose':
      return messages.costRose[facts.priceNow ? 'movedTitle' : 'title'](facts.product)
    default:
      return messages[facts.kind].title(facts.product)
  }
}

function textOf(facts: InsightFacts, formats: InsightFormats): string {
  const { money, percent, day, count } = formats
  switch (facts.kind) {
    case 'lowMargin':
      return messages.lowMargin.text(percent(facts.margin), percent(facts.limit))
    case 'unusualMargin':
      return messages.unusualMargin.text(percent(facts.margin), facts.category, percent(facts.average))
    case 'highCost':
      return messages.highCost.text(money(facts.cost), facts.category, money(facts.average))
    case 'currencyRisk':
      return riskText(facts, formats)
    case 'belowCost':
      return messages.belowCost.text(money(facts.price), money(facts.cost))
    case 'pricingEvent':
      return messages.pricingEvent.text(day(facts.day))
    case 'soldBelowCost':
      return messages.soldBelowCost.text(facts.count, count(facts.count), facts.document, day(facts.day))
    case 'costRose':
    case 'stalePrice':
      return trailText(facts, formats)
    case 'promotionRule':
      return messages.promotionRule.text(day(facts.day), money(facts.price), money(facts.lowest))
    case 'listAboveRetail':
      return messages.listAboveRetail.text(facts.list, money(facts.price), money(facts.retail))
    case 'cheaperShipment':
      return messages.cheaperShipment.text(facts.supplier, facts.shipment, money(facts.price), money(facts.paid))
    case 'dutyMissing':
    case 'vatMissing':
      return messages[facts.kind].text(facts.category, percent(facts.rate), facts.product)
    case 'endingMissed':
      return messages.endingMissed.text(facts.currency, messages.endings[facts.ending], facts.product)
    case 'skuTwice':
      return messages.skuTwice.text(facts.count, count(facts.count))
    case 'sampleSeason':
      return messages.sampleSeason.text(percent(facts.uplift))
    case 'sampleMargin':
    case 'sampleCompetition':
      return messages[facts.kind].text
  }
}

function trailText(
  { kind, day, price, before, now, priceNow }: Extract<InsightFacts, { kind: 'costRose' | 'stalePrice' }>,
  formats: InsightFormats,
): string {
  const { money } = formats
  const then = [formats.day(day), money(price), money(before), money(now)] as const
  return priceNow ? messages.costRose.moved(...then, money(priceNow)) : messages[kind].text(...then)
}

function riskText(facts: Extract<InsightFacts, { kind: 'currencyRisk' }>, { percent }: InsightFormats): string {
  const { margin, currency, rise } = facts
  if (rise === null) return messages.currencyRisk.nothing(percent(margin))
  return currency === null
    ? messages.currencyRisk.unknown(percent(margin), percent(rise))
    : messages.currencyRisk.text(percent(margin), currency, percent(rise))
}

function actLabel(act: InsightAct, { money, percent }: InsightFormats): string {
  const { acts } = messages
  switch (act.type) {
    case 'reprice':
      return acts.reprice(percent(act.marginPpm))
    case 'set-costs':
      return act.field === 'importDuty' ? acts.setDuty(percent(act.ppm)) : acts.setVat(percent(act.ppm))
    case 'end-prices':
      return acts.endPrices
    case 'set-list-price':
      return acts.setListPrice(money(act.price))
    case 'open-costs':
      return acts.openCosts
    case 'open-event':
      return acts.openEvent
    case 'open-plan':
      return acts.openPlan
    case 'open-shipment':
      return acts.openShipment
    case 'open-products':
      return acts.openProducts
    case 'open-screen':
      return acts.screens[act.screen]
  }
}

/** The money at stake in words, and what it is: `€120.00 in a year: the profit at risk`. */
export function stakeText(
  { kind, stake }: { readonly kind: InsightKind; readonly stake: Stake },
  { money }: Pick<InsightFormats, 'money'>,
): string {
  const { stake: words, stakes } = messages
  const what = kind in stakes ? stakes[kind as keyof typeof stakes] : undefined
  return what === undefined || stake.per === 'documents'
    ? words.documents(money(stake))
    : words[stake.per](money(stake), what)
}

/** A figure of the evidence in words: what it is, and its value. */
export function figureText(
  { figure, value }: Pick<Evidence, 'figure' | 'value'>,
  formats: InsightFormats,
): { readonly label: string; readonly value: string } {
  return { label: messages.figures[figure], value: valueText(value, formats) }
}

function valueText(value: FigureValue, { money, percent, day }: InsightFormats): string {
  switch (value.type) {
    case 'money':
      return money(value.money)
    case 'percent':
      return percent(value.ppm)
    case 'day':
      return day(value.day)
    case 'text':
      return value.text
  }
}
