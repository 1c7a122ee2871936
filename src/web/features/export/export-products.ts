import { type OwnRow, ownColumns, ownProductRows } from '#domain/import/own-columns.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { asLimited } from '#contract/limited.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { csvExport } from './csv-export.ts'
import type { Pause } from '#web/kit/files/sheet-file.ts'
import type { ExportSource } from './export-rows.ts'
import { fileMessages } from './file-messages.ts'
import { xlsxExport } from './xlsx-export.ts'

/** The kinds of files that products are exported as. */
export type ExportFormat = 'csv' | 'xlsx'

/** Where rows are read from: the local copy, so that an export needs no network. */
export interface RowSource {
  get(kind: string, id: string): AnyRow | undefined
  all(kind: string): readonly AnyRow[]
}

/** All products, or those with these ids, ordered by name; whether they are below their floor is said as it is now (PRICE-12). */
export function exportSource(source: RowSource, ids: readonly string[] | null): ExportSource {
  const rows = ids === null ? source.all(product.kind) : ids.flatMap((id) => source.get(product.kind, id) ?? [])
  const business = defaultProfile(source.all('businessProfile'))
  const floors = { get: source.get.bind(source), flagged: () => business }
  const named = (row: AnyRow | undefined): string[] => (typeof row?.['name'] === 'string' ? [row['name']] : [])
  return {
    columns: ownColumns(product.fields),
    rows: [...rows].sort(byName).flatMap((row) => ownProductRows(asLimited(general(product), row, floors))),
    products: rows.length,
    namesOf: (kind, id) => {
      const row = source.get(kind, id)
      const parentId = row?.['parentId']
      const parent = typeof parentId === 'string' ? source.get(kind, parentId) : undefined
      return [...named(parent), ...named(row)]
    },
  }
}

function byName(a: OwnRow, b: OwnRow): number {
  const [first, second] = [keyOf(a), keyOf(b)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** One key for each product: those of one name are told apart by their ids. */
function keyOf({ nameKey, id }: OwnRow): string {
  return `${typeof nameKey === 'string' ? nameKey : ''} ${typeof id === 'string' ? id : ''}`
}

/** Products as a file: all of their own fields, so that the file can be imported again without a difference (PROD-14). */
export function exportProducts(source: ExportSource, format: ExportFormat, pause: Pause): Promise<Blob> {
  return format === 'csv' ? csvExport(source, pause) : xlsxExport(source, fileMessages.sheet, pause)
}
