import { type CostOrigin, OWN_RATE } from '#domain/cost-origin.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import type { Units } from '#domain/money.ts'
import { isRateMeant } from '#web/kit/currency/rate-meant.ts'
import { RateSource } from '#web/kit/currency/rate-source.tsx'
import { formatExchangeRate, rateProvenance } from '#web/kit/currency/exchange-rate-text.ts'
import { readExchangeRate } from '#web/kit/currency/read-exchange-rate.ts'
import { currencyMessages } from '#web/kit/currency/messages.ts'
import { typed } from '#web/kit/form/typed-number.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { formatUnitMoney } from '#web/kit/format/unit-money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { PopoverButton } from '#web/kit/ui/popover-button.tsx'
import type { NamedField } from '#web/kit/ui/use-draft.ts'
import { type Cost, type DatedRate, ownRate, referenceRate, renewed, withRate } from './cost-origins.ts'
import { foreignMessages as messages } from './foreign-messages.ts'

interface OriginNoteProps extends NamedField {
  readonly amount: Units
  readonly origin: CostOrigin
  readonly rates: RateSet
  readonly onChange: (cost: Cost | undefined) => void
}

/** What a foreign cost comes to, at which rate, of which day and by whom; a newer rate is offered, never taken by itself. */
export function OriginNote({ name, amount, origin, rates, onChange }: OriginNoteProps) {
  const newest = renewed(origin, rates)
  const rate = currencyMessages.equation(origin.currency, formatExchangeRate(origin.rate), origin.to)
  return (
    <div className="mt-1.5 text-[13px] text-muted">
      <p>
        <span className="font-semibold text-fg">{messages.worth(formatUnitMoney(amount, origin.to))}</span>{' '}
        <PopoverButton
          title={messages.rateTitle(origin.currency, origin.to)}
          face={
            <>
              {rate} <RateSource date={origin.date} source={origin.source} />
            </>
          }
          className="inline underline decoration-line-strong underline-offset-2 hover:text-fg"
        >
          <RateForm name={name} origin={origin} rates={rates} onRate={(next) => onChange(withRate(origin, next))} />
        </PopoverButton>
      </p>
      {newest?.origin && origin.source !== OWN_RATE && (
        <Button tone="ghost" size="small" className="mt-1 -ms-2.5" onClick={() => onChange(newest)}>
          {messages.update(formatExchangeRate(newest.origin.rate), formatDay(newest.origin.date))}
        </Button>
      )}
    </div>
  )
}

interface RateFormProps extends NamedField {
  readonly origin: CostOrigin
  readonly rates: RateSet
  readonly onRate: (rate: DatedRate) => void
}

/** The rate of one cost: typed by hand, or the reference rate again. */
function RateForm({ name, origin, rates, onRate }: RateFormProps) {
  const { currency, to } = origin
  const reference = referenceRate(rates, currency, to)

  async function take(rate: string) {
    if (await isRateMeant(currency, to, rate, reference)) onRate(ownRate(rate, businessToday()))
  }
  return (
    <div className="w-64 space-y-3">
      <NumberField
        name={name}
        label={messages.oneIs(currency, to)}
        help={messages.keep}
        text={typed(origin.rate)}
        parse={readExchangeRate}
        onCommit={(rate) => void take(rate)}
      />
      {reference && reference.rate !== origin.rate && (
        <Button size="small" onClick={() => onRate(reference)}>
          {messages.takeReference(formatExchangeRate(reference.rate), rateProvenance(reference))}
        </Button>
      )}
    </div>
  )
}
