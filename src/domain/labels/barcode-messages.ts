/** Why a barcode cannot be printed. */
export const barcodeMessages = {
  none: 'There is no barcode and no SKU to print.',
  /** `name` is that of the symbology: EAN-13, UPC-A. */
  length: (code: string, name: string, digits: number) => `${code} is not a valid ${name}: it needs ${digits} digits.`,
  checkDigit: (code: string, name: string, right: string) =>
    `${code} is not a valid ${name}: its last digit should be ${right}.`,
  characters: (code: string) => `${code} has characters that Code 128 cannot encode: use A–Z, 0–9 and punctuation.`,
  tooLong: (code: string) => `${code} is too long for a barcode.`,
  /** The label's width in mm. */
  tooWide: (code: string, width: number) => `${code} is too long for the bars to be read on a label of ${width} mm.`,
} as const
