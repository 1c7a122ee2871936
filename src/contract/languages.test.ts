import { expect, it } from 'vitest'
import { acceptedLanguages, firstOf, LANGUAGES } from './languages.ts'

it('SHELL-10 a language is found by its tag, or by its language alone, in the order of the wishes', () => {
  expect(firstOf(LANGUAGES, ['it', 'de-AT', 'fr'])).toBe('de')
  expect(firstOf(LANGUAGES, ['FR'])).toBe('fr')
  expect(firstOf(['en', 'en-XA'], ['en-xa'])).toBe('en-XA')
  expect(firstOf(LANGUAGES, ['pl', '', 'deu', '..'])).toBeUndefined()
})

it('SHELL-10 the wishes of a browser are read by their weight; refused and broken ones are left out', () => {
  expect(acceptedLanguages('fr;q=0.5, de-CH, en;q=0.7, es;q=0')).toEqual(['de-CH', 'en', 'fr'])
  expect(acceptedLanguages('*, <script>, de; q=x, ;;;, es ;q=0.1')).toEqual(['es'])
  expect(acceptedLanguages('')).toEqual([])
  expect(acceptedLanguages('de,'.repeat(50_000)).length).toBeLessThanOrEqual(20)
})
