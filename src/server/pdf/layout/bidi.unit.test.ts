import { describe, expect, it } from 'vitest'
import { directionOf, visualOrder } from './bidi.ts'

/** A line as it is seen, stretches from left to right, those from the right marked. */
const seen = (line: string, direction = directionOf(line)): string[] =>
  visualOrder(line, direction).map(({ text, isRightToLeft }) => (isRightToLeft ? `←${text}` : text))

describe('directions of a line', () => {
  it.each([
    ['plain text', ['plain text'], 'ltr'],
    ['€ 12.50', ['€ 12.50'], 'ltr'],
    ['שלום עולם', ['←שלום עולם'], 'rtl'],
    // UAX 9: numbers in text from the right run from the left, and stand where the text has them.
    ['מחיר 12.50 ליחידה', ['← ליחידה', '12.50', '←מחיר '], 'rtl'],
    ['فاتورة INV-42 مدفوعة', ['← مدفوعة', 'INV-42', '←فاتورة '], 'rtl'],
    ['Tea «שלום» each', ['Tea «', '←שלום', '» each'], 'ltr'],
    // Brackets in text from the right are turned round.
    ['(شركة) ألف', ['←)شركة( ألف'], 'rtl'],
  ])('DOC-12 %s', (line, stretches, direction) => {
    expect(directionOf(line)).toBe(direction)
    expect(seen(line)).toEqual(stretches)
  })

  it('DOC-12 no letter is lost or doubled, whatever the order', () => {
    for (const line of ['a שלום b 12 ג', '١٢٣ abc אבג 9%', '\u202eabc\u202c אב', '𐤀𐤁 mixed 字']) {
      const letters = visualOrder(line, 'rtl').flatMap(({ text }) => Array.from(text))
      expect(letters.toSorted()).toEqual(Array.from(line).toSorted())
    }
  })
})
