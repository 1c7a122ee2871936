import { createHash, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { createLive } from './live.ts'
import { createUserData } from './user-data.ts'

describeOneEngine('the rows of users', (context) => {
  it('CHANGE-02 the account of a token is the same for each of its owner, also at the first call of one', async () => {
    const userId = await context.newUser()
    const hash = createHash('sha256').update(randomUUID()).digest()
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into api_token (id, hash, user_id, name, scope, expires_at)
          values ($1, $2, $3, 'test', 'write', now() + interval '1 day')`,
        values: [randomUUID(), hash, userId],
      },
    ])
    const data = createUserData(context.dataAccess, createLive())
    const caller = { actor: { kind: 'token', hash, scope: 'write' }, name: 'token' } as const
    expect(data.keyOf(caller)).not.toBe(userId)
    expect(await data.accountOf(caller)).toBe(userId)
    expect(data.keyOf(caller)).toBe(userId)
    const stranger = { actor: { kind: 'token', hash: Buffer.alloc(32), scope: 'write' }, name: 'token' } as const
    await expect(data.accountOf(stranger)).rejects.toMatchObject({ reason: 'no-session' })
  })
})
