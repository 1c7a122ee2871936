import { describe, expect, it } from 'vitest'
import { unprintableLetters } from './printable-letters.ts'

describe('characters that PDFs cannot show', () => {
  it.each([
    'Müller & Søn, Łódź €5 – “ok”',
    'Ελλάδα Україна עברית العربية हिन्दी ไทย 한국어 日本語 中文 ქართული',
    'Tea 🍵 for two\nand\tmore',
    '',
  ])('DOC-12 finds none in %j', (text) => {
    expect(unprintableLetters(text)).toBe('')
  })

  it('DOC-12 names each letter that no font has, once', () => {
    expect(unprintableLetters('Cup 𓀀 of ᚠᚢ and 𓀀')).toBe('𓀀ᚠᚢ')
  })
})
