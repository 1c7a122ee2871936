import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import { writableValues } from '#contract/entity.ts'
import { plainLists } from '#contract/lists/plain-lists.ts'
import type { Kind } from '#contract/row-kinds.ts'
import { customerFile } from '#web/features/customers/customer-file.ts'
import { categoryFile } from '#web/features/categories/category-file.ts'
import { serviceFile } from '#web/features/services/service-file.ts'
import { loadPlainFile } from '#web/kit/list/load-plain-file.ts'
import { fileText } from '#web/kit/row-files/file-text.ts'
import type { FileRow } from '#web/kit/row-files/read-rows.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { idAt, manyRows, readText } from '#test/file-rows.ts'
import { FULL_CATEGORY, FULL_CUSTOMER, FULL_SERVICE } from '#test/full-rows.ts'
import { pulledRows } from '#test/pulled-rows.ts'

const ROWS = 500
const ADDRESSES = ['', ' Hafen 1\nKiel', { street: ' Hafen 1', city: 'Kiel', country: 'DE' }] as const
const CASES = [
  {
    ...customerFile,
    full: FULL_CUSTOMER,
    more: (n: number) => ({ billingAddress: ADDRESSES[n % 3], shippingAddress: ADDRESSES[(n + 1) % 3] }),
    requirement: 'CUST-05',
  },
  { ...serviceFile, full: FULL_SERVICE, more: () => ({}), requirement: 'SERV-06' },
  {
    ...categoryFile,
    full: FULL_CATEGORY,
    // Within the two that come first.
    more: (n: number) => ({ parentId: [idAt(0), idAt(1), null][n % 3] }),
    requirement: 'CAT-01',
  },
] as const

/** Kinds that need nothing but their fields: their files follow from those. */
const PLAIN = plainLists
  .filter(({ entity }) => !entity.serverOnly)
  .map(({ entity }) => ({
    ...loadPlainFile(entity.kind as Kind),
    full: { [entity.title]: ' Full, "great" ' },
    more: () => ({}),
    requirement: 'SHELL-08',
  }))

describeOneEngine('files of rows', (context) => {
  let api: TestApi

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })

  async function push(user: string, body: object): Promise<void> {
    const mutations = [{ seq: 1, id: randomUUID(), at: Date.now(), body }]
    const { status, body: answer } = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
    expect([status, listOf(answer['results'])[0]?.['refused']]).toEqual([200, undefined])
  }

  const bringIn = async (user: string, name: string, rows: readonly Pick<FileRow, 'id' | 'data'>[]) => {
    const changeSetId = randomUUID()
    const sent = rows.map(({ id, data }) => ({ id: id ?? randomUUID(), data }))
    await push(user, { op: 'command', name, input: { changeSetId, title: 'A file', rows: sent } })
    return changeSetId
  }

  describe.each([...CASES, ...PLAIN])('of $form.entity.kind', ({ form, command, full, more, requirement }) => {
    const { entity } = form
    const told = (rows: readonly AnyRow[]) => new Map(rows.map((row) => [row.id, writableValues(entity, row)] as const))

    it(`${requirement} 500 rows with any values come out of the file as they went in, here and in another account`, async () => {
      const [ann, bob] = [await context.newUser(), await context.newUser()]
      const drawn = manyRows(form, full, ROWS, more)
      await bringIn(
        ann,
        command.name,
        drawn.map((row) => ({ id: row.id, data: writableValues(entity, row) })),
      )
      const kept = await pulledRows(api, ann)
      const rows = kept.all(entity.kind)
      expect(rows.length).toBeGreaterThan(ROWS)

      const file = fileText(form, rows, kept)
      const again = await readText(form, file, { [entity.kind]: rows })
      expect(again.rows.filter(({ state }) => state !== 'same')).toEqual([])
      expect(again.rows).toHaveLength(rows.length)

      const copies = await readText(form, file)
      expect(copies.rows.filter(({ state }) => state !== 'create')).toEqual([])
      const changeSetId = await bringIn(bob, command.name, copies.rows)
      const copied = await pulledRows(api, bob)
      expect(told(copied.all(entity.kind))).toEqual(told(rows))
      const places = new Map(rows.map(({ id }, place) => [id, place]))
      const inOrder = copied.all(entity.kind).toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
      expect(fileText(form, inOrder, copied)).toBe(file)

      await push(bob, { op: 'revert', changeSetId })
      expect((await pulledRows(api, bob)).all(entity.kind)).toEqual([])
    })

    it(`${requirement} CHANGE-02 a file puts rows back as it says, empty cells too, and is taken back as one change set`, async () => {
      const ann = await context.newUser()
      const drawn = manyRows(form, full, 40, more)
      const send = (rows: readonly AnyRow[]) =>
        bringIn(
          ann,
          command.name,
          rows.map((row) => ({ id: row.id, data: writableValues(entity, row) })),
        )
      await send(drawn)
      const before = await pulledRows(api, ann)
      const file = fileText(form, before.all(entity.kind), before)
      await send(drawn.map(({ id }) => ({ ...drawn[1]!, id })))
      const other = await pulledRows(api, ann)

      const { rows } = await readText(form, file, { [entity.kind]: other.all(entity.kind) })
      expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['update', 'same']))
      const wanted = rows.filter(({ state }) => state === 'update')
      const changeSetId = await bringIn(ann, command.name, wanted)
      expect(told((await pulledRows(api, ann)).all(entity.kind))).toEqual(told(before.all(entity.kind)))
      await push(ann, { op: 'revert', changeSetId })
      expect(told((await pulledRows(api, ann)).all(entity.kind))).toEqual(told(other.all(entity.kind)))
    })
  })
})
