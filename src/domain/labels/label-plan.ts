import type { Units } from '../money.ts'
import { barcodeMessages } from './barcode-messages.ts'
import { type Barcode, barcodeOf, type Symbology } from './barcode.ts'
import type { LabelTemplate, Millimetres } from './label-templates.ts'

/** The possible fields of a label. */
export const LABEL_FIELDS = ['name', 'sku', 'price', 'barcode'] as const
export type LabelField = (typeof LABEL_FIELDS)[number]

/** The largest number of labels of one file. */
export const MAX_LABELS = 10_000
/** The most labels of one product. */
export const MAX_COPIES = 500

/** The fields of a product that a label prints. */
export interface Labelled {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly barcode: string
}

/** A product for labels; amounts in units of its currency. */
export interface LabelledProduct extends Labelled {
  readonly baseCurrency: string
  readonly effectivePrice: Units | null
  readonly variants: readonly LabelledVariant[]
}

interface LabelledVariant extends Labelled {
  readonly effectivePrice: Units | null
  readonly isActive: boolean
}

/** The subject of one label: a product, or one of its variants. */
export interface LabelSubject extends Labelled {
  readonly productId: string
  readonly currency: string
  readonly price: Units | null
}

/** The labels of a product: one, or one for each active variant. */
export function labelSubjects(product: LabelledProduct): LabelSubject[] {
  const { id: productId, name, sku, barcode, baseCurrency: currency, effectivePrice: price } = product
  const variants = product.variants.filter(({ isActive }) => isActive)
  if (variants.length === 0) return [{ id: productId, productId, name, sku, barcode, currency, price }]
  return variants.map((variant) => ({
    id: variant.id,
    productId,
    name: variant.name === '' ? name : `${name} · ${variant.name}`,
    sku: variant.sku,
    barcode: variant.barcode,
    currency,
    price: variant.effectivePrice,
  }))
}

/** A product whose code cannot be printed, and why. */
export interface LabelProblem {
  readonly id: string
  readonly name: string
  readonly message: string
}

/** The narrowest bar that common scanners read and office printers print: 0.19 mm (7.5 mil) for Code 128, 80 % of the nominal 0.33 mm for EAN and UPC (GS1 General Specifications 5.2). */
const NARROWEST_MM = { code128: 0.19, ean13: 0.264, upca: 0.264 } as const
/** The quiet zones left and right, in modules. */
const QUIET_MODULES = { code128: 20, ean13: 18, upca: 18 } as const
const EAN_MODULES = 95
/** From the label's edge to its content. */
export const LABEL_PADDING_MM = 2

/** The share of a wide label for text and barcode; the price is beside them. */
export const WIDE_SHARE = 0.55

/** Whether a label is so wide that its price is beside the text instead of below it. */
export function isWide({ width, height }: Millimetres): boolean {
  return width > 80 && width / height > 1.4
}

/** The width for a barcode in millimetres. */
function barcodeRoom(label: Millimetres): number {
  return (label.width - 2 * LABEL_PADDING_MM) * (isWide(label) ? WIDE_SHARE : 1)
}

/** Start, check and stop of a Code 128 in modules; every other symbol takes 11, two digits share one. */
const CODE_128_AROUND = 35

/** The most modules of a code, quiet zones included. */
function modulesAtMost({ symbology, text }: Barcode): number {
  if (symbology !== 'code128') return EAN_MODULES + QUIET_MODULES[symbology]
  const signs = /^\d{4,}$/.test(text) ? Math.ceil(text.length / 2) + (text.length % 2) : text.length
  return 11 * signs + CODE_128_AROUND + QUIET_MODULES.code128
}

/** The barcode of a product's label, or why it cannot have one; without a barcode of its own its SKU is used, as Code 128. */
export function labelBarcode(
  { barcode, sku }: Pick<Labelled, 'barcode' | 'sku'>,
  symbology: Symbology,
  { label }: Pick<LabelTemplate, 'label'>,
): { readonly barcode: Barcode } | { readonly problem: string } {
  const own = barcode.trim()
  const answer = own === '' && symbology === 'auto' ? barcodeOf(sku, 'code128') : barcodeOf(own || sku, symbology)
  if ('problem' in answer) return answer
  const width = modulesAtMost(answer.barcode) * NARROWEST_MM[answer.barcode.symbology]
  if (width <= barcodeRoom(label)) return answer
  return { problem: barcodeMessages.tooWide(answer.barcode.text, label.width) }
}

/** Every product whose code cannot be printed (PROD-16): reported before printing. */
export function labelProblems(
  products: readonly Labelled[],
  symbology: Symbology,
  template: Pick<LabelTemplate, 'label'>,
): LabelProblem[] {
  return products.flatMap((product) => {
    const answer = labelBarcode(product, symbology, template)
    return 'problem' in answer ? [{ id: product.id, name: product.name, message: answer.problem }] : []
  })
}
