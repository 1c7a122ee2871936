import { createHash, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { TokenScope } from '#contract/endpoint.ts'
import { describeDistributed, describeEachEngine, type TestDatabase } from '#test/database.ts'
import { type Actor, currentUser, type EntryRefusal } from './data-access.ts'

const WHO = { text: `select ${currentUser} as uid, current_user as role` }
const HEAD = { text: 'select user_id, version from user_head' }

interface Sign {
  readonly userId: string
  readonly expiresIn?: string
  readonly idleIn?: string
  readonly seenAgo?: string
  readonly revoked?: boolean
}

async function signIn(context: TestDatabase, sign: Sign): Promise<Actor & { hash: Buffer }> {
  const hash = createHash('sha256').update(randomUUID()).digest()
  const { userId, expiresIn = '60 days', idleIn = '14 days', seenAgo = '0 s', revoked = false } = sign
  await context.dataAccess.asSystemBatch([
    {
      text: `insert into session (hash, id, user_id, last_seen_at, expires_at, idle_expires_at, auth_time, issuer, revoked_at)
        values ($1, $2, $3, now() - $4::interval, now() + $5::interval, now() + $6::interval, now(), 'embedded', $7)`,
      values: [hash, randomUUID(), userId, seenAgo, expiresIn, idleIn, revoked ? new Date() : null],
    },
  ])
  return { kind: 'session', hash }
}

async function issueToken(context: TestDatabase, userId: string, scope: TokenScope, revoked = false): Promise<Buffer> {
  const hash = createHash('sha256').update(randomUUID()).digest()
  await context.dataAccess.asSystemBatch([
    {
      text: `insert into api_token (id, hash, user_id, name, scope, expires_at, revoked_at)
        values ($1, $2, $3, 'test', $4, now() + interval '1 day', $5)`,
      values: [randomUUID(), hash, userId, scope, revoked ? new Date() : null],
    },
  ])
  return hash
}

function describeAccess(context: TestDatabase): void {
  const refusal = async (actor: Actor): Promise<EntryRefusal | 'entered'> => {
    const batch = context.dataAccess.asUserBatch(actor, [HEAD])
    const transaction = context.dataAccess.asUser(actor, (tx) => tx.query(HEAD))
    const reasons = await Promise.all(
      [batch, transaction].map((door) =>
        door.then(
          () => 'entered' as const,
          (error: { reason: EntryRefusal }) => error.reason,
        ),
      ),
    )
    expect(reasons[0]).toBe(reasons[1])
    return reasons[0]!
  }

  it('OPS-03 a user sees the own rows alone, by batch and by transaction', async () => {
    const [alice, bob] = [await context.newUser(), await context.newUser()]
    for (const userId of [alice, bob]) {
      const [answer] = await context.dataAccess.asUserBatch({ kind: 'user', userId }, [HEAD])
      expect(answer?.rows).toEqual([{ user_id: userId, version: 0 }])
      const { rows } = await context.dataAccess.asUser({ kind: 'user', userId }, (tx) => tx.query(HEAD))
      expect(rows).toEqual([{ user_id: userId, version: 0 }])
    }
  })

  it('OPS-03 without a user the application role sees no row', async () => {
    await context.newUser()
    const answers = await context.database.batch([{ text: `select set_config('role', app_user_role(), true)` }, HEAD])
    expect(answers[1]?.rows).toEqual([])
  })

  it('OPS-03 rows cannot be stored for, taken from, or given to another user', async () => {
    const [alice, bob] = [await context.newUser(), await context.newUser()]
    const asAlice = (text: string, values: readonly unknown[]) =>
      context.dataAccess.asUserBatch({ kind: 'user', userId: alice }, [{ text, values }])
    const deleted = randomUUID()
    await asAlice(`insert into tombstone (user_id, version, kind, id) values (${currentUser}, 1, 'product', $1)`, [
      deleted,
    ])

    await expect(
      asAlice(`insert into tombstone (user_id, version, kind, id) values ($1, 1, 'product', $2)`, [bob, deleted]),
    ).rejects.toMatchObject({ code: '42501' })
    await expect(asAlice('update user_head set user_id = $1', [bob])).rejects.toMatchObject({ code: '42501' })
    const [stolen] = await asAlice('update user_head set version = 9 where user_id = $1', [bob])
    expect(stolen?.rowCount).toBe(0)
    const [head] = await context.dataAccess.asUserBatch({ kind: 'user', userId: bob }, [HEAD])
    expect(head?.rows).toEqual([{ user_id: bob, version: 0 }])
  })

  it('OPS-03 role and user are gone after a batch, whether it was stored or not', async () => {
    const userId = await context.newUser()
    const actor: Actor = { kind: 'user', userId }
    const clean = async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => context.database.batch([WHO])))
      for (const [answer] of answers) {
        expect(answer?.rows[0]?.['uid']).toBeNull()
        expect(answer?.rows[0]?.['role']).not.toMatch(/app_user/)
      }
    }
    const [inside] = await context.dataAccess.asUserBatch(actor, [WHO])
    expect(inside?.rows[0]).toMatchObject({ uid: userId, role: expect.stringMatching(/app_user$/) as string })
    await clean()
    await expect(context.dataAccess.asUserBatch(actor, [HEAD, { text: 'select 1 / 0' }, HEAD])).rejects.toMatchObject({
      code: '22012',
    })
    await clean()
    await expect(context.dataAccess.asUser(actor, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await clean()
    await expect(context.dataAccess.asUserBatch({ kind: 'session', hash: Buffer.alloc(32) }, [HEAD])).rejects.toThrow(
      'no-session',
    )
    await clean()
  })

  it('OPS-03 many users at once never see each other', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => context.newUser()))
    const turns = Array.from({ length: 200 }, (_, turn) => users[turn % users.length]!)
    const seen = await Promise.all(
      turns.map((userId, turn) => {
        const statements = [HEAD, ...(turn % 7 === 0 ? [{ text: 'select 1 / 0' }] : [])]
        const batch = context.dataAccess.asUserBatch({ kind: 'user', userId }, statements)
        return batch.then(
          ([answer]) => answer?.rows,
          () => 'failed',
        )
      }),
    )
    expect(seen).toEqual(turns.map((userId, turn) => (turn % 7 === 0 ? 'failed' : [{ user_id: userId, version: 0 }])))
  })

  it('OPS-03 the application role reaches no system table, and history can only be added to', async () => {
    const actor: Actor = { kind: 'user', userId: await context.newUser() }
    const refused = ['account', 'identity', 'session', 'api_token', 'job', 'setting', 'migration'].map(
      (table) => `select from ${table}`,
    )
    for (const text of [
      ...refused,
      `update change set why = 'rewritten'`,
      'delete from change',
      'truncate change',
      `select mark_session('\\x00')`,
      `select mark_token('\\x00')`,
      'create table mine (id int)',
    ]) {
      const attempt = context.dataAccess.asUserBatch(actor, [{ text }]).then(() => text)
      await expect(attempt).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('AUTH-10 a session enters as its user; unknown, expired, idle and revoked ones do not', async () => {
    const userId = await context.newUser()
    const [answer] = await context.dataAccess.asUserBatch(await signIn(context, { userId }), [WHO])
    expect(answer?.rows[0]?.['uid']).toBe(userId)
    expect(await refusal({ kind: 'session', hash: Buffer.alloc(32) })).toBe('no-session')
    expect(await refusal(await signIn(context, { userId, expiresIn: '-1 s' }))).toBe('no-session')
    expect(await refusal(await signIn(context, { userId, idleIn: '-1 s' }))).toBe('no-session')
    expect(await refusal(await signIn(context, { userId, revoked: true }))).toBe('revoked-session')
  })

  it('AUTH-14 revocation and suspension act on the next batch', async () => {
    const userId = await context.newUser()
    const actor = await signIn(context, { userId })
    expect(await refusal(actor)).toBe('entered')
    await context.dataAccess.asSystemBatch([
      { text: 'update account set suspended = true where id = $1', values: [userId] },
    ])
    expect(await refusal(actor)).toBe('suspended')
    await context.dataAccess.asSystemBatch([
      { text: 'update account set suspended = false where id = $1', values: [userId] },
    ])
    expect(await refusal(actor)).toBe('entered')
    await context.dataAccess.asSystemBatch([
      { text: 'update session set revoked_at = now() where hash = $1', values: [actor.hash] },
    ])
    expect(await refusal(actor)).toBe('revoked-session')
  })

  it('AUTH-15 a token enters by its scope', async () => {
    const userId = await context.newUser()
    const read = await issueToken(context, userId, 'read')
    const draft = await issueToken(context, userId, 'draft')
    const write = await issueToken(context, userId, 'write')
    expect(await refusal({ kind: 'token', hash: read, scope: 'read' })).toBe('entered')
    expect(await refusal({ kind: 'token', hash: read, scope: 'write' })).toBe('read-only-token')
    expect(await refusal({ kind: 'token', hash: read, scope: 'draft' })).toBe('read-only-token')
    expect(await refusal({ kind: 'token', hash: draft, scope: 'draft' })).toBe('entered')
    expect(await refusal({ kind: 'token', hash: draft, scope: 'write' })).toBe('draft-only-token')
    expect(await refusal({ kind: 'token', hash: write, scope: 'draft' })).toBe('entered')
    expect(await refusal({ kind: 'token', hash: write, scope: 'write' })).toBe('entered')
    const revoked = await issueToken(context, userId, 'write', true)
    expect(await refusal({ kind: 'token', hash: revoked, scope: 'read' })).toBe('no-session')
    expect(await refusal({ kind: 'token', hash: Buffer.alloc(32), scope: 'write' })).toBe('no-session')
  })

  it('AUTH-14 a session is marked as seen at most once a minute, and keeps its idle time', async () => {
    const userId = await context.newUser()
    const read = async (hash: Buffer) => {
      const [answer] = await context.dataAccess.asSystemBatch([
        {
          text: `select last_seen_at > now() - interval '10 s' as seen,
            extract(epoch from idle_expires_at - last_seen_at)::int as idle from session where hash = $1`,
          values: [hash],
        },
      ])
      return answer?.rows[0]
    }
    const recent = await signIn(context, { userId, seenAgo: '50 s', idleIn: '1 hour' })
    await context.dataAccess.asUserBatch(recent, [HEAD])
    expect(await read(recent.hash)).toEqual({ seen: false, idle: 3_650 })
    const old = await signIn(context, { userId, seenAgo: '70 s', idleIn: '1 hour' })
    await context.dataAccess.asUserBatch(old, [HEAD])
    expect(await read(old.hash)).toEqual({ seen: true, idle: 3_670 })
    const last = await signIn(context, { userId, seenAgo: '70 s', idleIn: '1 hour', expiresIn: '10 s' })
    await context.dataAccess.asUserBatch(last, [HEAD])
    expect((await read(last.hash))?.['idle']).toBe(10)
  })

  // One session: requests take turns anyway.
  it.skipIf(context.engine === 'embedded')(
    'AUTH-14 marking a session never holds up another request of it',
    async () => {
      const actor = await signIn(context, { userId: await context.newUser(), seenAgo: '70 s' })
      await context.dataAccess.asUser(actor, async (tx) => {
        await tx.query(HEAD)
        const [answer] = await context.dataAccess.asUserBatch(actor, [HEAD], { limitMs: 2_000 })
        expect(answer?.rows).toHaveLength(1)
      })
    },
  )

  it('AUTH-10 a refused entry runs the body to no effect and tells why', async () => {
    let reached = 0
    const refused = context.dataAccess.asUser({ kind: 'session', hash: Buffer.alloc(32) }, async (tx) => {
      await tx.query(HEAD)
      reached += 1
    })
    await expect(refused).rejects.toMatchObject({ name: 'EntryRefused', reason: 'no-session' })
    expect(reached).toBe(0)
    const silent = context.dataAccess.asUser({ kind: 'session', hash: Buffer.alloc(32) }, () => Promise.resolve('fine'))
    await expect(silent).rejects.toMatchObject({ reason: 'no-session' })
  })

  it('ADMIN-01 only an administrator has admin access, and sees accounts but no rows of users', async () => {
    const admin = await signIn(context, { userId: await context.newUser('admin') })
    const user = await context.newUser()
    const names = (actor: Actor) =>
      context.dataAccess.asAdmin(actor, (tx) =>
        tx.query({ text: 'select id from account where id = $1', values: [user] }),
      )
    expect((await names(admin)).rows).toEqual([{ id: user }])
    await expect(names(await signIn(context, { userId: user }))).rejects.toMatchObject({ reason: 'not-admin' })
    await expect(context.dataAccess.asAdmin(admin, (tx) => tx.query(HEAD))).rejects.toMatchObject({ code: '42501' })
    const change = (text: string) => context.dataAccess.asAdmin(admin, (tx) => tx.query({ text, values: [user] }))
    expect((await change('update account set suspended = true where id = $1')).rowCount).toBe(1)
    await expect(change('update account set created_at = now() where id = $1')).rejects.toMatchObject({ code: '42501' })
    await expect(change('delete from account where id = $1')).rejects.toMatchObject({ code: '42501' })
  })

  it('OPS-03 work is ordered in the name of the user who acts', async () => {
    const userId = await context.newUser()
    const order = { text: `select enqueue_job('document-mail', '{"a":1}', 'once')` }
    await context.dataAccess.asUserBatch({ kind: 'user', userId }, [order, order])
    const [answer] = await context.dataAccess.asSystemBatch([
      { text: `select user_id, payload from job where user_id = '${userId}'` },
    ])
    expect(answer?.rows).toEqual([{ user_id: userId, payload: { a: 1 } }])
  })

  it.each(['tidy', 'refresh-rates', ''])('OPS-06 a user orders no work of the kind "%s"', async (kind) => {
    const userId = await context.newUser()
    const order = { text: `select enqueue_job($1, '{}')`, values: [kind] }
    await expect(context.dataAccess.asUserBatch({ kind: 'user', userId }, [order])).rejects.toMatchObject({
      code: '42501',
    })
  })
}

describeEachEngine('data access', describeAccess)
describeDistributed('data access', describeAccess)
