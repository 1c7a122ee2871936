import type { MessagesOf } from '../messages-of.ts'
import type * as English from './barcode-messages.ts'

export const barcodeMessages: MessagesOf<typeof English.barcodeMessages> = {
  none: 'No hay ningún código de barras ni SKU que imprimir.',
  length: (code: string, name: string, digits: number) =>
    `${code} no es un código ${name} válido: debe tener ${digits} cifras.`,
  checkDigit: (code: string, name: string, right: string) =>
    `${code} no es un código ${name} válido: su última cifra debería ser ${right}.`,
  characters: (code: string) =>
    `${code} tiene caracteres que Code 128 no puede codificar: usa A–Z, 0–9 y signos de puntuación.`,
  tooLong: (code: string) => `${code} es demasiado largo para un código de barras.`,
  tooWide: (code: string, width: number) =>
    `${code} es demasiado largo para que las barras se lean en una etiqueta de ${width.toLocaleString('es')}\u00a0mm.`,
}
