import type { Age } from '#domain/documents/ageing.ts'
import { formatCount, formatNumber, type Noun } from '../format/number.ts'

const amounts: Noun = { one: 'amount', other: 'amounts' }

/** What figures are told by, wherever they stand; a figure is named where there are several. */
export const figureMessages = {
  /** How long invoices are overdue. */
  ages: {
    notDue: 'Not due yet',
    to30: '1–30 days',
    to60: '31–60 days',
    to90: '61–90 days',
    over90: 'Over 90 days',
  } satisfies Readonly<Record<Age, string>>,
  notConverted: (amount: string, count: number, figure: string) =>
    `Left out${figure === '' ? '' : ` of “${figure}”`}, because no exchange rate is known for the day: ${amount} (${formatNumber(count)}).`,
  staleRates: (count: number, figure: string) =>
    `${figure === '' ? '' : `In “${figure}”: `}${formatCount(count, amounts)} converted at an exchange rate from more than a week before.`,
} as const
