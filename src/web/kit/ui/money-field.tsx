import { currencySymbol } from '../format/money.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

type MoneyFieldProps<T> = Omit<NumberFieldProps<T>, 'unit' | 'unitBefore'> & { readonly currency: string }

/** An amount of money in units, or null where the field may be left empty; the currency's sign stands inside. */
export function MoneyField<T extends number | null>({ currency, ...field }: MoneyFieldProps<T>) {
  return <NumberField {...field} unit={currencySymbol(currency)} unitBefore />
}
