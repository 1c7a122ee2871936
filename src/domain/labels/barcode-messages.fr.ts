import type { MessagesOf } from '../messages-of.ts'
import type * as English from './barcode-messages.ts'

export const barcodeMessages: MessagesOf<typeof English.barcodeMessages> = {
  none: 'Il n’y a ni code-barres ni SKU à imprimer.',
  length: (code, name, digits) => `${code} n’est pas un code ${name} valable\u00a0: il lui faut ${digits} chiffres.`,
  checkDigit: (code, name, right) =>
    `${code} n’est pas un code ${name} valable\u00a0: son dernier chiffre devrait être ${right}.`,
  characters: (code) =>
    `${code} contient des caractères que Code 128 ne peut pas représenter\u00a0: utilisez A–Z, 0–9 et la ponctuation.`,
  tooLong: (code) => `${code} est trop long pour un code-barres.`,
  tooWide: (code, width) =>
    `${code} est trop long pour que les barres soient lisibles sur une étiquette de ${width}\u00a0mm.`,
}
