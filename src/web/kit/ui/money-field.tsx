import { currencySymbol } from '../format/money.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

type MoneyFieldProps<T> = Omit<NumberFieldProps<T>, 'unit' | 'unitBefore'> & { readonly currency: string }

/**
 * An amount of money in units, or null where the field may be left empty; the currency's sign stands inside. The currency is empty for an
 * amount that counts in several.
 */
export function MoneyField<T extends number | null>({ currency, ...field }: MoneyFieldProps<T>) {
  return <NumberField {...field} unit={currency && currencySymbol(currency)} unitBefore />
}
