import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Field } from '#contract/fields.ts'
import { entities, entityOf } from '#contract/entities/registry.ts'
import { type AnyRow, fieldsOf } from '#contract/entity.ts'
import { fromRest, inputSchema, toRest, type RestObject } from '#contract/rest-codec.ts'
import { oneAsText } from '#server/kit/http/json-text.ts'
import { selectRows, upsertRows } from '#server/kit/rows/columns.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { syncColumns } from '#server/kit/rows/projections.ts'
import { pull } from '#server/kit/sync/pull.ts'
import { checkChanges } from '#server/kit/write/checked-changes.ts'
import { openWrite, readsOf, storeChanges } from '#server/kit/write/write.ts'
import { describeEachEngine } from '#test/database.ts'
import { acceptedPatch, requiredReferences, storedRow, writablePatch } from '#test/factories.ts'

const RUNS = Number(process.env['RUNS'] ?? 15)

const KINDS = entities.map((entity) => [entity.kind, entity] as const)

describeEachEngine('every entity', (context) => {
  let userId: string
  beforeAll(async () => {
    userId = await context.newUser()
  })
  const asUser = <T>(body: Parameters<typeof context.dataAccess.asUser<T>>[1]) =>
    context.dataAccess.asUser({ kind: 'user', userId }, body)

  it.each(KINDS)(
    'PRICE-09 API-01 %s: the database’s REST form is the codec’s, and reads back to the same row',
    async (_kind, entity) => {
      let version = 0
      await fc.assert(
        fc.asyncProperty(storedRow(entity), async (random) => {
          const row = { ...random, version: (version += 1) }
          const rest = await asUser(async (tx) => {
            await tx.query({ text: `delete from ${entity.table}` })
            await tx.query({ text: upsertRows(entity), values: [JSON.stringify([row])] })
            return JSON.parse(
              (await tx.query<{ text: string }>(oneAsText(entity, row.id))).rows[0]?.text ?? '',
            ) as RestObject
          })
          const shown = Object.fromEntries(Object.keys(entity.shown ?? {}).map((name) => [name, rest[name]]))
          expect(rest).toEqual({ ...toRest(entity, row, userId), ...shown })
          const stored = await asUser((tx) =>
            tx.query<AnyRow>({ text: selectRows(entity, 'id = $1'), values: [row.id] }),
          )
          expect(stored.rows[0]).toEqual(row)
        }),
        { numRuns: RUNS },
      )
      await asUser((tx) => tx.query({ text: `delete from ${entity.table}` }))
    },
  )

  const WRITABLE = KINDS.filter(([, entity]) => !entity.serverOnly)

  it.each(WRITABLE)('SYNC-01 %s: what is written is what a pull brings', async (kind, entity) => {
    const columns = syncColumns(entity)
    const named = await asUser((tx) => rowsNamed(tx, entity))
    await fc.assert(
      fc.asyncProperty(writablePatch(entity), async (data) => {
        // The one row of an account is new for a new user alone.
        if (entity.isOfAccount) userId = await context.newUser()
        const id = entity.isOfAccount ? userId : randomUUID()
        const [{ since, after }, page] = await asUser(async (tx) => {
          const changes = checkChanges([{ op: 'put', kind, id, data: { ...acceptedPatch(entity, data), ...named } }])
          const open = await openWrite(tx, readsOf(changes))
          const before = open.head
          const { writes } = await storeChanges(open, changes, { actor: 'user', now: 1_800_000_000_000 })
          const text = await pull(tx, before, 100, false)
          return [{ since: before, after: writes[0]?.after }, JSON.parse(text) as { rows: unknown[][] }] as const
        })
        const [, rowId, version, ...values] = page.rows[0] ?? []
        const pulled = {
          id: rowId,
          version,
          ...Object.fromEntries(columns.map((name, index) => [name, values[index]])),
        }
        expect(version).toBe(since + 1)
        expect(pulled).toEqual(after)
      }),
      { numRuns: RUNS },
    )
  })

  it.each(WRITABLE)('API-02 %s: REST takes back what it gave', async (_kind, entity) => {
    await fc.assert(
      fc.asyncProperty(storedRow(entity, [randomUUID()]), async (row) => {
        const rest = toRest(entity, row, userId)
        const body = inputOf(entity, rest)
        expect(inputSchema(entity).safeParse(body).success).toBe(true)
        const { patch, issues } = fromRest(entity, body, row)
        expect(issues).toEqual([])
        for (const [name, value] of Object.entries(patch)) {
          expect({ name, value }).toEqual({ name, value: given(entity.fields[name], row[name]) })
        }
      }),
      { numRuns: RUNS },
    )
  })
})

/** Makes the rows that a row of the entity must name, and says how it names them. */
async function rowsNamed(tx: Queryable, entity: (typeof entities)[number]): Promise<Record<string, string>> {
  const named = requiredReferences(entity).map(({ field, target }) => ({ field, target, id: randomUUID() }))
  const puts = named.flatMap(({ target: kind, id }) => {
    const of = entityOf(kind)
    return of
      ? fc.sample(writablePatch(of), 1).map((data) => ({ op: 'put' as const, kind, id, data: acceptedPatch(of, data) }))
      : []
  })
  const changes = checkChanges(puts)
  await storeChanges(await openWrite(tx, readsOf(changes)), changes, { actor: 'user', now: 1_800_000_000_000 })
  if (entity.kind === 'scheduledPrice') named.push(await plannedProduct(tx))
  return Object.fromEntries(named.map(({ field, id }) => [field, id]))
}

/** A plan is of a product that is there, which it names without a reference. */
async function plannedProduct(tx: Queryable) {
  const id = randomUUID()
  const changes = checkChanges([{ op: 'put', kind: 'product', id, data: {} }])
  await storeChanges(await openWrite(tx, readsOf(changes)), changes, { actor: 'user', now: 1_800_000_000_000 })
  return { field: 'productId', target: 'product', id }
}

/** What a caller may set of a value: calculated fields of lines are passed over. */
function given(field: Field | undefined, value: unknown): unknown {
  if (field?.type !== 'lines' || !field.line) return value
  const calculated = Object.entries(field.line).filter(([, { readOnly }]) => readOnly)
  const fallbacks = Object.fromEntries(calculated.map(([name, { fallback }]) => [name, fallback]))
  return (value as Record<string, unknown>[]).map((each) => ({ ...each, ...fallbacks }))
}

/** The writable part of a REST answer, at the places where the fields stand. */
function inputOf(entity: (typeof entities)[number], rest: RestObject): RestObject {
  const body: RestObject = {}
  for (const [name, field] of fieldsOf(entity)) {
    if (field.readOnly) continue
    const path = (field.path ?? name).split('.')
    let from: unknown = rest
    let to = body
    for (const [index, part] of path.entries()) {
      from = (from as RestObject)[part]
      if (index === path.length - 1) to[part] = from
      else to = (to[part] ??= {}) as RestObject
    }
  }
  return body
}
