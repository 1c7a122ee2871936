import { type ElectronicScheme, electronicSchemes } from '#domain/documents/electronic-schemes.ts'
import { schemeNames } from '#domain/documents/scheme-messages.ts'
import { countryName } from '../format/country-names.ts'
import type { Option } from '../ui/native-select.tsx'

/** What kind of address an e-invoice goes to, to choose from; `none` stands for no kind (EAS, DOC-16). */
export function schemeOptions(none: string): readonly Option[] {
  return [{ value: '', label: none }, ...electronicSchemes.map((each) => ({ value: each.code, label: nameOf(each) }))]
}

function nameOf({ code, kind, country }: ElectronicScheme): string {
  const name = schemeNames[kind]
  return country === undefined ? `${name} (${code})` : `${name}, ${countryName(country)} (${code})`
}
