import * as z from 'zod/mini'
import { sampleShop } from '#domain/sample-shop.ts'
import { type Change, command, type CommandReads, type CommandRows } from '../command.ts'
import { brand } from '../entities/brand.ts'
import { businessProfile } from '../entities/business-profile.ts'
import { category } from '../entities/category.ts'
import { product } from '../entities/product.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf, general } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { Refusal } from '../messages.ts'

interface SampleEntry {
  readonly entity: Entity
  readonly id: string
  readonly data: AnyPatch
}

/** Every row of the sample shop, what is named before what names it. */
function entries(currency: string): SampleEntry[] {
  const shop = sampleShop(currency)
  const of = (entity: Entity, rows: readonly { readonly id: string; readonly data: object }[]): SampleEntry[] =>
    rows.map(({ id, data }) => ({ entity, id, data: { ...data } }))
  return [
    ...of(general(category), shop.categories),
    ...of(general(brand), shop.brands),
    ...of(general(product), shop.products),
  ]
}

const DEFAULT_PROFILE = { kind: businessProfile.kind, field: 'isDefault', is: true } as const
const fixed = entries('USD')
const refs = fixed.map(({ entity: { kind }, id }) => ({ kind, id }))

const input = z.strictObject({ changeSetId: uuid, title: boundedText(300, 1) })

/** Loads the sample shop as one change set; rows of it that are still there stay as they are. */
export const loadSample = command({
  name: 'sample/load',
  input,
  reads: () => ({ refs, lookups: [DEFAULT_PROFILE] }),
  run({ changeSetId, title }, rows) {
    const [profile] = rows.find(DEFAULT_PROFILE)
    const currency = (profile?.['preferredCurrency'] as string | undefined) ?? 'USD'
    const missing = entries(currency).filter(({ entity: { kind }, id }) => !rows.get(kind, id))
    if (missing.length === 0) throw new Refusal('conflict', { message: 'The sample shop is already here.' })
    const changes = missing.map(({ entity: { kind }, id, data }): Change => ({ op: 'put', kind, id, data }))
    return { changes, why: title, changeSet: { id: changeSetId, title, origin: 'sample' } }
  },
})

/** What removing the sample shop takes away, and what of it stays because it was changed or is in use. */
export interface SampleRemoval {
  readonly gone: readonly { readonly kind: string; readonly id: string }[]
  readonly kept: readonly AnyRow[]
}

/** Which rows `sampleRemoval` must see: the sample's own, and all that may name them. */
export function sampleReads(): CommandReads {
  const named = (kind: string, field: string, by: string) =>
    fixed.filter(({ entity }) => entity.kind === by).map(({ id }) => ({ kind, field, is: id }))
  return {
    refs,
    lookups: [
      ...named(product.kind, 'categoryId', category.kind),
      ...named(category.kind, 'parentId', category.kind),
      ...named(product.kind, 'brandId', brand.kind),
    ],
  }
}

/** Sorts the sample's rows into those that go and those that stay; nothing that was changed or is named elsewhere goes. */
export function sampleRemoval(rows: CommandRows): SampleRemoval {
  const gone = new Map<string, SampleRemoval['gone'][number]>()
  const kept: AnyRow[] = []
  // Products first, child categories before their parents: what nothing names any more may go.
  for (const entry of entries('USD').reverse()) {
    const { kind } = entry.entity
    const row = rows.get(kind, entry.id)
    if (!row) continue
    if (isUntouched(entry, row) && namedBy(kind, entry.id, rows).every(({ id }) => gone.has(id))) {
      gone.set(entry.id, { kind, id: entry.id })
    } else kept.push(row)
  }
  return { gone: [...gone.values()], kept }
}

function namedBy(kind: string, id: string, rows: CommandRows): readonly AnyRow[] {
  if (kind === category.kind) {
    return [
      ...rows.find({ kind: product.kind, field: 'categoryId', is: id }),
      ...rows.find({ kind: category.kind, field: 'parentId', is: id }),
    ]
  }
  return kind === brand.kind ? rows.find({ kind: product.kind, field: 'brandId', is: id }) : []
}

function isUntouched({ entity, data }: SampleEntry, row: AnyRow): boolean {
  return fieldsOf(entity).every(([name, field]) => {
    if (field.readOnly || name === 'baseCurrency') return true
    return canonical(row[name]) === canonical(name in data ? data[name] : field.fallback)
  })
}

/** Stored JSON does not keep the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** Removes the sample shop as one change set; rows that were changed since, or are in use, stay. */
export const removeSample = command({
  name: 'sample/remove',
  input,
  reads: sampleReads,
  run({ changeSetId, title }, rows) {
    const { gone, kept } = sampleRemoval(rows)
    if (gone.length === 0) {
      const message = kept.length > 0 ? 'All of the sample that is left was changed.' : 'There is no sample shop here.'
      throw new Refusal('conflict', { message })
    }
    const changes = gone.map(({ kind, id }): Change => ({ op: 'delete', kind, id }))
    return { changes, why: title, changeSet: { id: changeSetId, title, origin: 'sample' } }
  },
})
