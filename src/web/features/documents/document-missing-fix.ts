import { document } from '#contract/entities/document.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { readAddress } from './document-address-text.ts'
import { documentText } from './document-text.ts'
import { type Fix, fixOf } from './e-invoice-fix.ts'

/** What can be filled in where something is missing before a document goes out: addresses as text will do, and lines have their fields. */
export function missingFixOf(field: string, row: DocumentRow, profile: AnyRow | undefined): Fix | undefined {
  const [list = '', id = '', name = ''] = field.split('.')
  if (list === 'items') return lineFix(id, name, row)
  if ((field === 'billingAddress' || field === 'shippingAddress') && typeof row[field] === 'string')
    return {
      kind: 'area',
      place: 'document',
      label: document.fields[field].label,
      value: row[field],
      read: readAddress,
      patch: (value) => ({ [field]: value }),
    }
  return fixOf(field, row, profile)
}

function lineFix(id: string, name: string, { items }: DocumentRow): Fix | undefined {
  const index = items.findIndex((item) => item.id === id)
  const field = document.fields.items.line?.[name] as Field<string> | undefined
  const value: unknown = items[index]?.[name as 'description']
  // A number or a choice has its cell on the sheet.
  if (!field || typeof value !== 'string') return undefined
  return {
    kind: name === 'description' ? 'area' : 'text',
    place: 'document',
    label: documentText.lines.cell(field.label, formatNumber(index + 1)),
    value,
    read: readField(field),
    patch: (typed) => ({ items: { lines: { [id]: { [name]: typed } } } }),
  }
}
