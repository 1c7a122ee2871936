import { countryOptions, type PlaceOption } from '#web/kit/format/places.ts'

/** All countries by name behind one that stands for none; `home` comes first of them, because most customers are near. */
export function countriesFrom(home: string, none: string): readonly PlaceOption[] {
  const near = countryOptions.filter(({ value }) => value === home)
  return [{ value: '', label: none }, ...near, ...countryOptions.filter(({ value }) => value !== home)]
}
