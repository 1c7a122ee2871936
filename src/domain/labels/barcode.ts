import { eanWithCheckDigit } from '../ean.ts'

/** What is asked for: `auto` is EAN-13 or UPC-A for numbers of their length, else Code 128. */
export const SYMBOLOGIES = ['auto', 'ean13', 'upca', 'code128'] as const
export type Symbology = (typeof SYMBOLOGIES)[number]

/** A barcode that may be printed. */
export interface Barcode {
  readonly symbology: Exclude<Symbology, 'auto'>
  readonly text: string
}

/** A barcode, or why there is none. */
export type BarcodeAnswer = { readonly barcode: Barcode } | { readonly problem: string }

/** Code 128 has a bar for every sign of ASCII; more than this no label is wide enough for. */
const LONGEST_CODE_128 = 48
const PRINTABLE = /^[\x20-\x7e]+$/
const DIGITS = /^\d+$/

/**
 * The barcode that a code is printed as (PROD-16). Check digits are verified and never corrected: a number whose digit is wrong was
 * typed wrongly, and nobody knows where. Numbers of 12 and 13 digits are held to their check digit unless Code 128 is asked for by name.
 */
export function barcodeOf(code: string, symbology: Symbology): BarcodeAnswer {
  const text = code.trim()
  if (text === '') return { problem: 'There is no barcode and no SKU to print.' }
  if (symbology === 'code128') return code128(text)
  if (symbology === 'ean13') return ean13(text)
  if (symbology === 'upca') return upcA(text)
  if (DIGITS.test(text) && text.length === 13) return ean13(text)
  if (DIGITS.test(text) && text.length === 12) return upcA(text)
  return code128(text)
}

function ean13(text: string): BarcodeAnswer {
  // A UPC-A is an EAN-13 that begins with 0 (GS1).
  const digits = text.length === 12 && DIGITS.test(text) ? `0${text}` : text
  if (!DIGITS.test(digits) || digits.length !== 13) return { problem: `${text} is no EAN-13: it needs 13 digits.` }
  return checked(text, digits, 'ean13', 'EAN-13')
}

function upcA(text: string): BarcodeAnswer {
  const digits = text.length === 13 && text.startsWith('0') ? text.slice(1) : text
  if (!DIGITS.test(digits) || digits.length !== 12) return { problem: `${text} is no UPC-A: it needs 12 digits.` }
  return checked(text, digits, 'upca', 'UPC-A')
}

function checked(text: string, digits: string, symbology: 'ean13' | 'upca', name: string): BarcodeAnswer {
  const right = eanWithCheckDigit(digits.padStart(13, '0').slice(0, -1)).at(-1)
  if (right === digits.at(-1)) return { barcode: { symbology, text: digits } }
  return { problem: `${text} is no ${name}: its last digit would have to be ${right}.` }
}

function code128(text: string): BarcodeAnswer {
  if (!PRINTABLE.test(text))
    return { problem: `${text} has letters that Code 128 does not know: use A–Z, 0–9 and signs.` }
  if (text.length > LONGEST_CODE_128) return { problem: `${text} is too long for a barcode.` }
  return { barcode: { symbology: 'code128', text } }
}
