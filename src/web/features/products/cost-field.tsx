import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { currencies } from '#domain/currencies.ts'
import { readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { readExchangeRate } from '#web/kit/currency/read-exchange-rate.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { showAlert } from '#web/kit/ui/confirm.ts'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { type Cost, ownRate, paidIn, paidInOwn, paidUnits, referenceRate, withPaid } from './cost-origins.ts'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { foreignMessages as messages } from './foreign-messages.ts'
import { OriginNote } from './origin-note.tsx'

export interface CostFieldProps {
  /** What the cost is called within its record, as of every field. */
  readonly name: string
  readonly label: string
  readonly hideLabel?: boolean
  readonly className?: string
  readonly cost: Cost
  /** The same with what is being typed into the field and not stored yet. */
  readonly shown?: Cost
  /** The product's own currency. */
  readonly currency: string
  /** The least that may be paid, in units; absent where it may be negative. */
  readonly min?: number
  /** Said in the empty field while no cost is known: then the stored 0 is no figure. */
  readonly unknown?: string | undefined
  readonly onChange: (cost: Cost) => void
  /** Told with every key what would be stored, as in `useDraft`. */
  readonly onType?: (cost: Cost | undefined) => void
}

/** A cost in the currency that it was paid in; a foreign one is converted at a dated rate that stands below it (PRICE-15). */
export function CostField(props: CostFieldProps) {
  const { name, label, hideLabel, className, cost, shown = cost, currency, min, unknown, onChange, onType } = props
  const rates = useRates()
  const [unrated, setUnrated] = useState<string>()
  const isUnknown = unknown !== undefined && cost.amount === 0
  const paidCurrency = cost.origin?.currency ?? currency

  function take(next: Cost | undefined) {
    setUnrated(undefined)
    if (next) onChange(next)
    else void showAlert(label, messages.tooLarge, uiMessages.close)
  }

  function choose(code: string) {
    if (code === currency) return take(paidInOwn(shown, currency))
    const rate = referenceRate(rates, code, currency)
    if (rate) take(paidIn(shown, code, currency, rate))
    else setUnrated(code)
  }

  return (
    <div className={className}>
      <MoneyField
        name={name}
        label={label}
        hideLabel={hideLabel ?? false}
        currency={paidCurrency}
        {...(isUnknown ? { placeholder: unknown } : {})}
        text={isUnknown ? '' : moneyText(paidUnits(cost), paidCurrency)}
        parse={readMoney(paidCurrency, min === undefined ? {} : { min })}
        onCommit={(units) => take(withPaid(cost, units))}
        onType={onType && ((units) => onType(units === undefined ? undefined : withPaid(cost, units)))}
        trailing={
          <CurrencyChoice
            label={messages.currencyOf(label)}
            value={unrated ?? paidCurrency}
            first={currency}
            onChange={choose}
          />
        }
      />
      {unrated !== undefined && (
        <NumberField
          name={`${name} in ${unrated}`}
          label={messages.oneIs(unrated, currency)}
          help={messages.askRate(unrated)}
          className="mt-2"
          text=""
          parse={readExchangeRate}
          onCommit={(rate) => take(paidIn(shown, unrated, currency, ownRate(rate, businessToday())))}
        />
      )}
      {shown.origin && unrated === undefined && (
        <OriginNote name={`${name} rate`} amount={shown.amount} origin={shown.origin} rates={rates} onChange={take} />
      )}
    </div>
  )
}

const CODES = currencies.map(({ code }) => code)

interface CurrencyChoiceProps {
  readonly label: string
  readonly value: string
  /** The code that stands above the others. */
  readonly first: string
  readonly onChange: (code: string) => void
}

function CurrencyChoice({ label, value, first, onChange }: CurrencyChoiceProps) {
  return (
    <span className="relative flex h-full shrink-0 items-center border-s border-line">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-full appearance-none rounded-e-lg bg-transparent pe-6 ps-2 text-[13px] font-semibold text-muted max-md:text-base"
      >
        {[first, ...CODES.filter((code) => code !== first)].map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-1.5 size-3.5 text-muted" />
    </span>
  )
}
