import {
  decimalFromPpm,
  decimalFromUnits,
  type Ppm,
  ppmFromDecimal,
  type Units,
  unitsFromDecimal,
} from '#domain/money.ts'
import { decimalText } from '#contract/assistant/figures.ts'
import { invalid } from '#contract/refusal.ts'

/** An amount as tools answer it. */
export function amountText(units: Units, currency: string): string {
  return decimalFromUnits(units, currency)
}

/** The same where there may be none. */
export function maybeAmount(units: Units | null, currency: string): string | null {
  return units === null ? null : decimalFromUnits(units, currency)
}

/** A percentage as tools answer it, exact, so that whoever shows it rounds it once; null where there is none. */
export function percentText(ppm: Ppm | null): string | null {
  return ppm === null ? null : decimalFromPpm(ppm)
}

/** The units of an amount that a caller gave. Throws `Refusal` with the name of the field. */
export function givenUnits(field: string, value: string | number, currency: string): Units {
  const read = unitsFromDecimal(decimalText(value), currency)
  if ('issue' in read) throw invalid([{ field, message: read.issue }])
  return read.value
}

/** Parts per million of a percentage that a caller gave. Throws `Refusal` with the name of the field. */
export function givenPpm(field: string, value: string | number): Ppm {
  const read = ppmFromDecimal(decimalText(value))
  if ('issue' in read) throw invalid([{ field, message: read.issue }])
  return read.value
}
