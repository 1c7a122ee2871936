import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { document } from '#contract/entities/document.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { type Entity, fieldsOf } from '#contract/entity.ts'
import { documentTotals } from '#domain/documents/totals.ts'
import type { ProfileRow, ReadDocument } from '#server/pdf/documents/read-document.ts'

export type Item = DocumentRow['items'][number]

const STAMPS = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  createdAt: 1_783_000_000_000,
  updatedAt: 1_783_000_000_000,
}

function fallbacks(entity: Pick<Entity, 'fields'>): Record<string, unknown> {
  return Object.fromEntries(fieldsOf(entity).map(([name, field]) => [name, field.fallback]))
}

/** A line; amounts in units. */
export function itemOf(fields: Partial<Item> = {}): Item {
  return {
    id: 'line',
    productId: null,
    variantId: '',
    serviceId: null,
    sku: '',
    description: 'Mug',
    quantity: 10_000,
    unitCode: 'C62',
    unitPrice: 1_000_000_000,
    taxPercent: 190_000,
    taxCategory: null,
    exemptionReason: '',
    discountPercent: null,
    discountAmount: null,
    unitCost: null,
    priceRule: '',
    rounding: null,
    lineTotal: 0,
    ...fields,
  }
}

/** So many lines that differ. */
export function itemsOf(count: number): Item[] {
  return Array.from({ length: count }, (_, index) =>
    itemOf({
      sku: `SKU-${index + 1}`,
      description: `Hand-made product number ${index + 1}`,
      quantity: 10_000 * ((index % 9) + 1),
      unitPrice: 3_000_000 + index * 370_000,
      taxPercent: index % 4 === 0 ? 70_000 : 190_000,
    }),
  )
}

/** An invoice as it is stored, its totals worked out. */
function documentRow(fields: Partial<DocumentRow> = {}): DocumentRow {
  const row = {
    ...fallbacks(document),
    ...STAMPS,
    documentNumber: 'INV202607-0042',
    isProvisional: false,
    status: 'sent',
    customerName: 'Boutique Lumière SARL',
    billingAddress: { street: '14, rue des Martyrs', zip: '75009', city: 'Paris', country: 'FR' },
    issueDate: '2026-07-06',
    dueDate: '2026-08-05',
    currency: 'EUR',
    paymentTerms: '30 days',
    items: [itemOf()],
    ...fields,
  } as DocumentRow
  const totals = documentTotals(row)
  const amountPaid = row.payments.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...row,
    items: row.items.map((item, index) => {
      const { gross = 0, discount = 0 } = totals.lines[index] ?? {}
      return { ...item, lineTotal: gross - discount }
    }),
    taxes: totals.taxes.map((group) => ({ id: `${group.category}-${group.percent}`, ...group })),
    subtotal: totals.subtotal,
    discountAmount: totals.discountAmount,
    taxAmount: totals.taxAmount,
    total: totals.total,
    amountPaid,
    balanceDue: totals.total - amountPaid - row.creditedAmount,
  }
}

/** A business with everything that a PDF can show. */
export function profileRow(fields: Partial<ProfileRow> = {}): ProfileRow {
  return {
    ...fallbacks(businessProfile),
    ...STAMPS,
    name: 'Kaya & Søn',
    legalName: 'Kaya & Søn <Import> GmbH',
    isDefault: true,
    address: { street: 'Hafenstraße 12', zip: '20457', city: 'Hamburg' },
    country: 'DE',
    email: 'hallo@kaya.example',
    phoneNumber: '+49 40 123456-0',
    vatId: 'DE123456789',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    bankName: 'Deutsche Kreditbank',
    documentAccent: '#0f766e',
    ...fields,
  } as ProfileRow
}

/** A document with its business, as it is read to be printed. */
export function readRow(row: Partial<DocumentRow> = {}, more: Partial<ReadDocument> = {}): ReadDocument {
  return { document: documentRow(row), profile: profileRow(), credited: undefined, ...more }
}
