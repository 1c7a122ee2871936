import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Change } from '#contract/command.ts'
import { appliedHeader } from '#contract/entities/change-set.ts'
import { entities } from '#contract/entities/registry.ts'
import { writableValues } from '#contract/entity.ts'
import { fromRest } from '#contract/rest-codec.ts'
import type { MutationBody } from '#contract/sync.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { revertChangeSet } from '#server/kit/revert/revert.ts'
import { prepareMutation } from '#server/kit/write/mutate.ts'
import { checkChanges } from '#server/kit/write/checked-changes.ts'
import { openWrite, readMore, readsOf, storeChanges } from '#server/kit/write/write.ts'
import { describeOneEngine } from '#test/database.ts'
import { declared, leastBody, madeParents } from '#test/made-rows.ts'

const MADE = 1_700_000_000_000
const HOUR = 3_600_000
const WRITABLE = entities.filter(({ serverOnly }) => !serverOnly).map(({ kind }) => kind)

describeOneEngine('rows that come back', (context) => {
  let user: string
  beforeAll(async () => {
    user = await context.newUser()
  })

  const asUser = <T>(body: (tx: Queryable) => Promise<T>) =>
    context.dataAccess.asUser({ kind: 'user', userId: user }, body)
  const store = (changes: readonly Change[], now: number, changeSetId?: string) =>
    asUser(async (tx) => {
      const open = await openWrite(tx, readsOf(changes))
      const set = changeSetId === undefined ? {} : { changeSetId, trusted: true }
      return (await storeChanges(open, checkChanges(changes, true), { actor: 'user', now, ...set })).writes
    })
  const mutate = (body: MutationBody, at: number) =>
    asUser(async (tx) => {
      const prepared = prepareMutation({ id: randomUUID(), at, body }, { actor: 'user', now: at })
      return (await prepared.run(await openWrite(tx, prepared.reads))).writes
    })
  const make = async (kind: string): Promise<string> => {
    const entity = declared(kind)
    const id = entity.isOfAccount ? user : randomUUID()
    const { patch } = fromRest(entity, { ...leastBody(entity), ...(await madeParents(entity, make)) }, undefined)
    await store([{ op: 'put', kind, id, data: patch }], MADE)
    return id
  }
  const rowOf = (kind: string, id: string) =>
    asUser(async (tx) => {
      const open = await openWrite(tx, readsOf([{ op: 'delete', kind, id }]))
      await readMore(open, readsOf([{ op: 'delete', kind, id }]))
      return open.cache.get(kind, id)
    })

  it.each(WRITABLE)('CHANGE-02 %s: by either way of undo a deleted row keeps when it was made', async (kind) => {
    const id = await make(kind)
    const before = await rowOf(kind, id)
    expect(before).toMatchObject({ createdAt: MADE })
    if (!before) return
    const data = writableValues(declared(kind), before)
    await store([{ op: 'delete', kind, id }], MADE + HOUR)
    // What the sender says of it is not asked: the history knows.
    await mutate({ op: 'put', kind, id, data, was: { ...before, createdAt: 1 } }, MADE + 2 * HOUR)
    expect(await rowOf(kind, id)).toMatchObject({ createdAt: MADE, updatedAt: MADE + 2 * HOUR })
    const changeSetId = randomUUID()
    const header = appliedHeader({ id: changeSetId, title: 'Deleted', origin: 'bulk' }, 1, MADE + 3 * HOUR, 'user')
    await store([header, { op: 'delete', kind, id }], MADE + 3 * HOUR, changeSetId)
    expect(await rowOf(kind, id)).toBeUndefined()
    await asUser(async (tx) =>
      revertChangeSet(await openWrite(tx, []), changeSetId, { actor: 'user', now: MADE + 4 * HOUR }),
    )
    expect(await rowOf(kind, id)).toMatchObject({ createdAt: MADE, updatedAt: MADE + 4 * HOUR })
    // What is made anew under the id of a deleted row is a new one.
    await store([{ op: 'delete', kind, id }], MADE + 5 * HOUR)
    await mutate({ op: 'put', kind, id, data }, MADE + 6 * HOUR)
    expect(await rowOf(kind, id)).toMatchObject({ createdAt: MADE + 6 * HOUR })
  })
})
