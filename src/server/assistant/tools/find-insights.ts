import { datedRates } from '#domain/analytics/dated-rates.ts'
import { dismissalsOf } from '#domain/insights/dismissals.ts'
import { findInsights } from '#domain/insights/find-insights.ts'
import type { Evidence, Insight, Money } from '#domain/insights/insight.ts'
import { InsightBook } from '#domain/insights/insight-book.ts'
import { insightText, type InsightFormats } from '#domain/insights/insight-text.ts'
import {
  plannedPromotions,
  type PlannedPrice,
  type PlannedPromotion,
  withHistory,
} from '#domain/insights/planned-promotion.ts'
import { pricingStarts } from '#domain/insights/pricing-starts.ts'
import { insightOrder } from '#domain/insights/severity.ts'
import { type InsightSources, ratesInto } from '#domain/insights/shop.ts'
import { supplierPrices } from '#domain/insights/supplier-prices.ts'
import { typedListPrices } from '#domain/insights/typed-list-prices.ts'
import type { PricePoint } from '#domain/price-list/lowest-price.ts'
import { pricingContextOf } from '#contract/product-pricing.ts'
import { expandRule } from '#contract/recurrence/expand-rule.ts'
import { MOST_ROWS } from '#contract/assistant/figures.ts'
import { spokenLanguage } from '#server/kit/language/spoken-language.ts'
import { inSlices } from '#server/kit/slices.ts'
import { type Business, businessOf } from './business.ts'
import { amountText, percentText } from './money-text.ts'
import { rateSets } from './rate-sets.ts'
import { allOfKind, rowsOfKind } from './read-rows.ts'
import type { RunTool, ToolWork } from './tool-work.ts'

const PRODUCT_FIELDS = [
  'name',
  'sku',
  'categoryId',
  'isActive',
  'baseCurrency',
  'baseCost',
  'shippingCost',
  'importDuty',
  'vatTax',
  'additionalCosts',
  'baseCostOrigin',
  'shippingCostOrigin',
  'priceEnding',
  'receipt',
  'variants',
  'totalCost',
  'effectivePrice',
  'margin',
  'createdAt',
] as const
const DOCUMENT_FIELDS = [
  'documentType',
  'documentNumber',
  'status',
  'issueDate',
  'currency',
  'pricesIncludeTax',
  'items',
  'relatedDocuments',
  'creditedAmount',
  'creditedInDrafts',
] as const
const MOST_HISTORIES = 100
const SELLING = `document_type in ('invoice', 'receipt', 'creditnote')`

export const insights: RunTool<'insights'> = async (work, { kind, limit }) => {
  const dismissals = dismissalsOf(await allOfKind(work, 'insightDismissal'))
  const report = findInsights(await sourcesOf(work), dismissals, MOST_ROWS)
  const own = [...report].flatMap(([of, each]) => (kind === undefined || of === kind ? each.insights : []))
  const formats = formatsOf(spokenLanguage())
  const count = [...report].reduce(
    (sum, [of, each]) => sum + (kind === undefined || of === kind ? each.found - each.dismissed : 0),
    0,
  )
  return {
    items: own
      .sort(insightOrder)
      .slice(0, limit)
      .map((insight) => told(insight, formats)),
    count,
  }
}

