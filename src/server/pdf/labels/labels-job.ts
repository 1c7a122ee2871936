import { labelBarcode, labelProblems, type LabelSubject, MAX_LABELS } from '#domain/labels/label-plan.ts'
import { LABEL_TEMPLATES, labelsAPage, type LabelTemplate } from '#domain/labels/label-templates.ts'
import type { LabelsInput } from '#contract/endpoints/pdf.ts'
import { Refusal } from '#contract/refusal.ts'
import { wordsOf } from '../locale-formats.ts'
import { labelMessages } from './label-messages.ts'
import type { Label, LabelsJob } from './labels-pdf.ts'

/** The owner of the labels, and whether a product's prices include VAT, as they were made (PRICE-06); null if none is charged. */
export interface LabelOwner {
  readonly business: string
  readonly includesVat: (productId: string) => boolean | null
}

/** Turns labels into texts. Throws `Refusal` for codes that cannot be printed, a start beyond the sheet, and too many labels. */
export function labelsJob(
  products: readonly LabelSubject[],
  input: LabelsInput,
  owner: LabelOwner,
  now: number,
): LabelsJob {
  const { symbology = 'auto', fields = ['name', 'sku', 'price', 'barcode'], copies = 1, start = 1 } = input
  const template = templateOf(input.template)
  if (start > labelsAPage(template))
    throw badField('start', labelMessages.startAtMost(labelsAPage(template), template.id))
  if (products.length * copies > MAX_LABELS) throw new Refusal('too-large', { limit: labelMessages.most(MAX_LABELS) })
  const hasBarcode = fields.includes('barcode')
  if (hasBarcode && input.wrongCodes !== 'without') refuseWrongCodes(products, symbology, template)
  const words = wordsOf(input.locale)
  const labels = products.map((product): Label => {
    const code = hasBarcode ? labelBarcode(product, symbology, template) : undefined
    const price = fields.includes('price') && product.price !== null ? words.money(product.price, product.currency) : ''
    return {
      name: fields.includes('name') ? product.name : '',
      sku: fields.includes('sku') ? product.sku : '',
      price,
      units: price === '' ? [] : [input.unit ?? '', vatWords(owner.includesVat(product.productId))].filter(Boolean),
      barcode: code && 'barcode' in code ? code.barcode : null,
      copies,
    }
  })
  return { kind: 'labels', template, labels, start, title: labelMessages.title, author: owner.business, at: now }
}

function refuseWrongCodes(
  products: readonly LabelSubject[],
  symbology: NonNullable<LabelsInput['symbology']>,
  template: LabelTemplate,
): void {
  const problems = labelProblems(products, symbology, template)
  if (problems.length === 0) return
  throw new Refusal(
    'rule-broken',
    { message: labelMessages.wrongCodes(problems.length) },
    problems.map(({ id, name, message }) => ({ field: `products.${id}`, message: `${name}: ${message}` })),
  )
}

function templateOf(id: string): LabelTemplate {
  const template = LABEL_TEMPLATES.find((each) => each.id === id)
  if (!template) throw badField('template', labelMessages.unknownTemplate)
  return template
}

function badField(field: string, message: string): Refusal {
  return new Refusal('invalid-input', {}, [{ field, message }])
}

function vatWords(includesVat: boolean | null): string {
  if (includesVat === null) return ''
  return includesVat ? labelMessages.withVat : labelMessages.withoutVat
}
