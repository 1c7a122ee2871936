import { afterEach, expect, it } from 'vitest'
import { setFormatLocale } from './locale.ts'
import { readDay, restatedDay } from './typed-day.ts'

afterEach(() => setFormatLocale(undefined))

it.each([
  ['7/8/2026', 'en-US', 'de-DE', '08.07.2026'],
  ['8.7.26', 'de-DE', 'en-US', '07/08/2026'],
  ['2026-07-08', 'en-US', 'de-DE', '08.07.2026'],
  ['08/07/2026', 'en-GB', 'sv-SE', '2026-07-08'],
])('SHELL-10 %s of %s is %s in %s: %s, the same day', (text, from, to, restated) => {
  setFormatLocale(to)
  expect([restatedDay(text, from), readDay(restated)]).toEqual([restated, '2026-07-08'])
})

it('SHELL-10 what is no day yet stays as it was typed', () => {
  setFormatLocale('de-DE')
  expect(['07/', '', 'soon'].map((text) => restatedDay(text, 'en-US'))).toEqual(['07/', '', 'soon'])
})
