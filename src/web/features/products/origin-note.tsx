import { type CostOrigin, OWN_RATE } from '#domain/cost-origin.ts'
import { daysBetween, isStale, type RateSet } from '#domain/exchange-rates.ts'
import type { Units } from '#domain/money.ts'
import { formatExchangeRate, rateProvenance } from '#web/kit/currency/rate-words.ts'
import { readExchangeRate } from '#web/kit/currency/read-exchange-rate.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { currencyText } from '#web/kit/currency/text.ts'
import { typed } from '#web/kit/form/typed-number.ts'
import { formatDay, today } from '#web/kit/format/date.ts'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { PopoverButton } from '#web/kit/ui/popover-button.tsx'
import { type Cost, type DatedRate, ownRate, referenceRate, renewed, withRate } from './cost-origins.ts'
import { foreignText as text } from './foreign-text.ts'

interface OriginNoteProps {
  readonly amount: Units
  readonly origin: CostOrigin
  readonly rates: RateSet
  readonly onChange: (cost: Cost | undefined) => void
}

/** What a foreign cost comes to, at which rate, of which day and by whom; a newer rate is offered, never taken by itself. */
export function OriginNote({ amount, origin, rates, onChange }: OriginNoteProps) {
  const newest = renewed(origin, rates)
  const rate = currencyText.equation(origin.currency, formatExchangeRate(origin.rate), origin.to)
  return (
    <div className="mt-1.5 text-[13px] text-muted">
      <p>
        <span className="font-semibold text-fg">{text.worth(formatMoneyExact(amount, origin.to))}</span>{' '}
        <PopoverButton
          title={text.rateTitle(origin.currency, origin.to)}
          face={`${rate} ${rateProvenance(origin)}`}
          className="inline underline decoration-line-strong underline-offset-2 hover:text-fg"
        >
          <RateForm origin={origin} rates={rates} onRate={(next) => onChange(withRate(origin, next))} />
        </PopoverButton>
      </p>
      {newest?.origin && origin.source !== OWN_RATE && (
        <Button tone="ghost" size="small" className="mt-1 -ml-2.5" onClick={() => onChange(newest)}>
          {text.update(formatExchangeRate(newest.origin.rate), formatDay(newest.origin.date))}
        </Button>
      )}
    </div>
  )
}

/** That even the newest rates are old, where they are and a cost depends on them (CUR-02). */
export function StaleRates({ origins }: { readonly origins: readonly (CostOrigin | null | undefined)[] }) {
  const { date } = useRates()
  const now = today()
  const depends = origins.some((origin) => origin && origin.source !== OWN_RATE)
  if (!depends || !isStale(date, now)) return null
  return <p className="mt-3 text-[13px] text-muted">{text.stale(formatCount(daysBetween(date, now), text.days))}</p>
}

interface RateFormProps {
  readonly origin: CostOrigin
  readonly rates: RateSet
  readonly onRate: (rate: DatedRate) => void
}

/** The rate of one cost: typed by hand, or the reference rate again. */
function RateForm({ origin, rates, onRate }: RateFormProps) {
  const reference = referenceRate(rates, origin.currency, origin.to)
  return (
    <div className="w-64 space-y-3">
      <NumberField
        label={text.oneIs(origin.currency, origin.to)}
        help={text.keep}
        text={typed(origin.rate)}
        parse={readExchangeRate}
        onCommit={(rate) => onRate(ownRate(rate, today()))}
      />
      {reference && reference.rate !== origin.rate && (
        <Button size="small" onClick={() => onRate(reference)}>
          {text.takeReference(formatExchangeRate(reference.rate), rateProvenance(reference))}
        </Button>
      )}
    </div>
  )
}
