import { eanWithCheckDigit } from '../ean.ts'
import { barcodeMessages } from './barcode-messages.ts'

/** The requested symbology: `auto` is EAN-13 or UPC-A for numbers of their length, else Code 128. */
export const SYMBOLOGIES = ['auto', 'ean13', 'upca', 'code128'] as const
export type Symbology = (typeof SYMBOLOGIES)[number]

/** A barcode that can be printed. */
export interface Barcode {
  readonly symbology: Exclude<Symbology, 'auto'>
  readonly text: string
}

/** A barcode, or why it cannot be printed. */
export type BarcodeAnswer = { readonly barcode: Barcode } | { readonly problem: string }

/** Code 128 covers ASCII; longer texts fit on no label. */
const LONGEST_CODE_128 = 48
const PRINTABLE = /^[\x20-\x7e]+$/
const DIGITS = /^\d+$/

/**
 * The barcode of a code (PROD-16). Check digits are verified and never corrected: a wrong digit means a typing error somewhere. Numbers
 * of 12 and 13 digits must have a right check digit, unless Code 128 is asked for by name.
 */
export function barcodeOf(code: string, symbology: Symbology): BarcodeAnswer {
  const text = code.trim()
  if (text === '') return { problem: barcodeMessages.none }
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
  if (!DIGITS.test(digits) || digits.length !== 13) return { problem: barcodeMessages.length(text, 'EAN-13', 13) }
  return checked(text, digits, 'ean13', 'EAN-13')
}

function upcA(text: string): BarcodeAnswer {
  const digits = text.length === 13 && text.startsWith('0') ? text.slice(1) : text
  if (!DIGITS.test(digits) || digits.length !== 12) return { problem: barcodeMessages.length(text, 'UPC-A', 12) }
  return checked(text, digits, 'upca', 'UPC-A')
}

function checked(text: string, digits: string, symbology: 'ean13' | 'upca', name: string): BarcodeAnswer {
  const right = eanWithCheckDigit(digits.padStart(13, '0').slice(0, -1)).at(-1)
  if (right === digits.at(-1)) return { barcode: { symbology, text: digits } }
  return { problem: barcodeMessages.checkDigit(text, name, right ?? '') }
}

function code128(text: string): BarcodeAnswer {
  if (!PRINTABLE.test(text)) return { problem: barcodeMessages.characters(text) }
  if (text.length > LONGEST_CODE_128) return { problem: barcodeMessages.tooLong(text) }
  return { barcode: { symbology: 'code128', text } }
}
