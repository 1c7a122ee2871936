import { expect, it } from 'vitest'
import { reminderMoment } from './reminder-moment.ts'

const START = Date.UTC(2026, 10, 29, 15, 30)
const HOUR_MS = 3_600_000

it.each([
  ['en-US', /^Sunday, November 29, 2026.*10:30.*11:30 AM EST$/],
  ['en-GB', /^Sunday,? 29 November 2026.*10:30.*11:30 GMT-5$/],
  ['de-AT', /^Sonntag, 29. November 2026.*10:30.*11:30.* GMT-5$/],
  ['fr', /^dimanche 29 novembre 2026.*10:30.*11:30.* UTC−5$/],
])('SHELL-10 CAL-04 a reminder tells a span as the region %s does', (locale, form) => {
  const moment = reminderMoment([START, START + HOUR_MS], locale, 'America/New_York', false)
  expect(moment.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')).toMatch(form)
})

it('SHELL-10 whole days have no time, and one is told once', () => {
  expect(reminderMoment([START, START + HOUR_MS], 'en-US', 'UTC', true)).toBe('Sunday, November 29, 2026')
})
