import { describe, expect, it } from 'vitest'
import { NOTE_COLORS, NOTE_PAPERS, type NoteColor, noteColorOf } from './note-colors.ts'

/** Contrast as WCAG 2 has it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

describe('the colours of sticky notes', () => {
  it('NOTE-03 there are eight pastel and ten strong ones, and none twice', () => {
    const named = (style: string) => NOTE_COLORS.filter((name) => name.startsWith(style))
    expect([named('pastel-').length, named('strong-').length, NOTE_COLORS.length]).toEqual([8, 10, 18])
    expect(new Set(NOTE_COLORS.map((name) => NOTE_PAPERS[name].paper)).size).toBe(18)
  })

  it('NOTE-03 no two of the strong ones look alike, and each looks as it is called', () => {
    const channels = (name: NoteColor) =>
      [1, 3, 5].map((at) => Number.parseInt(NOTE_PAPERS[name].paper.slice(at, at + 2), 16))
    const strong = NOTE_COLORS.filter((name) => name.startsWith('strong-'))
    for (const [index, name] of strong.entries())
      for (const other of strong.slice(index + 1)) {
        const apart = Math.hypot(...channels(name).map((value, at) => value - channels(other)[at]!))
        expect([name, other, apart >= 40]).toEqual([name, other, true])
      }
    const [red, green, blue] = channels('strong-yellow')
    expect(red! > 200 && green! > 180 && blue! < 100).toBe(true)
  })

  it.each(NOTE_COLORS)('SHELL-08 text on %s is read: its contrast is 4.5 at least', (name) => {
    const { paper, ink } = NOTE_PAPERS[name]
    expect(contrast(paper, ink)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['strong-blue', 'strong-blue'],
    ['#fff3a3', 'pastel-yellow'],
    ['#FFF9C4', 'pastel-yellow'],
    ['#00f', 'strong-blue'],
    ['#c00', 'strong-red'],
    ['', 'pastel-yellow'],
    ['#12345', 'pastel-yellow'],
    ['bg-yellow-200', 'pastel-yellow'],
  ])('NOTE-04 the colour %s of an older note is %s', (text, name) => {
    expect(noteColorOf(text)).toBe(name)
  })
})
