import { countries } from '#domain/countries.ts'
import { canonicalLocale } from '#domain/locale.ts'
import { messageLanguage } from '#web/kit/format/locale.ts'
import type { Option } from '#web/kit/ui/native-select.tsx'

/** Where more than the commonest language of a country writes in its own way. */
const BESIDE = ['fr-CH', 'it-CH', 'de-BE', 'fr-BE', 'fr-CA', 'de-LU', 'en-IN', 'sv-FI', 'ca-ES', 'en-ZA', 'en-IL']
/** One number and one day in which each format differs from the others. */
const SAMPLE = { number: 1234.5, day: Date.UTC(2026, 11, 31) } as const

/** How each country writes numbers and dates, each with a sample, by name; `chosen` is among them whatever it is. */
export function localeOptions(chosen: string): readonly Option[] {
  const common = countries.flatMap(({ code }) => {
    const { language } = new Intl.Locale('und', { region: code }).maximize()
    return language === undefined ? [] : (canonicalLocale(`${language}-${code}`) ?? [])
  })
  const names = new Intl.DisplayNames(messageLanguage(), { type: 'language', languageDisplay: 'standard' })
  return [...new Set([...common, ...BESIDE, ...(chosen === '' ? [] : [chosen])])]
    .map((tag) => ({ value: tag, label: `${names.of(tag) ?? tag} · ${sampleOf(tag)}` }))
    .sort((a, b) => a.label.localeCompare(b.label, messageLanguage()))
}

function sampleOf(tag: string): string {
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(SAMPLE.number)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }).format(SAMPLE.day)
  return `${number} · ${day}`
}

/** The time zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Every time zone that this browser knows, by its name; `chosen` is among them whatever it is. */
export function zoneOptions(chosen: string): readonly Option[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(chosen === '' ? [] : [chosen])])].map(
    (zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }),
  )
}
