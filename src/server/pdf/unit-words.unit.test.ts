import { expect, it } from 'vitest'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import { wordsOf } from './locale-formats.ts'

const told = (locale: string, pieces: number, code: string) => wordsOf(locale).measure(pieces * 10_000, code)

it('DOC-12 SHELL-10 a unit on paper is named in the language of the paper, as its number wants it', () => {
  expect([told('en-GB', 3, 'XBX'), told('en-GB', 1, 'XBX')]).toEqual(['3 boxes', '1 box'])
  expect([told('de-DE', 3, 'XBX'), told('de-DE', 1, 'LS')]).toEqual(['3 Schachteln', '1 Pauschale'])
  expect([told('fr-FR', 3, 'XJR'), told('fr-FR', 1.5, 'XJR')]).toEqual(['3 bocaux', '1,5 bocal'])
  expect([told('es-ES', 3, 'LM'), told('es-ES', 1, 'LM')]).toEqual(['3 metros lineales', '1 metro lineal'])
  expect([1, 3, 12, 1.5].map((count) => told('pl', count, 'XBX'))).toEqual([
    '1 pudełko',
    '3 pudełka',
    '12 pudełek',
    '1,5 pudełka',
  ])
  expect(['it', 'pt-PT', 'nl', 'zh'].map((locale) => told(locale, 2, 'LM'))).toEqual([
    '2 metri lineari',
    '2 metros lineares',
    '2 strekkende meter',
    '2 延米',
  ])
  expect(inLanguage('de', () => told('en-GB', 2, 'LS'))).toBe('2 lump sums')
})

it('DOC-12 a unit on paper is short where it has a symbol, in every language, and a piece is no more than a number', () => {
  expect(['de-DE', 'fr-FR', 'pl'].map((locale) => told(locale, 3, 'MTK'))).toEqual([
    '3\u00a0m²',
    '3\u00a0m²',
    '3\u00a0m²',
  ])
  expect([told('en-GB', 3.5, 'HUR'), told('nl-NL', 2, 'KGM'), told('en-GB', 2, '4L')]).toEqual([
    '3.5 hrs',
    '2 kg',
    '2 MB',
  ])
  expect(['C62', 'H87', 'EA', 'NPR'].map((code) => told('de-DE', 1_200, code))).toEqual(Array(4).fill('1.200'))
})
