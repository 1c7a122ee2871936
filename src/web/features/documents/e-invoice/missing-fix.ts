import { document } from '#contract/entities/document.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { readField } from '#web/kit/form/read-field.ts'
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

function lineFix(id: string, name: string, { items }: DocumentRow): Fix | undefined {
  const index = items.findIndex((item) => item.id === id)
  const field = document.fields.items.line?.[name] as Field<string> | undefined
  const value: unknown = items[index]?.[name as 'description']
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
