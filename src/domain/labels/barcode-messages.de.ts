import type { MessagesOf } from '../messages-of.ts'
import type * as English from './barcode-messages.ts'

export const barcodeMessages: MessagesOf<typeof English.barcodeMessages> = {
  none: 'Es gibt weder einen Barcode noch eine SKU zum Drucken.',
  length: (code, name, digits) => `${code} ist kein gültiger ${name}-Code: Er braucht ${digits} Ziffern.`,
  checkDigit: (code, name, right) => `${code} ist kein gültiger ${name}-Code: Die letzte Ziffer müsste ${right} sein.`,
  characters: (code) =>
    `${code} enthält Zeichen, die Code 128 nicht darstellen kann: Verwenden Sie A–Z, 0–9 und Satzzeichen.`,
  tooLong: (code) => `${code} ist zu lang für einen Barcode.`,
  tooWide: (code, width) =>
    `${code} ist zu lang: Auf einem Etikett von ${width.toLocaleString('de')}\u00a0mm wären die Striche nicht lesbar.`,
}
