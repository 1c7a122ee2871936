import { setFormatLocale, setFormatTimeZone } from '../format/locale.ts'
import { whereAllowed } from '../load/where-allowed.ts'
import { documentLanguage } from './document-language.ts'
import { formatLocaleFor } from './format-locale.ts'

/** Where a browser keeps its user's formats, so that they are known before anything is drawn; they go with the sign-out (AUTH-11). */
export const FORMATS_KEY = 'pricewright.formats'

/** The choices of a profile that a page needs at once (PAGE-06); empty ones go by the device. */
export interface OwnFormats {
  readonly locale: string
  readonly timeZone: string
  readonly startScreen: string
}

let kept = whereAllowed(() => localStorage.getItem(FORMATS_KEY)) ?? ''

/** Locale, time zone, path of the start page, and since when the server may not know them yet. */
export function keptFormats(): readonly string[] {
  return kept.split(' ')
}

/** The formats as they are kept; the path of a start page is its name. */
export function formatsText({ locale, timeZone, startScreen }: OwnFormats): string {
  return [locale, timeZone, startScreen && `/${startScreen}`].join(' ').trimEnd()
}

/** Whether what the server says of the user's formats leaves something to do. */
export function hasToFormat(told: OwnFormats): boolean {
  return formatsText(told) !== kept
}

/** Keeps formats; where storage is refused, as long as the page is open. */
export function keepFormats(text: string): void {
  kept = text
  whereAllowed(() => localStorage.setItem(FORMATS_KEY, text))
}

/** Formats as this browser was told; what it does not know goes by the device. */
export function applyFormats(): void {
  const [locale = '', timeZone = ''] = keptFormats()
  const known = whereAllowed(() => Intl.NumberFormat.supportedLocalesOf(locale)[0])
  setFormatLocale(known ?? formatLocaleFor(documentLanguage(), navigator.language))
  setFormatTimeZone(whereAllowed(() => Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone))
}
