import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['a short text', 'Café', 10, 'Café'],
  ['an emoji', 'a😀b', 2, 'a'],
  ['a family joined to one emoji', 'a👨‍👩‍👧', 5, 'a'],
  ['a letter with its accent', 'ae\u0301', 2, 'a'],
  ['a space at the end', 'one two', 4, 'one'],
  ['a character longer than all', '😀😀'.replaceAll('😀', '\u{1f600}\u0301\u0301\u0301'), 4, '\u{1f600}\u0301\u0301'],
  ['half of one longer than all', `\u0301${'\u{1f3fb}'.repeat(3)}`, 2, '\u0301'],
])('PROD-04 a text that is cut ends with a whole character: %s', (_name, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})
