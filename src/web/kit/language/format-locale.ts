import { LANGUAGES } from '#contract/languages.ts'

/**
 * The locale of numbers and dates: the region's own habits in the language of the page (SHELL-10). A device in another language of ours
 * lends its region only; one in a language that the page does not speak keeps its own formats.
 */
export function formatLocaleFor(language: string, device: string): string {
  const own = new Intl.Locale(device)
  const [base = language] = language.split('-')
  if (own.language === base || !LANGUAGES.some((each) => each === own.language)) return own.baseName
  const { region } = own.maximize()
  return region === undefined ? base : `${base}-${region}`
}
