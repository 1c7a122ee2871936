import { RateSource } from '#web/kit/currency/rate-source.tsx'
import { readRateOrNone } from '#web/kit/currency/read-exchange-rate.ts'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import type { DatedRate, UsedRate } from './known-rate.ts'
import { typed } from '#web/kit/form/typed-number.ts'
import { ratesMessages as messages } from './page-messages.ts'

interface RatesBarProps {
  readonly currency: string
  readonly used: readonly UsedRate[]
  readonly disabled: boolean
  readonly onRate: (currency: string, rate: DatedRate) => void
}

/** The exchange rates of the shipment, each said once: a change goes to every line and charge in that currency. */
export function RatesBar({ currency, used, disabled, onRate }: RatesBarProps) {
  if (used.length === 0) return null
  return (
    <fieldset disabled={disabled} className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-3 border-t border-line pt-3">
      <legend className="sr-only">{messages.title}</legend>
      {used.map((each) => (
        <NumberField
          key={each.currency}
          name={`rate ${each.currency}`}
          label={messages.label(each.currency, currency)}
          className="w-44 max-md:flex-auto"
          unit={currency}
          disabled={disabled}
          text={each.rate === null ? '' : typed(each.rate.rate)}
          placeholder={each.rate === null ? messages.several : ''}
          error={each.rate?.rate === '' ? messages.missing(each.currency) : undefined}
          help={each.rate && <Source rate={each.rate} />}
          parse={readRateOrNone}
          onCommit={(rate) => onRate(each.currency, { rate, date: null, source: rate === '' ? '' : messages.byHand })}
        />
      ))}
    </fieldset>
  )
}

/** Where a rate comes from, of which day it is, and how old it is where that is long ago (CUR-02). */
function Source({ rate: { date, source } }: { readonly rate: DatedRate }) {
  return date === null ? source : <RateSource date={date} source={source} />
}
