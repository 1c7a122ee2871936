import { useMemo } from 'react'
import { useRows } from '#web/kit/data/use-store.ts'
import { type CodeOption, countryOptions } from '#web/kit/format/country-names.ts'

/** The countries to choose from for a customer; `none` says that it is not known. */
export function useCountries(none: string): readonly CodeOption[] {
  const home = useRows('businessProfile').find(({ isDefault }) => isDefault)?.country ?? ''
  return useMemo(() => countriesFrom(home, none), [home, none])
}

/** All countries by name behind one that stands for none; `home` comes first of them, because most customers are near. */
export function countriesFrom(home: string, none: string): readonly CodeOption[] {
  const near = countryOptions().filter(({ value }) => value === home)
  return [{ value: '', label: none }, ...near, ...countryOptions().filter(({ value }) => value !== home)]
}
