import { readRateOrNone } from '#web/kit/currency/read-exchange-rate.ts'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { formatDay } from '#web/kit/format/date.ts'
import type { DatedRate, UsedRate } from './known-rate.ts'
import { typed } from '#web/kit/form/typed-number.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.rates

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
      <legend className="sr-only">{text.title}</legend>
      {used.map((each) => (
        <NumberField
          key={each.currency}
          label={text.label(each.currency, currency)}
          className="w-44 max-md:flex-auto"
          unit={currency}
          disabled={disabled}
          text={each.rate === null ? '' : typed(each.rate.rate)}
          placeholder={each.rate === null ? text.several : ''}
          error={each.rate?.rate === '' ? text.missing(each.currency) : undefined}
          help={sourceWords(each.rate)}
          parse={readRateOrNone}
          onCommit={(rate) => onRate(each.currency, { rate, date: null, source: rate === '' ? '' : text.byHand })}
        />
      ))}
    </fieldset>
  )
}

/** Where a rate comes from and of which day it is. */
function sourceWords(rate: DatedRate | null): string | undefined {
  if (rate === null || rate.source === '') return undefined
  return rate.date === null ? rate.source : text.source(rate.source, formatDay(rate.date))
}
