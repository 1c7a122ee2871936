import { beforeEach, expect, it, vi } from 'vitest'
import { formatLocale, formatTimeZone } from '../format/locale.ts'
import { noteFormats, takeFormats } from './formats-choice.ts'
import { applyFormats, hasToFormat, keepFormats, keptFormats } from './own-formats.ts'

const NONE = { locale: '', timeZone: '', startScreen: '' }
const VIENNA = { locale: 'de-AT', timeZone: 'Europe/Vienna', startScreen: 'documents' }

beforeEach(() => {
  vi.useRealTimers()
  keepFormats('')
  applyFormats()
})

it('PAGE-06 what the server says of locale, time zone and start page is taken over, and then leaves nothing to do', () => {
  expect(hasToFormat(NONE)).toBe(false)
  expect(hasToFormat(VIENNA)).toBe(true)
  takeFormats(VIENNA)
  expect([formatLocale(), formatTimeZone(), keptFormats()[2]]).toEqual(['de-AT', 'Europe/Vienna', '/documents'])
  expect(hasToFormat(VIENNA)).toBe(false)
  takeFormats({ ...NONE, startScreen: 'products' })
  expect([formatTimeZone(), keptFormats()[2]]).toEqual([undefined, '/products'])
})

it('PAGE-06 a choice that the server does not know yet stays, for a day at most', () => {
  expect(noteFormats({ ...VIENNA, locale: '', timeZone: '' })).toBe(false)
  expect(noteFormats(VIENNA)).toBe(true)
  expect(hasToFormat(NONE)).toBe(true)
  takeFormats(NONE)
  expect(keptFormats().slice(0, 3)).toEqual(['de-AT', 'Europe/Vienna', '/documents'])
  // The server knows it: the next choice on another device is newer.
  takeFormats(VIENNA)
  takeFormats(NONE)
  expect(keptFormats()).toEqual([''])
  noteFormats(VIENNA)
  vi.useFakeTimers({ now: Date.now() + 90_000_000 })
  takeFormats(NONE)
  expect(keptFormats()).toEqual([''])
})

it('PAGE-06 what this browser does not know goes by the device', () => {
  keepFormats('xx-broken-locale-!! Mars/Olympus products')
  applyFormats()
  expect([formatLocale(), formatTimeZone()]).toEqual([navigator.language, undefined])
})
