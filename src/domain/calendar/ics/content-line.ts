const MOST_BYTES = 75

/** A text as iCalendar writes it: commas, semicolons, backslashes and line breaks are escaped, other controls left out. */
export function escapedText(text: string): string {
  return text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}

/** A line in parts of at most 75 bytes, with its end (RFC 5545, 3.1); no character is cut. */
export function folded(line: string): string {
  if (line.length * 3 <= MOST_BYTES || isShort(line)) return `${line}\r\n`
  let out = ''
  let bytes = 0
  for (const letter of line) {
    const size = bytesOf(letter)
    if (bytes + size > MOST_BYTES) {
      out += '\r\n '
      bytes = 1
    }
    out += letter
    bytes += size
  }
  return `${out}\r\n`
}

function isShort(line: string): boolean {
  return line.length <= MOST_BYTES && /^[\u0000-\u007f]*$/.test(line)
}

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4
}

/** A moment in UTC: `20260706T093000Z`. */
export function utcStamp(moment: number): string {
  return `${wallStamp(moment)}Z`
}

/** A local time that is given as if it were UTC: `20260706T093000`. */
export function wallStamp(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}

/** A day: `20260706`. */
export function dayStamp(day: string): string {
  return day.replaceAll('-', '')
}
