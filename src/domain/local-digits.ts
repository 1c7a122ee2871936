/** The zeros of scripts with digits of their own; the other nine follow each. */
const ZEROS = [
  0x0660, // Arabic-Indic
  0x06f0, // Persian, Urdu
  0x07c0, // N’Ko
  0x0966, // Devanagari
  0x09e6, // Bengali, Assamese
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x0e50, // Thai
  0x0ed0, // Lao
  0x0f20, // Tibetan
  0x1040, // Myanmar
  0x17e0, // Khmer
  0x1810, // Mongolian
  0x1c50, // Ol Chiki
  0xabf0, // Meetei Mayek
  0x11136, // Chakma
  0x1e950, // Adlam
] as const

const DIGITS: ReadonlyMap<string, string> = new Map(
  ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), String(digit)] as const),
  ),
)
/** Signs of Arabic numbers, and marks of the writing direction. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['٬', "'"],
  ['٪', '%'],
  ['\u061c', ''],
  ['\u200e', ''],
  ['\u200f', ''],
])
const ARABIC_DECIMAL = '٫'

/** A text whose digits and number signs are Latin. */
export interface LatinNumber {
  readonly text: string
  /** The text had a sign that can only be the decimal point; it is now a point. */
  readonly hasPoint: boolean
}

/** Rewrites the digits of any script, also full-width ones, so that people can type what a screen shows: `١٢٫٥` is `12.5`. */
export function latinNumber(typed: string): LatinNumber {
  // Nearly every cell of a file is plain ASCII.
  if (/^[ -~]*$/.test(typed)) return { text: typed, hasPoint: false }
  const signs = Array.from(typed.normalize('NFKC'), (sign) => DIGITS.get(sign) ?? SIGNS.get(sign) ?? sign).join('')
  return { text: signs.replaceAll(ARABIC_DECIMAL, '.'), hasPoint: signs.includes(ARABIC_DECIMAL) }
}
