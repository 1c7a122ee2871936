import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountMove } from '#server/account-move.ts'
import { loadSecretsKey, sealingKeys } from '#server/accounts/secrets.ts'
import { readConfig } from '#server/config.ts'
import { createDiskStorage } from '#server/integrations/storage/disk-storage.ts'
import { createDataAccess, type DataAccess } from '#server/kit/database/data-access.ts'
import { createWebhookVault } from '#server/webhooks/webhook-deps.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeEachEngine, openTestFolder, openTestServer } from '#test/database.ts'
import { makeSubscription } from '#test/payments/made-subscription.ts'
import { openShop } from '#test/shop.ts'
import { movingTables } from './account-tables.ts'
import { type AccountMove, moveAccount } from './move-account.ts'

type Target = Awaited<ReturnType<typeof openTestServer>>

/** What a move changes of a row: what is sealed, and where a file was moved to. */
const CHANGED = '{sealed,former_sealed,signing,moved_to}'

describeEachEngine('moving an account', (context) => {
  let app: TestApp
  let target: Target
  let there: DataAccess
  let bob: TestCaller
  let eve: TestCaller
  let rows: readonly string[]
  let evesRows: readonly string[]

  beforeAll(async () => {
    app = await buildRealApp(context, { MIN_FREE_MB: '0' })
    bob = await arrive(app, 'bob')
    eve = await arrive(app, 'eve')
    await openShop(app, bob, 'bob')
    await app.call(eve, { method: 'POST', url: '/api/products', body: { name: 'Eve’s' } })
    await makeSubscription(context.dataAccess, bob.userId)
    await app.close()
    target = await (context.engine === 'embedded' ? openTestServer() : openTestFolder())
    there = createDataAccess(target.database)
    rows = await rowsOf(context.dataAccess, bob.userId)
    evesRows = await rowsOf(context.dataAccess, eve.userId)
  })
  afterAll(() => target.drop())

  const configOf = (folder: string) =>
    readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: '0', RATES_URL: '', MIN_FREE_MB: '0' }, folder)
  const moveOf = (): Promise<AccountMove> =>
    accountMove(
      { config: app.config, database: context.database },
      { config: configOf(target.folder), database: target.database },
    )
  const count = async (access: DataAccess, text: string, ...values: unknown[]): Promise<number> => {
    const [answer] = await access.asSystemBatch([{ text: `select count(*)::int as n from ${text}`, values }])
    return Number(answer?.rows[0]?.['n'])
  }

  /** Everything that is to move of a user, as lines. */
  async function rowsOf(access: DataAccess, userId: string): Promise<readonly string[]> {
    return access.asSystem(async (tx) => {
      const lines: string[] = []
      await tx.query({ text: `set local timezone = 'UTC'` })
      for (const { name, where } of await movingTables(tx, userId, ['test'])) {
        const { rows: found } = await tx.query<{ row: string }>({
          text: `select (to_jsonb(t) - '${CHANGED}'::text[])::text as row from ${name} t where ${where}`,
        })
        lines.push(...found.map(({ row }) => `${name} ${row}`))
      }
      return lines.sort()
    })
  }
  const filesIn = async (folder: string): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of createDiskStorage(join(folder, 'files'), 0).list('')) keys.push(key)
    return keys.sort()
  }
  const isOpen = (access: DataAccess) => count(access, 'account where id = $1 and not suspended', bob.userId)
  const nothingThere = async () => {
    expect(await rowsOf(there, bob.userId)).toEqual([])
    expect(await count(there, 'account')).toBe(0)
    expect(await count(there, `setting where name like 'account-move%'`)).toBe(0)
    expect(await filesIn(target.folder)).toEqual([])
    // Here it goes on as before.
    expect([await isOpen(context.dataAccess), await rowsOf(context.dataAccess, bob.userId)]).toEqual([1, rows])
  }

  it('OPS-08 a move that fails leaves nothing in the target, and the account open here', async () => {
    const move = await moveOf()
    const full = createDiskStorage(join(target.folder, 'files'), Number.MAX_SAFE_INTEGER)
    await expect(moveAccount({ ...move, to: { ...move.to, files: full } }, bob.userId)).rejects.toMatchObject({
      trouble: 'full',
    })
    await nothingThere()
    const cut = { ...move, remove: () => Promise.reject(new Error('cut off')) }
    await expect(moveAccount(cut, bob.userId)).rejects.toThrow('cut off')
    await nothingThere()
    const admin = await context.newUser('admin')
    await expect(moveAccount(move, admin)).rejects.toThrow('the last administrator')
    await expect(moveAccount(move, '00000000-0000-4000-8000-000000000000')).rejects.toThrow('There is no account')
  })

  it.runIf(context.engine === 'postgres')('OPS-08 of two moves of an account at once, one is refused', async () => {
    const move = await moveOf()
    const twice = { ...move, remove: () => moveAccount(move, bob.userId).then(() => undefined) }
    await expect(moveAccount(twice, bob.userId)).rejects.toThrow('is being moved already')
    await nothingThere()
  })

  it('OPS-08 everything arrives as it was, is sealed for the target, and is gone here; others are untouched', async () => {
    const files = await filesIn(context.folder)
    const secret = await webhookSecret(context.dataAccess, app.config)
    const move = await moveOf()
    let late = 0
    const moved = await moveAccount(
      {
        ...move,
        // Work of the source that ends after the first copy.
        remove: async (userId, steps) => {
          late += 1
          if (late === 1)
            await context.dataAccess.asSystemBatch([
              { text: `update store_product set revision = '2' where user_id = $1`, values: [userId] },
            ])
          return move.remove(userId, steps)
        },
      },
      bob.userId,
    )
    expect([late, moved.copied?.files, moved.copied?.members, moved.copied?.invited]).toEqual([2, 2, 0, 2])
    const arrived = await rowsOf(there, bob.userId)
    expect(arrived).toEqual(
      rows.map((row) => (row.startsWith('store_product') ? row.replace(/"revision": "1"/, '"revision": "2"') : row)),
    )
    expect(await rowsOf(context.dataAccess, bob.userId)).toEqual([])
    expect(await count(context.dataAccess, 'account where id = $1', bob.userId)).toBe(0)
    expect(await rowsOf(context.dataAccess, eve.userId)).toEqual(evesRows)
    expect([files.length, await filesIn(target.folder), await filesIn(context.folder)]).toEqual([2, files, []])
    expect(await webhookSecret(there, configOf(target.folder))).toBe(secret)
    for (const access of [context.dataAccess, there])
      expect(await count(access, `setting where name like 'account-move%'`)).toBe(0)
    expect(await count(there, `job where run_at > now() + interval '10 years'`)).toBe(0)
    expect(await count(there, `job where kind = 'invitation-mail' and user_id = $1`, bob.userId)).toBe(2)
    expect(await count(there, 'session')).toBe(0)
    expect(await count(there, 'api_token')).toBe(0)
    await expect(moveAccount(move, bob.userId)).rejects.toThrow('already')
  })

  it('OPS-08 in the target the same person signs in to the same account and goes on', async () => {
    const running = await buildRealApp(
      { database: target.database, dataAccess: there, folder: target.folder },
      { MIN_FREE_MB: '0' },
    )
    try {
      const again = await arrive(running, 'bob')
      expect(again.userId).toBe(bob.userId)
      const { body } = await running.call(again, { method: 'GET', url: '/api/products' })
      expect((body['items'] as unknown as { name: string }[]).map(({ name }) => name)).toEqual(['Shop of bob'])
      const [file] = await filesIn(target.folder)
      expect((await running.call(again, { method: 'GET', url: `/api/files/${file}` })).status).toBe(200)
      const made = await running.call(again, { method: 'POST', url: '/api/products', body: { name: 'Plate' } })
      expect(made.status).toBe(201)
    } finally {
      await running.close()
    }
  })

  it('OPS-08 what was cut off after the account was gone here is finished by the next run', async () => {
    const move = await moveOf()
    const cut: AccountMove = {
      ...move,
      remove: async (userId, steps) => {
        await move.remove(userId, steps)
        throw new Error('cut off')
      },
    }
    await expect(moveAccount(cut, eve.userId)).rejects.toThrow('cut off')
    expect(await count(there, 'account where id = $1 and suspended', eve.userId)).toBe(1)
    expect(await moveAccount(move, eve.userId)).toEqual({ copied: undefined })
    expect(await count(there, 'account where id = $1 and not suspended', eve.userId)).toBe(1)
    expect(await rowsOf(there, eve.userId)).toEqual(evesRows)
  })

  async function webhookSecret(access: DataAccess, config: TestApp['config']): Promise<string | undefined> {
    const [answer] = await access.asSystemBatch([
      { text: `select id, encode(sealed, 'hex') as sealed from webhook where user_id = $1`, values: [bob.userId] },
    ])
    const { id, sealed } = answer?.rows[0] ?? {}
    const vault = createWebhookVault(sealingKeys(await loadSecretsKey(config)).webhooks)
    const secret = vault.open(Buffer.from(String(sealed), 'hex'), { userId: bob.userId, webhookId: String(id) })
    expect(secret).toMatch(/^whsec_/)
    return secret
  }
})
