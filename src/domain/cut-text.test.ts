import fc from 'fast-check'
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

test('PROD-04 a text is cut where its characters end, one after the other', () => {
  const parts = [
    'a',
    'e\u0301',
    '👩‍👩‍👧',
    '🇩🇪',
    '\u0301',
    '👍🏽',
    '한',
    '\u1112',
    '\u1161',
    '\r\n',
    '\ud83d',
    '\udc4d',
    'क्षि',
    '\u200d',
    ' ',
  ]
  const text = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 12 }).map((chosen) => chosen.join(''))
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 40 }), (whole, most) => {
      const ends = [...characters.segment(whole)].map(({ index, segment }) => index + segment.length)
      const end = ends.findLast((each) => each <= most) ?? most
      // A character longer than all that fits is cut in any case; the table above says where.
      fc.pre(whole.length <= most || ends.includes(end))
      expect(cutText(whole, most)).toBe(whole.length <= most ? whole : whole.slice(0, end).trimEnd())
    }),
  )
})
