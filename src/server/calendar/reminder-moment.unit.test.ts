import { expect, it } from 'vitest'
import { reminderMoment } from './reminder-moment.ts'

const START = Date.UTC(2026, 10, 29, 15, 30)

it.each([
  ['en', 'en-US', 'Sunday, November 29, 2026 at 10:30 AM EST'],
  ['en', 'en-GB', 'Sunday, 29 November 2026 at 10:30 GMT-5'],
  ['en', '', 'Sunday, 29 November 2026 at 10:30 GMT-5'],
  ['en', 'de-DE', 'Sunday, 29 November 2026 at 10:30 GMT-5'],
  ['de', 'de-AT', 'Sonntag, 29. November 2026 um 10:30 GMT-5'],
  ['es', 'en-US', 'domingo, 29 de noviembre de 2026, 10:30 GMT-5'],
] as const)('SHELL-10 CAL-04 a reminder in %s with the formats of %s says %s', (language, locale, said) => {
  const moment = reminderMoment(START, { language, locale }, 'America/New_York', false)
  expect(moment.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(said)
})

it('SHELL-10 whole days have no time', () => {
  const reader = { language: 'en', locale: 'en-US' } as const
  expect(reminderMoment(START, reader, 'UTC', true)).toBe('Sunday, November 29, 2026')
})
