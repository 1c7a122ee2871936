/** The formats of a reader's region in the language that the reader has chosen: `en-US`, or `de-US` for German in America. */
export function regional(locale: string, language: string): string {
  const { language: own, region } = new Intl.Locale(locale).maximize()
  if (own === language) return locale
  return region === undefined ? language : `${language}-${region}`
}
