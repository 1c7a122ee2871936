import { expect, it } from 'vitest'
import { wordsOf } from './locale-formats.ts'

it('SHELL-10 PLIST-05 a day within English sentences has an English month, and amounts are as the reader writes them', () => {
  const words = wordsOf('de-DE', 'en')
  expect(words.day('2026-03-06')).toBe('6 March 2026')
  expect(words.money(12_500_000, 'EUR')).toBe('12,50\u00a0€')
  expect(wordsOf('en-US', 'en').day('2026-03-06')).toBe('March 6, 2026')
  expect(wordsOf('de-DE').day('2026-03-06')).toBe('6. März 2026')
  expect(wordsOf(undefined, 'en').day('2026-03-06')).toBe('6 March 2026')
})
