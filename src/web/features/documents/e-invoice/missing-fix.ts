import { document } from '#contract/entities/document.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { lacksPrice } from '#contract/unpriced-line.ts'
import type { DocumentRow, ItemRow } from '#web/kit/documents/document-row.ts'
import { readMoney } from '#web/kit/form/number-text.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { lineMessages } from '../lines/messages.ts'
import { type Fix, fixOf, isLong } from './fix.ts'

/** What can be filled in where something is missing before a document goes out: addresses as text will do, and lines have their fields. */
export function missingFixOf(field: string, row: DocumentRow, profile: AnyRow | undefined): Fix | undefined {
  const [list = '', id = '', name = ''] = field.split('.')
  if (list === 'items') return lineFix(id, name, row)
  const isAddress = field === 'billingAddress' || field === 'shippingAddress'
  const written = isAddress ? row[field] : undefined
  if (!isAddress || typeof written !== 'string') return fixOf(field, row, profile)
  const declared = document.fields[field]
  return {
    kind: 'area',
    place: 'document',
    label: declared.label,
    value: written,
    read: readField(declared as Field<string>),
    patch: (value) => ({ [field]: value }),
  }
}

function lineFix(id: string, name: string, { items, currency }: DocumentRow): Fix | undefined {
  const index = items.findIndex((item) => item.id === id)
  const field = document.fields.items.line?.[name] as Field<string> | undefined
  const item = items[index]
  if (item && name === 'unitPrice') return priceFix(item, index + 1, currency)
  const value: unknown = item?.[name as 'description']
  // A number or a choice has its cell on the sheet.
  if (!field || typeof value !== 'string') return undefined
  return {
    kind: isLong(field) ? 'area' : 'text',
    place: 'document',
    label: lineMessages.cell(field.label, index + 1),
    value,
    read: readField(field),
    patch: (typed) => ({ items: { lines: { [id]: { [name]: typed } } } }),
  }
}

/** The price of a line: what is typed here is no rule's. */
function priceFix(item: ItemRow, position: number, currency: string): Fix {
  const read = readMoney(currency, {})
  return {
    kind: 'text',
    place: 'document',
    label: lineMessages.cell(lineMessages.unitPrice, position),
    value: lacksPrice(item) ? '' : moneyText(item.unitPrice, currency),
    read: (typed) => {
      const parsed = read(typed)
      return 'issue' in parsed ? parsed : { value: typed }
    },
    patch: (typed) => {
      const parsed = read(typed)
      const price = 'issue' in parsed ? {} : { unitPrice: parsed.value, priceRule: '' }
      return { items: { lines: { [item.id]: price } } }
    },
  }
}
