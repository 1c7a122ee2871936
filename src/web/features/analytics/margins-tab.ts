import { priceSpread } from '#domain/analytics/catalogue-amounts.ts'
import type { Bin } from '#domain/analytics/histogram.ts'
import { usedBins } from '#domain/analytics/histogram.ts'
import { marginsBy, marginSpread } from '#domain/analytics/margins.ts'
import { plannedPriceChanges, priceChanges } from '#domain/analytics/price-changes.ts'
import type { ProductFacts } from '#domain/analytics/product-facts.ts'
import { soldPriceChanges } from '#domain/analytics/sold-prices.ts'
import type { ChartPoint, ValueForm } from '#web/kit/charts/chart-data.ts'
import { countForm, moneyForm, percentForm } from '#web/kit/charts/value-forms.ts'
import { type Analysis, isWithin, productsIn } from './analysis.ts'
import { chartTexts as texts } from './chart-messages.ts'
import type { AnalysisChart, AnalysisTiles, DeclaredTab } from './declared-chart.ts'
import { bucketFrom, periodPoints } from './period-points.ts'
import { salesByChart } from './sales-charts.ts'

/** Margins and prices of the catalogue as it is now, and what was earned with it. */
export const marginsTab: DeclaredTab = {
  tiles: { id: 'margins', make: marginTiles },
  charts: [
    { id: 'spread', isWide: true, isNow: true, make: spreadChart },
    { id: 'categories', isNow: true, make: (analysis) => groupsChart(analysis, 'category') },
    { id: 'brands', isNow: true, make: (analysis) => groupsChart(analysis, 'brand') },
    { id: 'soldCategories', make: (analysis) => soldGroupsChart(analysis, 'category') },
    { id: 'soldBrands', make: (analysis) => soldGroupsChart(analysis, 'brand') },
    { id: 'prices', isNow: true, make: pricesChart },
    { id: 'priceChanges', make: priceChangesChart },
    { id: 'soldPrices', isWide: true, make: soldPricesChart },
  ],
}

function spreadOf(analysis: Analysis) {
  return analysis.once('spread', () => marginSpread(productsIn(analysis)))
}

function marginTiles(analysis: Analysis): AnalysisTiles {
  const { ids, mean, losingIds, belowFloorIds, withoutCostIds, withoutPriceIds } = spreadOf(analysis)
  const counted = (key: string, name: string, found: readonly string[]) =>
    ({ key, name, value: found.length, form: countForm, behind: { kind: 'product', ids: found } }) as const
  return {
    tiles: [
      {
        key: 'mean',
        name: texts.meanMargin,
        value: mean,
        form: percentForm,
        note: texts.ofProducts(ids.length),
        behind: { kind: 'product', ids },
      },
      counted('losing', texts.losing, losingIds),
      counted('belowFloor', texts.belowFloor, belowFloorIds),
      counted('withoutCost', texts.withoutCostHead, withoutCostIds),
      counted('withoutPrice', texts.withoutPrice, withoutPriceIds),
    ],
  }
}

function spreadChart(analysis: Analysis): AnalysisChart {
  const bins = usedBins(spreadOf(analysis).bins)
  return {
    title: texts.spread.title,
    lead: texts.spread.lead,
    kind: 'columns',
    of: 'product',
    data: {
      head: texts.margin,
      series: [{ key: 'count', name: texts.products, form: countForm, look: 'bar' }],
      points: binPoints(bins, percentForm),
    },
    behind: (point) => behindBin(bins, point),
  }
}

function binPoints(bins: readonly Bin[], form: ValueForm): readonly ChartPoint[] {
  return bins.map((bin) => ({ key: keyOfBin(bin), ...binNames(bin, form), values: [bin.ids.length] }))
}

function binNames({ from, to }: Bin, form: ValueForm): Pick<ChartPoint, 'name' | 'short'> {
  // With a real minus, which a spreadsheet never takes for the start of a formula.
  const edge = (value: number): string => form.short(value).replaceAll('-', '−')
  if (from === null) return { name: texts.below(edge(to ?? 0)), short: `< ${edge(to ?? 0)}` }
  if (to === null) return { name: texts.from(edge(from)), short: `≥ ${edge(from)}` }
  // One sign for both ends would be read as that of the first.
  const short = from < 0 ? `${edge(from)} – ${edge(to)}` : form.range?.(from, to)
  return { name: texts.between(edge(from), edge(to)), ...(short === undefined ? {} : { short }) }
}

function keyOfBin({ from }: Bin): string {
  return from === null ? 'least' : String(from)
}

function behindBin(bins: readonly Bin[], point: string) {
  const found = bins.find((bin) => keyOfBin(bin) === point)
  return found && ({ kind: 'product', ids: found.ids } as const)
}

const GROUPS = { category: 'categoryId', brand: 'brandId' } as const satisfies Record<string, keyof ProductFacts>

