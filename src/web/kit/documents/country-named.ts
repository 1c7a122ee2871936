import { countries } from '#domain/countries.ts'
import { foldText } from '#domain/text-fold.ts'
import { countryName } from '../format/country-names.ts'

let codes: ReadonlyMap<string, string> | undefined

/** The code of the country that a line of an address names, in English or in the language of that country; undefined where it names none. */
export function countryNamed(line: string): string | undefined {
  codes ??= new Map(countries.flatMap(({ code }) => namesOf(code).map((name) => [foldText(name), code])))
  return codes.get(foldText(line.trim()))
}

function namesOf(code: string): readonly string[] {
  const { language } = new Intl.Locale(`und-${code}`).maximize()
  return [countryName(code), new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code]
}
