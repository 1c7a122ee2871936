import { expect, it } from 'vitest'
import { calendarText } from './calendar-text.ts'

it('CAL-04 a calendar file is read in the encoding that it was written in', async () => {
  const told = 'SUMMARY:Müller Größe'
  const latin = Uint8Array.from(told, (letter) => letter.charCodeAt(0))
  const utf16 = new Uint16Array(Array.from(`\uFEFF${told}`, (letter) => letter.charCodeAt(0)))
  for (const content of [told, `\uFEFF${told}`, latin, utf16]) {
    expect(await calendarText(new Blob([content]))).toBe(told)
  }
})
