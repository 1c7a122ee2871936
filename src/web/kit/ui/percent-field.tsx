import { NumberField, type NumberFieldProps } from './number-field.tsx'

/** A percentage; the value is in ppm, or null where the field may be left empty. */
export function PercentField<T extends number | null>(field: Omit<NumberFieldProps<T>, 'unit' | 'unitBefore'>) {
  return <NumberField {...field} unit="%" />
}
