import { describe, expect, it } from 'vitest'
import { unprintableLetters } from '#domain/documents/printable-letters.ts'
import { PAGE_SIZES, Canvas } from './canvas.ts'

const LAST = 0x40000
const WEIGHTS = ['regular', 'bold'] as const
const A_LINE = 256

/** Every character from the first beyond ASCII, in lines. */
function linesOfLetters(): readonly string[] {
  const codes = Array.from({ length: LAST - 0xa0 }, (_, index) => 0xa0 + index).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  )
  return Array.from({ length: Math.ceil(codes.length / A_LINE) }, (_, line) =>
    codes
      .slice(line * A_LINE, (line + 1) * A_LINE)
      .map((code) => String.fromCodePoint(code))
      .join(' '),
  )
}

describe('the letters that can be printed', () => {
  it('DOC-12 the table that the check before sending reads is what the fonts of PDFs have', () => {
    const canvas = new Canvas({ size: PAGE_SIZES.a4, title: '', author: '', at: 0 })
    canvas.addPage()
    const lines = linesOfLetters()
    for (const line of lines) for (const weight of WEIGHTS) canvas.runs(line, weight, 'ltr')
    const missing = new Set(canvas.missingLetters)
    const told = new Set(lines.flatMap((line) => Array.from(unprintableLetters(line))))
    const differing = [...new Set([...missing, ...told])].filter((letter) => missing.has(letter) !== told.has(letter))
    expect(differing.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([])
    expect(missing.size).toBeGreaterThan(100_000)
  })
})
