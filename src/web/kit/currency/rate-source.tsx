import { OWN_RATE } from '#domain/cost-origin.ts'
import { daysBetween, isStale } from '#domain/exchange-rates.ts'
import { businessToday } from '../documents/business-day.ts'
import { formatCount } from '../format/number.ts'
import { Pill } from '../ui/pill.tsx'
import { rateProvenance } from './exchange-rate-text.ts'
import { currencyMessages as messages } from './messages.ts'

interface RateAgeProps {
  /** The day that the rates are of. */
  readonly date: string
  /** The day on which they are used; today where it is not said. */
  readonly on?: string | null
}

/** How old rates are, where that is more than a week: said wherever they are used (CUR-02). */
export function RateAge({ date, on }: RateAgeProps) {
  const day = on ?? businessToday()
  if (!isStale(date, day)) return null
  return (
    <Pill plain tone="warn" meaning={messages.refresh}>
      {messages.old(formatCount(daysBetween(date, day), messages.days))}
    </Pill>
  )
}

/** The day, source and age of a rate, in one piece also among the parts of a row: `of 6 Jul 2026, ECB`. A rate of one's own does not grow old. */
export function RateSource({ source, ...age }: RateAgeProps & { readonly source: string }) {
  return (
    <span>
      {rateProvenance({ date: age.date, source })}{' '}
      {source !== OWN_RATE && (
        <span className="ms-1">
          <RateAge {...age} />
        </span>
      )}
    </span>
  )
}
