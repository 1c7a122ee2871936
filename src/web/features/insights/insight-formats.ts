import type { InsightFormats } from '#domain/insights/insight-text.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'

/** How insights write their figures here. */
export const insightFormats: InsightFormats = {
  money: ({ units, currency }) => formatMoney(units, currency),
  percent: formatPercent,
  day: formatDay,
  count: formatNumber,
}
