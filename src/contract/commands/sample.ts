import * as z from 'zod/mini'
import { dayOf } from '#domain/calendar-day.ts'
import { type Change, command, type CommandReads, type CommandRows } from '../command.ts'
import { brand } from '../entities/brand.ts'
import { businessProfile } from '../entities/business-profile.ts'
import { category } from '../entities/category.ts'
import { customer } from '../entities/customer.ts'
import { document } from '../entities/document.ts'
import { priceList } from '../entities/price-list.ts'
import { product } from '../entities/product.ts'
import { service } from '../entities/service.ts'
import { scheduledPrice } from '../entities/scheduled-price.ts'
import { shipmentLine } from '../entities/shipment-line.ts'
import type { AnyPatch, AnyRow } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { Refusal } from '../refusal.ts'
import { commandMessages } from './command-messages.ts'
import {
  hasOnlyOwnParts,
  isUnitUntouched,
  PART_FIELDS,
  sampleCurrency,
  sampleProductRow,
  type SampleUnit,
  sampleUnits,
  valuesOn,
} from './sample-units.ts'

const DEFAULT_PROFILE = { kind: businessProfile.kind, field: 'isDefault', is: true } as const
const fixed = sampleUnits('USD')
const refs = fixed.flatMap(({ entity, id, parts }) => [
  { kind: entity.kind, id },
  ...parts.map((part) => ({ kind: part.entity.kind, id: part.id })),
])

const input = z.strictObject({ changeSetId: uuid, title: boundedText(300, 1) })
const removal = z.strictObject({
  ...input.shape,
  /** Takes away what was changed, too. */
  changed: z.optional(z.boolean()),
})

/** Loads the sample shop as one change set; rows of it that still exist stay as they are. */
export const loadSample = command({
  name: 'sample/load',
  input,
  reads: () => ({ refs, lookups: [DEFAULT_PROFILE] }),
  run({ changeSetId, title }, rows, { now }) {
    const [profile] = rows.find(DEFAULT_PROFILE)
    const currency = (profile?.['preferredCurrency'] as string | undefined) ?? 'USD'
    const missing = sampleUnits(currency).filter(({ entity: { kind }, id }) => !rows.get(kind, id))
    if (missing.length === 0) throw new Refusal('conflict', { message: commandMessages.sampleIsHere })
    const productOf = (id: string) => rows.get(product.kind, id) ?? sampleProductRow(currency, id)
    const valuesOf = (unit: SampleUnit) => valuesOn(unit, dayOf(now, 'UTC'), { profile, productOf })
    const changes = missing.flatMap((unit) => unitChanges(unit, changeSetId, valuesOf(unit)))
    return { changes, why: title, changeSet: { id: changeSetId, title, origin: 'sample' } }
  },
})

/** A shipment lands last: the lines of a landed one are locked. */
function unitChanges({ entity, id, parts, landing }: SampleUnit, changeSetId: string, data: AnyPatch): Change[] {
  const { kind } = entity
  const landed = { status: 'landed', changeSetId, landing: { ...landing, changeSetIds: [changeSetId] } }
  return [
    { op: 'put', kind, id, data },
    ...parts.map((part): Change => ({ op: 'put', kind: part.entity.kind, id: part.id, data: part.data })),
    ...(landing ? [{ op: 'patch', kind, id, data: {}, restored: landed } as const] : []),
  ]
}

/** The rows that removing the sample shop deletes, and those that stay because they were changed or are in use. */
export interface SampleRemoval {
  readonly gone: readonly { readonly kind: string; readonly id: string }[]
  readonly kept: readonly AnyRow[]
}

/** What a change leaves made up: what else was changed may be the user's own by now, such as a business or a payment. */
const STILL_SAMPLE: ReadonlySet<string> = new Set(
  [product, category, brand, service, customer, priceList].map(({ kind }) => kind),
)

/** By kind: the fields of other kinds that may name its rows. */
const NAMED_BY: Readonly<Record<string, readonly (readonly [kind: string, field: string])[]>> = {
  [category.kind]: [
    [product.kind, 'categoryId'],
    [category.kind, 'parentId'],
  ],
  [brand.kind]: [[product.kind, 'brandId']],
  [product.kind]: [
    [shipmentLine.kind, 'productId'],
    [scheduledPrice.kind, 'productId'],
  ],
  [businessProfile.kind]: [[document.kind, 'businessProfileId']],
  [customer.kind]: [[document.kind, 'customerId']],
}

/** The reads of `sampleRemoval`: the sample's own rows, and all that may name them. */
export function sampleReads(): CommandReads {
  const named = [NAMED_BY, PART_FIELDS].flatMap((fields) =>
    fixed.flatMap(({ entity, id }) => (fields[entity.kind] ?? []).map(([kind, field]) => ({ kind, field, is: id }))),
  )
  return { refs, lookups: named }
}

/**
 * Sorts the sample's rows into those to delete and those to keep: rows that are named elsewhere, and changed ones unless `withChanged` takes
 * those away that are made up still.
 */
export function sampleRemoval(rows: CommandRows, withChanged = false): SampleRemoval {
  const gone = new Map<string, SampleRemoval['gone'][number]>()
  const kept: AnyRow[] = []
  let listed: ReadonlySet<string> | undefined
  // Documents first, then price lists and shipments, then products, child categories before their parents: a row may go once nothing
  // names it.
  for (const unit of sampleUnits(sampleCurrency(rows)).toReversed()) {
    const own = [...unit.parts, unit].flatMap(({ entity, id }) => {
      const row = rows.get(entity.kind, id)
      return row ? [{ kind: entity.kind, id, row }] : []
    })
    listed ??= unit.entity.kind === product.kind ? listedProducts(kept) : undefined
    const isMadeUp = withChanged && STILL_SAMPLE.has(unit.entity.kind) && hasOnlyOwnParts(unit, rows)
    const isFree =
      !listed?.has(unit.id) &&
      namedBy(unit, rows).every(({ id }) => gone.has(id)) &&
      (isMadeUp || isUnitUntouched(unit, rows))
    if (isFree) for (const { kind, id } of own) gone.set(id, { kind, id })
    else kept.push(...own.map(({ row }) => row))
  }
  return { gone: [...gone.values()], kept }
}

function namedBy({ entity: { kind }, id }: SampleUnit, rows: CommandRows): readonly AnyRow[] {
  return (NAMED_BY[kind] ?? []).flatMap(([by, field]) => rows.find({ kind: by, field, is: id }))
}

/** The products of every kept price list of the sample; a user's own list skips deleted products (PLIST-07). */
function listedProducts(kept: readonly AnyRow[]): ReadonlySet<string> {
  return new Set(kept.flatMap((row) => (row['productIds'] as readonly string[] | undefined) ?? []))
}

/** Removes the sample shop as one change set; rows that are in use stay, and those that were changed unless they are to go too. */
export const removeSample = command({
  name: 'sample/remove',
  input: removal,
  reads: sampleReads,
  run({ changeSetId, title, changed }, rows) {
    const { gone, kept } = sampleRemoval(rows, changed)
    if (gone.length === 0) {
      const message = kept.length > 0 ? commandMessages.sampleWasChanged : commandMessages.noSample
      throw new Refusal('conflict', { message })
    }
    const changes = gone.map(({ kind, id }): Change => ({ op: 'delete', kind, id }))
    return { changes, why: title, changeSet: { id: changeSetId, title, origin: 'sample' } }
  },
})
