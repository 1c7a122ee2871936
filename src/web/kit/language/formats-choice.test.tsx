import { signIn } from '#test/page/signed-in.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { formatLocale, formatTimeZone } from '../format/locale.ts'
import { hasToSpeak } from './document-language.ts'
import { noteFormats, takeFormats } from './formats-choice.ts'
import { chooseLanguage, chosenLanguage, speak } from './language-choice.ts'
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

it('PAGE-06 once the server has the choice of this browser, that of another device is followed at the next visit', async () => {
  const { store, settle } = await signIn()
  const save = () => store.mutate({ op: 'put', kind: 'userProfile', id: store.userId, data: { locale: 'de-AT' } })
  await save()
  noteFormats(VIENNA)
  takeFormats(NONE)
  expect(keptFormats().slice(0, 3)).toEqual(['de-AT', 'Europe/Vienna', '/documents'])
  await settle()
  expect(keptFormats()).toEqual(['de-AT', 'Europe/Vienna', '/documents'])
  takeFormats({ ...NONE, startScreen: 'products' })
  expect(keptFormats()[2]).toBe('/products')

  // A page that was loaded anew at the choice hears of it from the copy that it opens.
  keepFormats(`de-AT Europe/Vienna /documents ${Date.now()}`)
  takeFormats(NONE)
  await settle()
  expect(keptFormats()).toHaveLength(3)
})

it('SHELL-10 a language chosen here is kept until the server has it, and then gives way to that of another device', async () => {
  const { store, settle } = await signIn()
  document.documentElement.lang = 'de'
  document.cookie = 'language=de; Path=/'
  await store.mutate({ op: 'put', kind: 'userProfile', id: store.userId, data: { language: 'de' } })
  await chooseLanguage('de')
  await speak('fr')
  expect(chosenLanguage()).toBe('de')
  expect(hasToSpeak('de')).toBe(true)
  await settle()
  await expect.poll(() => hasToSpeak('de')).toBe(false)
  expect(hasToSpeak('fr')).toBe(true)
  document.documentElement.removeAttribute('lang')
})

it('PAGE-06 what this browser does not know goes by the device', () => {
  keepFormats('xx-broken-locale-!! Mars/Olympus products')
  applyFormats()
  expect([formatLocale(), formatTimeZone()]).toEqual([navigator.language, undefined])
})
