import { expect, it } from 'vitest'
import { formatLocaleFor } from './format-locale.ts'

it.each([
  ['de', 'de-AT', 'de-AT'],
  ['de', 'en-US', 'de-US'],
  ['en', 'de-DE', 'en-DE'],
  ['fr', 'es', 'fr-ES'],
  ['en', 'ja-JP', 'ja-JP'],
  ['en-XA', 'en-IE', 'en-IE'],
])('SHELL-10 a page in %s on a device in %s writes numbers and dates as in %s', (language, device, locale) => {
  expect(formatLocaleFor(language, device)).toBe(locale)
})

it('SHELL-10 a number is written with the signs of the language, wherever the device comes from', () => {
  const written = (language: string, device: string) =>
    new Intl.NumberFormat(formatLocaleFor(language, device)).format(1234.5)
  expect(written('de', 'en-US')).toBe('1.234,5')
  expect(written('en', 'de-DE')).toBe('1.234,5')
  expect(written('es', 'es-MX')).toBe('1,234.5')
})