/** Everything that insights are found in, as a device has it. */
async function sourcesOf(work: ToolWork): Promise<InsightSources> {
  const { data, caller, now } = work
  const { business, rates } = await data.transact(caller, async (tx) => ({
    business: await businessOf(tx, now),
    rates: (await work.ratesOf(tx)) ?? null,
  }))
  const { profile, currency, timeZone, today } = business
  const pricing = pricingContextOf(profile, [])
  const book = new InsightBook({ pricing, currency, rateFrom: ratesInto(currency, rates) })
  const prices = new Map<string, { currency: string; price: number; createdAt: number }>()
  for await (const row of rowsOfKind(work, 'product', { fields: PRODUCT_FIELDS })) {
    book.setProduct(row)
    const item = { currency: row.baseCurrency, createdAt: row.createdAt }
    if (row.effectivePrice !== null) prices.set(`${row.id}/`, { ...item, price: row.effectivePrice })
    for (const { id, effectivePrice } of row.variants)
      if (effectivePrice !== null) prices.set(`${row.id}/${id}`, { ...item, price: effectivePrice })
  }
  let isForeign = false
  for await (const row of rowsOfKind(work, 'document', { fields: DOCUMENT_FIELDS, where: SELLING })) {
    book.setDocument(row)
    isForeign ||= row.currency !== currency
  }
  const categories = new Map((await allOfKind(work, 'category')).map(({ id, name }) => [id, name]))
  const plans = (await allOfKind(work, 'scheduledPrice')) as unknown as readonly PlannedPrice[]
  return {
    book,
    categoryName: (id) => categories.get(id) ?? '',
    events: await startsOf(work, business),
    supplierPrices: supplierPrices(await allOfKind(work, 'shipment'), await allOfKind(work, 'shipmentLine'), timeZone),
    listPrices: typedListPrices(await allOfKind(work, 'priceList'), await allOfKind(work, 'priceListPrice'), today),
    promotions: await withKnownHistory(
      work,
      plannedPromotions(plans, now, (productId, variantId) => prices.get(`${productId}/${variantId}`)),
    ),
    datedRates: datedRates(isForeign ? await rateSets(work) : [], currency),
    today,
    timeZone,
  }
}

/** The next promotions are judged by the history of their prices; a shop may have planned more than are worth reading. */
async function withKnownHistory(
  { data, caller, now, signal, pricesOver }: ToolWork,
  promotions: readonly PlannedPromotion[],
): Promise<readonly PlannedPromotion[]> {
  const next = promotions.toSorted((a, b) => a.plan.startsAt - b.plan.startsAt).slice(0, MOST_HISTORIES)
  const known = new Map<string, readonly PricePoint[]>()
  const giveWay = inSlices(data.keyOf(caller))
  for (const { plan } of next) {
    const { productId, variantId } = plan
    const key = `${productId}/${variantId}`
    if (known.has(key)) continue
    signal.throwIfAborted()
    const { timeline } = await data.transact(caller, (tx) => pricesOver(tx, productId, variantId), { signal })
    known.set(key, timeline)
    await giveWay()
  }
  return withHistory(promotions, (productId, variantId) => known.get(`${productId}/${variantId}`), now)
}

async function startsOf(work: ToolWork, { today, timeZone }: Business) {
  return pricingStarts(await allOfKind(work, 'event'), today, timeZone, expandRule)
}

/** How the words of an insight write figures: as the language does. */
function formatsOf(language: string): InsightFormats {
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const counts = new Intl.NumberFormat(language)
  return {
    money: ({ units, currency }: Money) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(
        amountText(units, currency) as Intl.StringNumericLiteral,
      ),
    percent: (ppm) => percents.format(ppm / 1_000_000),
    day: (day) => days.format(Date.parse(`${day}T00:00:00Z`)),
    count: (count) => counts.format(count),
  }
}

function told(insight: Insight, formats: InsightFormats) {
  const { title, description } = insightText(insight, formats)
  const { id, kind, type, impact, productId, stake } = insight
  return {
    id,
    kind,
    type,
    impact,
    title,
    text: description,
    productId,
    stake: stake && {
      amount: amountText(stake.units, stake.currency),
      currency: stake.currency,
      per: stake.per,
    },
    evidence: insight.evidence.map(evidenceTold),
  }
}

function evidenceTold({ figure, value, row }: Evidence) {
  const read = { figure, row: { kind: row.kind, id: row.id, name: row.name } }
  switch (value.type) {
    case 'money':
      return { ...read, value: amountText(value.money.units, value.money.currency), currency: value.money.currency }
    case 'percent':
      return { ...read, value: percentText(value.ppm) ?? '', currency: null }
    case 'day':
      return { ...read, value: value.day, currency: null }
    case 'text':
      return { ...read, value: value.text, currency: null }
  }
}
