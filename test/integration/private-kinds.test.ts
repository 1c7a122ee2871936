import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import { MEMBER_ROLES, mayRead, mayWrite, type MemberRole } from '#contract/teams/reach.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { buildTestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

const KINDS = entities.map(({ kind }) => kind)
/** Ends a transaction of which nothing is to stay. */
const UNDONE = new Error('undone')

/** What the write path keeps of rows of every kind, and how a row of a kind ($2) gets there for an account ($1). */
const KEPT = {
  change: `insert into change (user_id, version, kind, id, actor) values ($1, -1, $2, $1, 'test')`,
  tombstone: `insert into tombstone (user_id, version, kind, id) values ($1, -1 - (select count(*) from tombstone where user_id = $1), $2, $1)`,
  change_set_row: `insert into change_set_row (user_id, change_set_id, n, kind)
    select $1, id, 1 + (select count(*) from change_set_row where user_id = $1), $2 from change_set where user_id = $1`,
  change_set_kept: `insert into change_set_kept (user_id, change_set_id, kind, row_id, is_whole, parts)
    select $1, id, $2, $1, true, '[]' from change_set where user_id = $1`,
} as const

describeEachEngine('what is kept of rows beside them', (context) => {
  let ann: string
  let bob: string

  beforeAll(async () => {
    ann = await context.newUser()
    bob = await context.newUser()
    const api = await buildTestApi(context.database)
    const draft = { match: 'sku', mode: 'create-and-update', createNames: true }
    const body = { id: randomUUID(), title: 'x', origin: 'import', options: draft }
    const { status } = await api.call(ann, 'POST', '/api/change-sets', body)
    if (status !== 201) throw new Error(`no change set was made: ${status}`)
  })

  /** Works in Ann’s account as a member for whom data access set the role, in a transaction that is undone. */
  async function asMember(role: MemberRole, before: readonly string[], work: (tx: Queryable) => Promise<void>) {
    const attempt = context.dataAccess.asSystem(async (tx) => {
      for (const text of before) for (const kind of KINDS) await tx.query({ text, values: [ann, kind] })
      await tx.query({
        text: `select set_config('app.uid', $1, true), set_config('app.person', $2, true), set_config('role', app_member_role($3), true)`,
        values: [ann, bob, role],
      })
      await work(tx)
      throw UNDONE
    })
    await expect(attempt).rejects.toBe(UNDONE)
  }

  it.each(MEMBER_ROLES)(
    'TEAM-02 the %s reads history, deletions and drafts of the kinds that the role reads',
    async (role) => {
      await asMember(role, Object.values(KEPT), async (tx) => {
        for (const table of Object.keys(KEPT)) {
          const { rows } = await tx.query<{ kind: string }>({ text: `select distinct kind from ${table}` })
          const isOpen = role !== 'accountant' || table === 'change' || table === 'tombstone'
          const readable = KINDS.filter((kind) => isOpen && mayRead(role, kind))
          expect([table, rows.map(({ kind }) => kind).sort()]).toEqual([table, readable.toSorted()])
        }
      })
    },
  )

  it.each(Object.entries(KEPT))(
    'TEAM-02 an editor writes %s of the kinds that the role writes',
    async (_table, text) => {
      for (const kind of KINDS)
        await asMember('editor', [], async (tx) => {
          const end = await tx.query({ text, values: [ann, kind] }).then(
            ({ rowCount }) => rowCount,
            (error: { code: string }) => error.code,
          )
          expect([kind, end]).toEqual([kind, mayWrite('editor', kind) ? 1 : '42501'])
        })
    },
  )
})
