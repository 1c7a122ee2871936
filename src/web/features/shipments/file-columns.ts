import { isCurrency } from '#domain/currencies.ts'
import { columnFacts } from '#domain/import/column-facts.ts'
import { recogniseColumns } from '#domain/import/columns.ts'
import { headerCurrency } from '#domain/import/header-names.ts'
import type { TargetId } from '#domain/import/targets.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { pickedRows } from '#web/kit/files/samples.ts'
import { rowText } from '#web/kit/files/table-text.ts'
import type { FileColumn, FileHead } from '#web/kit/row-files/file-form.ts'
import type { FileTargets } from '#web/kit/row-files/recognise-columns.ts'
import { fileMessages } from './page-messages.ts'

const labels = fileMessages.targets
/** What a column of a supplier's file can be for a shipment (SHIP-04). */
export type LineTarget = keyof typeof labels

const columns: readonly FileColumn[] = [
  { id: 'sku', label: () => labels.sku },
  { id: 'description', label: () => labels.description },
  { id: 'quantity', label: () => labels.quantity, holds: 'numbers' },
  { id: 'unitCost', label: () => labels.unitCost, holds: 'numbers' },
  { id: 'currency', label: () => labels.currency },
  { id: 'dutyPercent', label: () => labels.dutyPercent, holds: 'percentages' },
  { id: 'hsCode', label: () => labels.hsCode },
  { id: 'originCountry', label: () => labels.originCountry },
  { id: 'weight', label: () => labels.weight, holds: 'numbers' },
  { id: 'volume', label: () => labels.volume, holds: 'numbers' },
]

/** A supplier's file: any row may be its head, and its columns are known by names and by what stands in them, as those of products are. */
export const lineFileHead: FileHead = {
  columns,
  byName: () => new Map(),
  enough: [['quantity'], ['sku', 'description']],
  recognise: recogniseLines,
}

/** Names that only shipments have; a list of products has no weights and quantities. */
const NAMES: readonly (readonly [LineTarget, RegExp])[] = [
  ['hsCode', /\b(hs|hts|taric)\b|tariff|zolltarif|commodity code|arancelari|code douanier|code sh\b|tarifaire/i],
  ['originCountry', /\borigin\b|\bcoo\b|ursprung|pays d.origine|país de origen/i],
  ['quantity', /^(order(ed)? )?(qty|quantity|pcs|pieces|units|menge|stück|anzahl|quantité|qté|cantidad|aantal)\b/i],
  ['weight', /weight|gewicht|poids|\bpeso\b|\bwaga\b|\bkgs?\b/i],
  ['volume', /volume|volumen|\bcbm\b|m³|\bm3\b/i],
]
const SHARED: Readonly<Partial<Record<TargetId, LineTarget>>> = {
  sku: 'sku',
  barcode: 'sku',
  name: 'description',
  description: 'description',
  baseCost: 'unitCost',
  retailPrice: 'unitCost',
  currency: 'currency',
  importDuty: 'dutyPercent',
  stock: 'quantity',
}

function recogniseLines({ headers, width, rows }: OpenTable): FileTargets {
  const sample = pickedRows(rows).map((row) => rowText(row, width, '.'))
  const facts = Array.from({ length: width }, (_, index) => columnFacts(sample.map((row) => row[index] ?? '')))
  const shared = recogniseColumns(headers, facts)
  const taken = new Set<LineTarget>()
  const give = (target: LineTarget | undefined): LineTarget | null => {
    if (target === undefined || taken.has(target)) return null
    taken.add(target)
    return target
  }
  const own = facts.map((_, index) => NAMES.find(([, name]) => name.test(headers?.[index]?.trim() ?? ''))?.[0])
  const named = own.map(give)
  return named.map((target, index) => {
    const product = shared[index]?.target
    return target ?? (product && own[index] === undefined ? give(SHARED[product]) : null)
  })
}

/** The currency that the unit prices of a file name, in their cells or above them. */
export function fileCurrency({ headers, width, rows }: OpenTable, targets: FileTargets): string | undefined {
  const at = targets.indexOf('unitCost')
  if (at < 0) return undefined
  const { currency } = columnFacts(pickedRows(rows).map((row) => rowText(row, width, '.')[at] ?? ''))
  return [currency, headerCurrency(headers?.[at] ?? '')].find((code) => code !== null && isCurrency(code)) ?? undefined
}
