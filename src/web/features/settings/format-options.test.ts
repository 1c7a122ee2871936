import { expect, it } from 'vitest'
import { canonicalLocale } from '#domain/locale.ts'
import { isTimeZone } from '#domain/calendar-day.ts'
import { localeOptions, zoneOptions } from './format-options.ts'

it('PAGE-06 every format that is offered is one that the profile takes, with a sample, once', () => {
  const options = localeOptions('')
  expect(options.length).toBeGreaterThan(150)
  expect(options.filter(({ value }) => canonicalLocale(value) !== value)).toEqual([])
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  const labelOf = (tag: string) => options.find(({ value }) => value === tag)?.label.replaceAll(/\s/g, ' ')
  expect(labelOf('de-AT')).toBe('German (Austria) · 1 234,50 · 31.12.26')
  expect(labelOf('en-US')).toBeDefined()
  expect(labelOf('fr-CH')).toContain('French (Switzerland)')
})

it('PAGE-06 every time zone that is offered is one that the profile takes', () => {
  expect(zoneOptions('').filter(({ value }) => !isTimeZone(value))).toEqual([])
})

it('PAGE-06 what is chosen can be seen, also where it is offered nowhere', () => {
  expect(localeOptions('en-DE').some(({ value }) => value === 'en-DE')).toBe(true)
  expect(zoneOptions('Etc/GMT+5').some(({ value }) => value === 'Etc/GMT+5')).toBe(true)
})
