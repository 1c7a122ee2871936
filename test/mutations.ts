import fc from 'fast-check'
import { importRow } from '#contract/change-set-rows.ts'
import { commands } from '#contract/commands/registry.ts'
import { entities } from '#contract/entities/registry.ts'
import { product } from '#contract/entities/product.ts'
import { type Entity, general } from '#contract/entity.ts'
import { patchSchema } from '#contract/patch-schema.ts'
import { mutationBody } from '#contract/sync.ts'
import { spoil } from './hostile-values.ts'
import { acceptedValue, type KnownIds } from './schema-values.ts'

// What the endpoints' schemas leave open: the rows and commands inside of mutations and uploads, from their own declarations.

/** A push of mutations of every kind, numbered as one client would. */
export function pushBody(ids: KnownIds): fc.Arbitrary<unknown> {
  const at = fc.oneof(fc.integer({ min: 0, max: 4_102_444_800_000 }), fc.maxSafeInteger())
  return fc
    .record({
      clientId: fc.uuid(),
      mutations: fc.array(fc.record({ id: fc.uuid(), at, body: anyMutation(ids) }), { minLength: 1, maxLength: 4 }),
    })
    .map(({ clientId, mutations }) => ({
      clientId,
      mutations: mutations.map((each, index) => ({ ...each, seq: index + 1 })),
    }))
}

/** Rows for a draft, good and bad. */
export function uploadBody(ids: KnownIds): fc.Arbitrary<unknown> {
  const row = fc
    .tuple(acceptedValue(importRow, ids), rowData(general(product), ids))
    .map(([each, data]) => ({ ...(each as object), data }))
  return fc.array(row, { minLength: 1, maxLength: 4 }).map((rows) => ({ rows }))
}

function anyMutation(ids: KnownIds): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom(...entities).chain((entity) => rowMutation(entity, ids)),
    fc.constantFrom(...commands).chain(({ name, input }) => {
      const good = acceptedValue(input, ids)
      return fc.record({ op: fc.constant('command'), name: fc.constant(name), input: fc.oneof(good, spoil(good)) })
    }),
    acceptedValue(mutationBody, ids),
  )
}

function rowMutation(entity: Entity, ids: KnownIds): fc.Arbitrary<unknown> {
  const id = ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), fc.uuid()) : fc.uuid()
  return fc.oneof(
    fc.record({ op: fc.constant('put'), kind: fc.constant(entity.kind), id, data: rowData(entity, ids) }),
    fc.record({
      op: fc.constant('patch'),
      kind: fc.constant(entity.kind),
      id,
      base: fc.maxSafeInteger(),
      data: rowData(entity, ids),
    }),
    fc.record({ op: fc.constant('delete'), kind: fc.constant(entity.kind), id }),
  )
}

function rowData(entity: Entity, ids: KnownIds): fc.Arbitrary<unknown> {
  const good = acceptedValue(patchSchema(entity), ids)
  return fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: spoil(good) })
}
