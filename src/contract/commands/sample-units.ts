import { addDays } from '#domain/calendar-day.ts'
import { daysBetween } from '#domain/exchange-rates.ts'
import { datedDocument, SAMPLE_DAY, type SampleDocument } from '#domain/sample-documents.ts'
import { sampleShop } from '#domain/sample-shop.ts'
import type { CommandRows } from '../command.ts'
import { brand } from '../entities/brand.ts'
import { businessProfile } from '../entities/business-profile.ts'
import { category } from '../entities/category.ts'
import { customer } from '../entities/customer.ts'
import { document } from '../entities/document.ts'
import { priceList } from '../entities/price-list.ts'
import { priceListPrice } from '../entities/price-list-price.ts'
import { product } from '../entities/product.ts'
import { service } from '../entities/service.ts'
import { shipment } from '../entities/shipment.ts'
import { shipmentCharge } from '../entities/shipment-charge.ts'
import { shipmentLine } from '../entities/shipment-line.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf, general } from '../entity.ts'
import type { Field } from '../fields.ts'
import { type LineCostSources, withLineCosts } from './sample-line-costs.ts'

/** A row of the sample shop. */
export interface SampleEntry {
  readonly entity: Entity
  readonly id: string
  readonly data: AnyPatch
}

/** A row of the sample shop with its parts, which are loaded and removed with it. */
export interface SampleUnit extends SampleEntry {
  readonly parts: readonly SampleEntry[]
  /** The landing of a shipment; null for rows that have not landed. */
  readonly landing: AnyPatch | null
}

interface Row {
  readonly id: string
  readonly data: object
}

/** The kinds whose rows are parts of others, with the fields that name the whole. */
export const PART_FIELDS: Readonly<Record<string, readonly (readonly [kind: string, field: string])[]>> = {
  [shipment.kind]: [
    [shipmentLine.kind, 'shipmentId'],
    [shipmentCharge.kind, 'shipmentId'],
  ],
  [priceList.kind]: [
    [priceListPrice.kind, 'priceListId'],
    ['scheduledPrice', 'priceListId'],
  ],
}

const known = new Map<string, readonly SampleUnit[]>()

/** Every row of the sample shop in a currency; named rows come before those that name them. */
export function sampleUnits(currency: string): readonly SampleUnit[] {
  const units = known.get(currency) ?? unitsOf(currency)
  known.set(currency, units)
  return units
}

function unitsOf(currency: string): SampleUnit[] {
  const shop = sampleShop(currency)
  const entry = (entity: Entity, { id, data }: Row): SampleEntry => ({ entity, id, data: { ...data } })
  const entries = (entity: Entity, rows: readonly Row[]) => rows.map((row) => entry(entity, row))
  const single = (entity: Entity, rows: readonly Row[]): SampleUnit[] =>
    rows.map((row) => ({ ...entry(entity, row), parts: [], landing: null }))
  return [
    ...single(general(category), shop.categories),
    ...single(general(brand), shop.brands),
    ...single(general(product), shop.products),
    ...single(general(service), shop.services),
    ...shop.shipments.map((each) => ({
      ...entry(general(shipment), each),
      parts: [...entries(general(shipmentLine), each.lines), ...entries(general(shipmentCharge), each.charges)],
      landing: each.landing && { ...each.landing },
    })),
    ...shop.priceLists.map((each) => ({
      ...entry(general(priceList), each),
      parts: entries(general(priceListPrice), each.prices),
      landing: null,
    })),
    ...single(general(businessProfile), [shop.sales.business]),
    ...single(general(customer), shop.sales.customers),
    ...single(
      general(document),
      shop.sales.documents.map(({ id, data }) => ({ id, data: { ...data, items: data.items.map(wholeLine) } })),
    ),
  ]
}

/** A line of a document, completed with defaults. */
function wholeLine(item: object): AnyPatch {
  const line = Object.entries(document.fields.items.line ?? {}).flatMap(([name, field]) =>
    field.readOnly ? [] : [[name, field.fallback] as const],
  )
  return { ...Object.fromEntries(line), ...item }
}

