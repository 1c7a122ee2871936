import { applyFormats, formatsText, keepFormats, keptFormats, type OwnFormats } from './own-formats.ts'

const DAY_MS = 86_400_000
/** Locale, time zone and screen. */
const CHOICES = 3

/** Notes a choice for this browser, also while the server does not know of it yet. Answers whether the page has to be loaded anew for it. */
export function noteFormats(chosen: OwnFormats): boolean {
  const [locale = '', timeZone = ''] = keptFormats()
  const parts = formatsText(chosen).split(' ')
  keepFormats([...Array.from({ length: CHOICES }, (_, at) => parts[at] ?? ''), Date.now()].join(' '))
  return chosen.locale !== locale || chosen.timeZone !== timeZone
}

/** Takes over what the server says of the user's formats, unless a choice on this browser is newer than what the server knows. */
export function takeFormats(told: OwnFormats): void {
  const parts = keptFormats()
  const since = Number(parts[CHOICES] ?? 0)
  const isSame = parts.slice(0, CHOICES).join(' ').trimEnd() === formatsText(told)
  if (!isSame && Date.now() - since < DAY_MS) return
  keepFormats(formatsText(told))
  applyFormats()
}
