import { isCurrency } from '#domain/currency.ts'
import { columnFacts } from '#domain/import/column-facts.ts'
import { recogniseColumns } from '#domain/import/columns.ts'
import { headerCurrency } from '#domain/import/header-names.ts'
import type { TargetId } from '#domain/import/targets.ts'
import { type DecimalSign, detectDecimalSign } from '#domain/numeral.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { rowText } from '#web/kit/files/table-text.ts'

/** What a column of a supplier's file can be for a shipment (SHIP-04). */
export const LINE_TARGETS = [
  'sku',
  'description',
  'quantity',
  'unitCost',
  'currency',
  'dutyPercent',
  'hsCode',
  'weight',
  'volume',
] as const
export type LineTarget = (typeof LINE_TARGETS)[number]

/** How the columns of a file are read; the user may change all of it. */
export interface FileSettings {
  readonly targets: readonly (LineTarget | null)[]
  readonly decimal: DecimalSign
  /** Of amounts whose cells name none. */
  readonly currency: string
}

/** Names that only shipments have; a list of products has no weights and quantities. */
const NAMES: readonly (readonly [LineTarget, RegExp])[] = [
  ['hsCode', /\b(hs|hts|taric)\b|tariff|zolltarif|commodity code/i],
  ['quantity', /^(order(ed)? )?(qty|quantity|pcs|pieces|units|menge|stück|anzahl|quantité|qté|cantidad|aantal)\b/i],
  ['weight', /weight|gewicht|poids|\bpeso\b|\bkgs?\b/i],
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
const SAMPLED_ROWS = 500

/** Recognises the columns of a supplier's file, its decimal sign and currency. */
export function recogniseLines(table: OpenTable, currency: string): FileSettings {
  const { headers, width, rows } = table
  const sample = rows.slice(0, SAMPLED_ROWS).map((row) => rowText(row, width, '.'))
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
  const targets = named.map((target, index) => {
    const product = shared[index]?.target
    return target ?? (product && own[index] === undefined ? give(SHARED[product]) : null)
  })
  const cost = targets.indexOf('unitCost')
  const told = [facts[cost]?.currency ?? null, cost < 0 ? null : headerCurrency(headers?.[cost] ?? '')]
  const texts = rows.slice(0, SAMPLED_ROWS).flatMap((row) => row.filter((cell) => typeof cell === 'string'))
  return {
    targets,
    decimal: detectDecimalSign(texts.filter((cell) => /^[^\p{L}]*$/u.test(cell))) ?? '.',
    currency: told.find((code) => code !== null && isCurrency(code)) ?? currency,
  }
}

/** Whether the columns are enough to make lines: a quantity, and something to know the goods by. */
export function isEnough({ targets }: FileSettings): boolean {
  return targets.includes('quantity') && (targets.includes('sku') || targets.includes('description'))
}
