import { useMemo } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
import type { PlaceOption } from '#web/kit/format/places.ts'
import { countriesFrom } from './countries-from.ts'

/** The countries to choose from for a customer, that of the business first; `none` says that it is not known. */
export function useCountries(none: string): readonly PlaceOption[] {
  const home = useRows('businessProfile').find((each) => each['isDefault'] === true)?.['country']
  return useMemo(() => countriesFrom(typeof home === 'string' ? home : '', none), [home, none])
}
