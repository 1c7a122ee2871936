import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import { openStorage } from '#server/integrations/storage/open-storage.ts'
import { upsertRows } from '#server/kit/rows/columns.ts'
import { arrive, arriveByToken, buildRealApp, tableState, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { storedRow } from '#test/factories.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { unpacked, zipEntries } from '#web/kit/files/zip-reader.ts'
import { createAttempts } from '#server/accounts/embedded/attempts.ts'
import { createPeople } from '#server/accounts/embedded/people.ts'
import { createMailer, type MailMessage } from '#server/integrations/mail/mailer.ts'
import { OWN_TABLES, SYSTEM_TABLES, WITHOUT_EXPORT } from '#server/accounts/data/kept-tables.ts'

const EXPORT = '/api/account/export'
const KEY = Buffer.alloc(32)
const DELETE = '/api/account/delete'
const KEYS = 'select image_key as key from stored_file where user_id = $1'

/** Every file of a data folder but the database's own, whose tables are searched by themselves. */
async function filesBelow(folder: string): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && !/\bdatabase\b|pgdata/.test(relative(folder, entry.parentPath)),
  )
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(async (path) => ({ name: relative(folder, path), text: await readFile(path, 'latin1') })),
  )
}

describeOneEngine('everything of an account', (context) => {
  let app: TestApp
  let bob: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    bob = await arrive(app, 'bob')
    await openShop(app, bob, 'bob')
  })

  const ask = async <T>(text: string, ...values: unknown[]): Promise<T[]> => {
    const [answer] = await app.dataAccess.asSystemBatch([{ text, values }])
    return (answer?.rows ?? []) as T[]
  }
  const exported = async (caller: TestCaller) => {
    const answer = await app.fastify.inject({ url: EXPORT, headers: { host: '127.0.0.1:3000', ...caller.headers } })
    const bytes = new Uint8Array(answer.rawPayload)
    const entries = new Map(zipEntries(bytes).map((entry) => [entry.name, entry]))
    const raw = new Map<string, Uint8Array>()
    for (const entry of entries.values()) raw.set(entry.name, await unpacked(bytes, entry, 50_000_000))
    const text = (name: string): string => {
      if (!entries.has(name)) throw new Error(`the export has no ${name}`)
      return new TextDecoder().decode(raw.get(name))
    }
    return { answer, names: [...entries.keys()], raw, text }
  }
  const fullAccount = async (name: string): Promise<{ owner: TestCaller; shop: Shop }> => {
    const owner = await arrive(app, name)
    const shop = await openShop(app, owner, name)
    await app.dataAccess.asUser({ kind: 'user', userId: owner.userId }, async (tx) => {
      for (const entity of entities) {
        const { rows } = await tx.query({
          text: `select from ${entity.table} where user_id = $1`,
          values: [owner.userId],
        })
        if (rows.length > 0) continue
        const [row] = fc.sample(storedRow(entity), 1)
        await tx.query({ text: upsertRows(entity), values: [JSON.stringify([{ ...row, version: 1_000_000 }])] })
      }
    })
    return { owner, shop }
  }
  const userTables = async (): Promise<string[]> => {
    const rows = await ask<{ name: string }>(`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`)
    return rows.map(({ name }) => name)
  }

  it('PROF-05 every table that names users is exported, or said to be left out', async () => {
    const known = [...entities, ...OWN_TABLES, ...SYSTEM_TABLES].map(({ table }) => table)
    const tables = await userTables()
    expect(tables.length).toBeGreaterThan(25)
    expect(tables.filter((table) => ![...known, ...WITHOUT_EXPORT].includes(table))).toEqual([])
    expect(WITHOUT_EXPORT.filter((table) => known.includes(table))).toEqual([])
  })

  it('PROF-05 the export has every row of every kind, in the form of REST and as CSV, and nobody else’s', async () => {
    const { owner } = await fullAccount('amy')
    const { answer, names, text } = await exported(owner)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    for (const { table, collection } of entities) {
      const stored = await ask<{ id: string }>(`select id from ${table} where user_id = $1 order by id`, owner.userId)
      const rows = JSON.parse(text(`data/${collection}.json`)) as { id: string; userId: string }[]
      expect([collection, rows.map(({ id }) => id)]).toEqual([collection, stored.map(({ id }) => id)])
      expect([collection, rows.length]).not.toEqual([collection, 0])
      expect(rows.every(({ userId }) => userId === owner.userId)).toBe(true)
      expect(text(`data/${collection}.csv`)).toContain(stored[0]?.id)
    }
    const product = await app.call(owner, { method: 'GET', url: '/api/products?pageSize=5' })
    const items = product.body['items'] as unknown as { id: string }[]
    const rest = JSON.parse(text('data/products.json')) as { id: string }[]
    expect(rest.find(({ id }) => id === items[0]?.id)).toEqual(items[0])
    for (const name of names.filter((each) => /\.(json|ndjson|csv)$/.test(each)))
      expect([name, text(name)]).toEqual([name, expect.not.stringContaining('Shop of bob')])
  })

  it('PROF-05 the export has the history, the pictures, and of sessions, tokens and links no secret', async () => {
    const { owner } = await fullAccount('ben')
    const { raw, text, names } = await exported(owner)
    const [counted] = await ask<{ n: number }>('select count(*)::int as n from change where user_id = $1', owner.userId)
    expect(text('history/changes.ndjson').trim().split('\n')).toHaveLength(counted?.n ?? 0)
    expect(counted?.n).toBeGreaterThan(10)
    const [file] = await ask<{ key: string }>(KEYS, owner.userId)
    const kept = await openStorage(app.config).get(file?.key ?? '')
    expect(Buffer.from(raw.get(`files/${file?.key}`) ?? []).equals(Buffer.from(kept ?? []))).toBe(true)
    expect(text('account/identities.ndjson')).toContain('ben@example.com')
    for (const name of ['sessions', 'api-tokens', 'public-links']) {
      const lines = text(`account/${name}.ndjson`).trim().split('\n')
      expect([name, lines.length > 0 && lines.every((line) => line.startsWith('{'))]).toEqual([name, true])
    }
    const secrets = await ask<{ hash: string }>(
      `select encode(hash, 'hex') as hash from session where user_id = $1
        union all select encode(hash, 'hex') from api_token where user_id = $1
        union all select encode(hash, 'hex') from public_link where user_id = $1`,
      owner.userId,
    )
    expect(secrets.length).toBeGreaterThan(2)
    for (const name of names.filter((each) => each.endsWith('.ndjson')))
      for (const { hash } of secrets) expect([name, text(name)]).toEqual([name, expect.not.stringContaining(hash)])
  })

  it('PROF-05 deleting an account leaves no word of it in any table and no file, and others’ as they were', async () => {
    const { owner } = await fullAccount('cleo')
    const person = await createPeople(app.dataAccess, createAttempts(app.dataAccess, KEY), KEY).create(
      'cleo@example.com',
      'as stored',
    )
    await ask(`update identity set subject = $2 where user_id = $1`, owner.userId, person?.id)
    await ask(
      `insert into provider_state (kind, hash, sealed, account_id, expires_at) values ('Session', '\\x01', '', $1, now() + interval '1 day')`,
      person?.id,
    )
    await ask(
      `insert into job (kind, user_id, payload, run_at) values ('nothing', $1, '{}', now() + interval '1 year')`,
      owner.userId,
    )
    const program = await arriveByToken(app, 'dora')
    const storage = openStorage(app.config)
    const files = await ask<{ key: string }>(KEYS, owner.userId)
    expect(await storage.get(files[0]?.key ?? '')).toBeDefined()
    const mailer = createMailer(app.config)
    const mailId = async (userId: string) =>
      String((await ask<{ id: string }>('select id from document_mail where user_id = $1', userId))[0]?.id)
    const letters: readonly Partial<MailMessage>[] = [
      { subject: 'Invoice of the Shop of cleo', id: await mailId(owner.userId) },
      { subject: 'Choose a new password', account: person?.id ?? '' },
      { subject: 'Finish your account, cleo@example.com', account: 'newcomer', to: 'Cleo@example.com' },
      { subject: 'Invoice of bob', id: await mailId(bob.userId) },
    ]
    for (const letter of letters) await mailer.send({ to: 'buyer@example.com', subject: '', text: '', ...letter })
    const bobs = await tableState(app, bob.userId)
    const device = await arrive(app, 'eve')

    const answer = await app.call(owner, { method: 'POST', url: DELETE, body: { confirm: ' cleo ' } })
    expect([answer.status, answer.body]).toEqual([200, { endSessionUrl: expect.anything() }])
    expect(String(answer.headers['set-cookie'])).toMatch(/^sid=;/)

    const tables = await ask<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
    expect(tables.length).toBeGreaterThan(30)
    const words = [owner.userId, person?.id ?? '', 'cleo@example.com', 'Shop of cleo']
    for (const { name } of tables) {
      for (const word of words) {
        const found = await ask(`select 1 from ${name} t where t::text like '%' || $1 || '%' limit 1`, word)
        expect([name, word, found]).toEqual([name, word, []])
      }
    }
    const kept = await filesBelow(app.config.dataDir)
    for (const word of words) {
      const holding = kept.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(word.toLowerCase()))
      expect([word, holding.map(({ name }) => name)]).toEqual([word, []])
    }
    expect(kept.filter(({ text }) => text.includes('Subject: Invoice of bob'))).toHaveLength(1)
    expect(await storage.get(files[0]?.key ?? '')).toBeUndefined()
    expect((await app.call(owner, { method: 'GET', url: '/api/auth/session' })).status).toBe(401)
    expect((await app.call(device, { method: 'GET', url: '/api/auth/session' })).status).toBe(200)
    expect((await app.call(program, { method: 'GET', url: '/api/brands' })).status).toBe(200)
    expect(await tableState(app, bob.userId)).toEqual(bobs)
  })

  it('PROF-05 who comes again after deleting everything begins anew', async () => {
    const owner = await arrive(app, 'finn')
    await openShop(app, owner, 'finn')
    expect((await app.call(owner, { method: 'POST', url: DELETE, body: { confirm: 'finn' } })).status).toBe(200)
    const again = await arrive(app, 'finn')
    expect(again.userId).not.toBe(owner.userId)
    await app.call(again, { method: 'POST', url: '/api/auth/initialize' })
    expect((await app.call(again, { method: 'GET', url: '/api/products?total=true' })).body).toMatchObject({ total: 0 })
  })

  it('PROF-05 AUTH-12 nothing goes without the name, without a fresh sign-in, or by a program', async () => {
    const owner = await arrive(app, 'gus')
    await app.call(owner, { method: 'POST', url: '/api/auth/initialize' })
    const tried = (caller: TestCaller, confirm: string) =>
      app.call(caller, { method: 'POST', url: DELETE, body: { confirm } })
    // That somebody asked stands in the record of security events.
    const state = async () => ({ ...(await tableState(app, owner.userId)), security_event: '' })
    const before = await state()
    const wrong = await tried(owner, 'somebody')
    expect([wrong.status, wrong.body['title']]).toEqual([
      422,
      'That is not the name of this account. Nothing was deleted.',
    ])
    expect(await state()).toEqual(before)
    await ask(`update session set auth_time = now() - interval '301 seconds' where user_id = $1`, owner.userId)
    expect((await tried(owner, 'gus')).body).toMatchObject({ status: 403, code: 'not-fresh' })
    const program = await arriveByToken(app, 'gus')
    expect((await tried(program, 'gus')).body).toMatchObject({ status: 403, code: 'token-not-allowed' })
    expect((await app.call(program, { method: 'GET', url: EXPORT })).body).toMatchObject({ code: 'token-not-allowed' })
    expect(await ask('select id from account where id = $1', owner.userId)).toHaveLength(1)
  })

  it('PROF-05 an account that is deleted takes no write that was on its way', async () => {
    const owner = await arrive(app, 'hal')
    await app.call(owner, { method: 'POST', url: '/api/auth/initialize' })
    const [gone, ...writes] = await Promise.all([
      app.call(owner, { method: 'POST', url: DELETE, body: { confirm: 'hal' } }),
      ...Array.from({ length: 8 }, (_, n) =>
        app.call(owner, { method: 'POST', url: '/api/brands', body: { id: randomUUID(), name: `Brand ${n}` } }),
      ),
    ])
    expect(gone?.status).toBe(200)
    expect(writes.every(({ status }) => status === 201 || status === 401)).toBe(true)
    for (const table of await userTables())
      expect([table, await ask(`select 1 from ${table} where user_id = $1`, owner.userId)]).toEqual([table, []])
  })
})
