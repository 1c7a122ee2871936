import { pareto, type Ranked } from '#domain/analytics/pareto.ts'
import type { SalesPart } from '#domain/analytics/kept-parts.ts'
import { knownProfit } from '#domain/analytics/sales.ts'
import type { Units } from '#domain/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { countForm, moneyForm, percentForm, quantityForm } from '#web/kit/charts/value-forms.ts'
import type { Analysis } from './analysis.ts'
import { chartTexts as texts } from './chart-messages.ts'
import type { AnalysisChart } from './declared-chart.ts'
import { salesPartsOf, soldTo, leftOutNotes } from './sales-charts.ts'

type RankedKind = 'product' | 'customer'

/** The words of a ranking. */
export interface RankedTexts {
  readonly title: string
  readonly lead: (few: string, all: string, share: string) => string
}

/** Products or customers from the best to the worst with their classes, without what belongs to none of them; made once. */
export function rankedOf(analysis: Analysis, kind: RankedKind): readonly Ranked<SalesPart>[] {
  return analysis.once(`ranked ${kind}`, () =>
    pareto(
      salesPartsOf(analysis, kind).parts.filter((part) => part.key !== null && !isUnknown(analysis, part)),
      (part) => rankedAmount(analysis, part),
    ),
  )
}

/** The amount that a part is ranked by; 0 where it is not known, as then it is in no rank. */
export function rankedAmount({ rank }: Analysis, { sales }: SalesPart): Units {
  return rank === 'profit' ? (knownProfit(sales) ?? 0) : sales.net
}

/** Whether nothing tells where a part would rank: its profit, where no cost of it is known. */
function isUnknown({ rank }: Analysis, { sales }: SalesPart): boolean {
  return rank === 'profit' && knownProfit(sales) === null
}

function unknownOf(analysis: Analysis, kind: RankedKind): readonly SalesPart[] {
  return salesPartsOf(analysis, kind).parts.filter((part) => part.key !== null && isUnknown(analysis, part))
}

/** In the place of a class. */
const UNRANKED = '–'

/** What is in no rank and no class, because no product or customer is named, and what is in no profit. */
export function unrankedNotes(analysis: Analysis, kind: RankedKind): readonly string[] {
  const unknown = unknownOf(analysis, kind).length
  const unknownNotes = unknown === 0 ? [] : [texts.unrankedWithoutCost[kind](unknown)]
  return [...unnamedNotes(analysis, kind), ...unknownNotes, ...leftOutNotes(analysis)]
}

function unnamedNotes(analysis: Analysis, kind: RankedKind): readonly string[] {
  const { rates, nameOf } = analysis
  const part = salesPartsOf(analysis, kind).parts.find(({ key }) => key === null)
  if (!part) return []
  return [texts.unranked(nameOf(kind, null), moneyForm(rates.target).text(rankedAmount(analysis, part)))]
}

/** The ranking with shares that add up from the first on. */
export function rankedChart(analysis: Analysis, kind: RankedKind, words: RankedTexts): AnalysisChart {
  const ranked = rankedOf(analysis, kind)
  const few = ranked.filter((each) => each.class === 'A')
  const share = few.at(-1)?.cumulated ?? 0
  return {
    title: words.title,
    ...(few.length === 0
      ? {}
      : { lead: words.lead(formatNumber(few.length), formatNumber(ranked.length), percentForm.text(share)) }),
    kind: 'bars',
    of: 'document',
    data: {
      head: texts[kind],
      series: [
        ...amountSeries(analysis),
        { key: 'share', name: texts.shareOfGains, form: percentForm },
        { key: 'cumulated', name: texts.cumulated, form: percentForm },
      ],
      points: [
        ...ranked.map(({ part, share: own, cumulated, class: name }) => ({
          ...pointOf(analysis, kind, part, name),
          values: [...amountsOf(part), own, cumulated],
        })),
        ...unknownOf(analysis, kind).map((part) => ({
          ...pointOf(analysis, kind, part, UNRANKED),
          values: [...amountsOf(part), null, null],
        })),
      ],
    },
    leftOut: [salesPartsOf(analysis, kind).leftOut],
    notes: unrankedNotes(analysis, kind),
    behind: (point, series) => soldTo(analysis, kind, point, series),
  }
}

/** So many at the head of a ranking are no worst ones, whatever they brought. */
const BEST = 10

/** Those that brought least, losses first; a short ranking has them all in sight. */
export function worstChart(
  analysis: Analysis,
  kind: RankedKind,
  words: Pick<RankedTexts, 'title'> & { readonly lead: string },
): AnalysisChart {
  const ranked = rankedOf(analysis, kind)
  const worst = ranked.slice(BEST).toReversed()
  return {
    title: words.title,
    lead: words.lead,
    kind: 'bars',
    of: 'document',
    data: {
      head: texts[kind],
      series: amountSeries(analysis),
      points: worst.map(({ part, class: name }) => ({
        ...pointOf(analysis, kind, part, name),
        values: amountsOf(part),
      })),
    },
    ...(ranked.length > 0 && worst.length === 0 ? { empty: texts.allRanked(formatNumber(BEST)) } : {}),
    notes: unrankedNotes(analysis, kind),
    behind: (point, series) => soldTo(analysis, kind, point, series),
  }
}

function amountSeries({ rates, rank }: Analysis): AnalysisChart['data']['series'] {
  const money = moneyForm(rates.target)
  const look = (is: boolean) => (is ? ({ look: 'bar' } as const) : {})
  return [
    { key: 'net', name: texts.net, form: money, ...look(rank === 'sales'), adds: true },
    { key: 'profit', name: texts.profit, form: money, ...look(rank === 'profit'), adds: true },
    { key: 'margin', name: texts.margin, form: percentForm },
    { key: 'quantity', name: texts.quantity, form: quantityForm },
    { key: 'documents', name: texts.documents, form: countForm },
  ]
}

function amountsOf({ sales }: SalesPart): readonly (number | null)[] {
  return [sales.net, knownProfit(sales), sales.margin, sales.quantity, sales.documents]
}

function pointOf({ nameOf }: Analysis, kind: RankedKind, { key }: SalesPart, className: string) {
  return {
    key: key ?? '',
    get name() {
      return `${className} · ${nameOf(kind, key)}`
    },
  }
}
