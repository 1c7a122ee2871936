import { decimalFromScaled, scaledFromDecimal } from '#domain/decimal.ts'
import { MAX_UNITS } from '#domain/money.ts'
import { orEmpty, readMoney } from '../form/number-text.ts'
import { moneyText } from '../form/typed-number.ts'
import { NumberField } from '../ui/number-field.tsx'
import type { NamedField } from '../ui/use-draft.ts'

/** Any currency of two minor digits: amounts of a filter are compared in major units, whatever currency each row has. */
const ANY_CURRENCY = 'USD'
const DIGITS = 6

interface AmountFilterProps extends NamedField {
  readonly label: string
  readonly hint?: string | undefined
  /** A decimal in major units; empty for no bound. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One end of a range of amounts. */
export function AmountFilter({ name, label, hint = label, value, onChange }: AmountFilterProps) {
  const read = scaledFromDecimal(value, DIGITS, MAX_UNITS)
  return (
    <NumberField
      name={name}
      label={label}
      hideLabel
      className="w-28 max-md:grow"
      placeholder={hint}
      text={moneyText('value' in read && value !== '' ? read.value : null, ANY_CURRENCY)}
      parse={orEmpty(readMoney(ANY_CURRENCY))}
      onCommit={(units: number | null) => onChange(units === null ? '' : decimalFromScaled(units, DIGITS, 0))}
    />
  )
}
