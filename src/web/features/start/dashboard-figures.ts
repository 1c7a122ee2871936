import { stockValue } from '#domain/analytics/catalogue-amounts.ts'
import type { DatedRates } from '#domain/analytics/dated-rates.ts'
import { marginSpread } from '#domain/analytics/margins.ts'
import { type DayRange, namedRange } from '#domain/analytics/period.ts'
import { activeProducts } from '#domain/analytics/product-facts.ts'
import { receivablesOn } from '#domain/analytics/receivables.ts'
import { receivedFigures } from '#domain/analytics/received.ts'
import { shownReceivables } from '#domain/analytics/shown-receivables.ts'
import { salesFigures } from '#domain/analytics/sales.ts'
import { addDays, addMonths, firstOfMonth } from '#domain/calendar-day.ts'
import type { FigureBooks } from '#web/kit/figures/figure-source.ts'

/** What the dashboard tells, in the currency of the rates. */
export type DashboardFigures = ReturnType<typeof dashboardFigures>

const DAYS = 30
const MONTHS = 12

/** The figures of the dashboard, each from the rows of the books alone (PAGE-01). */
export function dashboardFigures({ documents, products }: FigureBooks, rates: DatedRates, today: string) {
  const context = { rates, groupsOf: products.groupsOf }
  const year = monthsUntil(today)
  const lately = salesFigures(documents.all(), { range: namedRange('last30', today) }, 'day', context)
  const sales = salesFigures(documents.all(), { range: year }, 'month', context)
  const received = receivedFigures(documents.all(), { range: year }, 'month', rates)
  const open = receivablesOn(documents.all(), { to: today }, rates)
  const openBefore = receivablesOn(documents.all(), { to: addDays(today, -DAYS) }, rates)
  const stock = stockValue(activeProducts(products.all()), today, rates)
  const margins = marginSpread(activeProducts(products.all()))
  return { lately, sales, received, open, shownOpen: shownReceivables(open), openBefore, stock, margins }
}

/** Twelve months, of which the last one is not over. */
function monthsUntil(today: string): DayRange {
  return { from: addMonths(firstOfMonth(today), 1 - MONTHS), to: today }
}