/** The values of a row that is loaded on a day: documents are dated around it, and their lines have the costs of their products. */
export function valuesOn({ entity, data }: SampleEntry, day: string, sources: LineCostSources): AnyPatch {
  if (entity.kind !== document.kind) return data
  const dated = data as unknown as SampleDocument
  return { ...withLineCosts(datedDocument(dated, addDays(day, daysBetween(SAMPLE_DAY, dated.issueDate))), sources) }
}

/** A product of the sample as it is loaded. */
export function sampleProductRow(currency: string, id: string): AnyRow | undefined {
  const unit = sampleUnits(currency).find((each) => each.entity.kind === product.kind && each.id === id)
  return unit && { receipt: null, version: 0, createdAt: 0, updatedAt: 0, ...unit.data, id }
}

const CURRENCY_FIELD = { [product.kind]: 'baseCurrency', [service.kind]: 'baseCurrency', [shipment.kind]: 'currency' }

/** The currency that the sample was loaded in: that of most of its rows. */
export function sampleCurrency(rows: Pick<CommandRows, 'get'>): string {
  const counts = new Map<string, number>()
  for (const { entity, id } of sampleUnits('USD')) {
    const field = CURRENCY_FIELD[entity.kind]
    const currency = field === undefined ? undefined : rows.get(entity.kind, id)?.[field]
    if (typeof currency === 'string') counts.set(currency, (counts.get(currency) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'USD'
}

/** Whether a unit has no parts but those that it was loaded with. */
export function hasOnlyOwnParts(unit: SampleUnit, rows: CommandRows): boolean {
  const own = new Set(unit.parts.map(({ id }) => id))
  return (PART_FIELDS[unit.entity.kind] ?? []).every(([kind, field]) =>
    rows.find({ kind, field, is: unit.id }).every(({ id }) => own.has(id)),
  )
}

/** Whether a unit and its parts are unchanged since they were loaded, and have no further parts. */
export function isUnitUntouched(unit: SampleUnit, rows: CommandRows): boolean {
  const head = rows.get(unit.entity.kind, unit.id)
  return (
    (!head || (isUntouched(unit, head) && isLandedAlike(unit, head))) &&
    hasOnlyOwnParts(unit, rows) &&
    unit.parts.every((part) => {
      const row = rows.get(part.entity.kind, part.id)
      return row === undefined ? head === undefined : isUntouched(part, row)
    })
  )
}

function isUntouched(entry: SampleEntry, row: AnyRow): boolean {
  const { entity } = entry
  const data = valuesOf(entry, row)
  return fieldsOf(entity).every(
    ([name, field]) =>
      field.readOnly ||
      isSettled(entity, name) ||
      canonical(written(field, row[name])) === canonical(written(field, name in data ? data[name] : field.fallback)),
  )
}

/** The values that a row was loaded with; a document knows the day of that itself. */
function valuesOf(entry: SampleEntry, row: AnyRow): AnyPatch {
  const { entity, data } = entry
  const issued = row['issueDate']
  if (entity.kind !== document.kind || typeof issued !== 'string') return data
  return { ...datedDocument(data as unknown as SampleDocument, issued) }
}

/** Which business is the default depends on the others: if it is the only one, the sample's is. */
function isSettled({ kind }: Entity, name: string): boolean {
  return kind === businessProfile.kind && name === 'isDefault'
}

/** What the product of a line cost when it was loaded depends on the business. */
const COST_OF_LINE = 'unitCost'

/** Whether a shipment's landing is as it was loaded: not landed, or landed by the sample. */
function isLandedAlike({ entity, landing }: SampleUnit, row: AnyRow): boolean {
  if (entity.kind !== shipment.kind) return true
  const { changeSetIds: _, ...now } = (row['landing'] as AnyPatch | null) ?? {}
  return row['status'] === (landing ? 'landed' : 'draft') && canonical(now) === canonical(landing ?? {})
}

/** The part of a value that callers write: lines with their fallbacks, without derived fields. */
function written({ line }: Field, value: unknown): unknown {
  if (!line) return value
  return (value as readonly AnyPatch[]).map((each) => ({
    id: each['id'],
    ...Object.fromEntries(
      Object.entries(line).flatMap(([name, inner]) =>
        inner.readOnly || name === COST_OF_LINE ? [] : [[name, each[name] === undefined ? inner.fallback : each[name]]],
      ),
    ),
  }))
}

/** Stored JSON does not keep the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
