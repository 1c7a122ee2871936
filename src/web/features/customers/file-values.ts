import { countries } from '#domain/countries.ts'
import { foldText } from '#domain/text-fold.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl']
/** Names that are used beside the official ones. */
const OTHERS = 'uk GB|england GB|great britain GB|usa US|america US|holland NL|deutschland DE|czech republic CZ'

let byName: ReadonlyMap<string, string> | undefined

function countryNames(): ReadonlyMap<string, string> {
  if (byName) return byName
  const names = new Map<string, string>()
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'region' })
    for (const { code } of countries) names.set(foldText(display.of(code) ?? code), code)
  }
  for (const other of OTHERS.split('|')) names.set(other.slice(0, -3), other.slice(-2))
  byName = names
  return names
}

/** The code of a country by its code or its name in one of several languages; any other word stays as it is. */
export function countryOf(word: string): string {
  const code = word.trim().toUpperCase()
  if (/^[A-Z]{2}$/.test(code)) return code === 'UK' ? 'GB' : code === 'EL' ? 'GR' : code
  return countryNames().get(foldText(word.trim())) ?? word
}

const STATES: Readonly<Record<string, RegExp>> = {
  active: /^(active|aktiv|actif|activo|actief|yes|ja|oui|true|1)$/i,
  inactive: /^(inactive|inaktiv|inactif|inactivo|inactief|no|nein|non|false|0|archived)$/i,
  pending: /^(pending|offen|lead|prospect|interessent|en attente|pendiente)$/i,
}

/** The status that a word means; any other word stays as it is, in lower case. */
export function statusOf(word: string): string {
  const found = Object.entries(STATES).find(([, forms]) => forms.test(word.trim()))
  return found?.[0] ?? word.trim().toLowerCase()
}