function groupsChart(analysis: Analysis, kind: keyof typeof GROUPS): AnalysisChart {
  const groups = marginsBy(productsIn(analysis), GROUPS[kind])
  return {
    title: texts.groups[kind],
    lead: texts.groups.lead,
    kind: 'bars',
    of: 'product',
    data: {
      head: texts[kind],
      series: [
        { key: 'mean', name: texts.meanMargin, form: percentForm, look: 'bar' },
        { key: 'products', name: texts.products, form: countForm },
        { key: 'least', name: texts.least, form: percentForm },
        { key: 'most', name: texts.most, form: percentForm },
        { key: 'losing', name: texts.losing, form: countForm },
        { key: 'belowFloor', name: texts.belowFloor, form: countForm },
      ],
      points: groups.map(({ key, ids, mean, least, most, losingIds, belowFloorIds }) => ({
        key: key ?? '',
        name: analysis.nameOf(kind, key),
        values: [mean, ids.length, least, most, losingIds.length, belowFloorIds.length],
      })),
    },
    behind(point, series) {
      const found = groups.find(({ key }) => (key ?? '') === point)
      if (!found) return undefined
      const ids = series === 'losing' ? found.losingIds : series === 'belowFloor' ? found.belowFloorIds : found.ids
      return { kind: 'product', ids }
    },
  }
}

function soldGroupsChart(analysis: Analysis, kind: keyof typeof GROUPS): AnalysisChart {
  return salesByChart(analysis, kind, {
    title: texts.soldGroups[kind],
    lead: texts.soldGroups.lead,
    head: texts[kind],
    nameOf: (key) => analysis.nameOf(kind, key),
    by: 'profit',
  })
}

function pricesChart(analysis: Analysis): AnalysisChart {
  const { bins, withoutPriceIds, leftOut } = priceSpread(productsIn(analysis), analysis.today, analysis.rates)
  return {
    title: texts.prices.title,
    lead: texts.prices.lead(analysis.rates.target),
    kind: 'columns',
    of: 'product',
    data: {
      head: texts.price,
      series: [{ key: 'count', name: texts.products, form: countForm, look: 'bar' }],
      points: binPoints(bins, moneyForm(analysis.rates.target)),
    },
    leftOut: [leftOut],
    notes: withoutPriceIds.length > 0 ? [texts.prices.without(withoutPriceIds.length)] : [],
    behind: (point) => behindBin(bins, point),
  }
}

/** Planned prices that began or ended: they alone stand in rows with their day. */
function priceChangesChart(analysis: Analysis): AnalysisChart {
  const { filter, step, timeZone, plans, books } = analysis
  const changes = plannedPriceChanges(plans).filter(({ productId }) => {
    const product = books.products.get(productId)
    return product ? isWithin(product, filter) : !filter.products && filter.currency === undefined
  })
  const buckets = priceChanges(changes, filter.range, step, timeZone)
  return {
    title: texts.priceChanges.title,
    lead: texts.priceChanges.lead,
    kind: 'columns',
    of: 'product',
    data: {
      head: texts.period,
      series: [
        { key: 'raised', name: texts.priceChanges.raised, form: countForm, look: 'bar' },
        { key: 'lowered', name: texts.priceChanges.lowered, form: countForm, look: 'bar' },
        { key: 'mean', name: texts.priceChanges.mean, form: percentForm },
      ],
      points: periodPoints(buckets, step, ({ raised, lowered, mean }) => [raised, lowered, mean]),
    },
    empty: texts.priceChanges.empty,
    behind(point) {
      const bucket = bucketFrom(buckets, point)
      return bucket && { kind: 'product', ids: bucket.ids }
    },
  }
}

/** What each product really sold for, in the range and in the one before, those that moved most first. */
function soldPricesChart(analysis: Analysis): AnalysisChart {
  const { books, filter, nameOf } = analysis
  const found = soldPriceChanges(books.documents.all(), filter.range)
    .filter(({ productId, currency, change }) => {
      const product = books.products.get(productId)
      const isIn = filter.currency === undefined || filter.currency === currency
      return (
        change !== 0 &&
        isIn &&
        (!filter.products || (product && isWithin(product, { ...filter, currency: product.currency })))
      )
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
  return {
    title: texts.soldPrices.title,
    lead: texts.soldPrices.lead,
    kind: 'bars',
    of: 'product',
    data: {
      head: texts.product,
      series: [{ key: 'change', name: texts.change, form: percentForm, look: 'bar' }],
      points: found.map(({ productId, variantId, currency, before, after, change }) => ({
        key: `${productId}/${variantId}/${currency}`,
        get name() {
          const money = moneyForm(currency)
          return texts.soldPrices.told(nameOf('product', productId), money.text(before), money.text(after))
        },
        values: [change],
      })),
    },
    empty: texts.soldPrices.empty,
    behind: (point) => ({ kind: 'product', ids: [point.split('/')[0] ?? ''] }),
  }
}
