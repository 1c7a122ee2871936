import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { describeEachEngine } from '#test/database.ts'

const notify = (payload: string, channel = 'sync') => ({ text: 'select pg_notify($1, $2)', values: [channel, payload] })

async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition).toBe(true)
}

describeEachEngine('notifications', (context) => {
  it('SYNC-01 payloads of the channel are heard once stored, in order, and no longer after the end', async () => {
    const heard: string[] = []
    const stop = await context.database.listen('sync', (payload) => heard.push(payload))
    await context.database.batch([notify('one'), notify('elsewhere', 'other')])
    await context.database.batch([notify('two')])
    await until(() => heard.length === 2)
    expect(heard).toEqual(['one', 'two'])
    await stop()
    await context.database.batch([notify('three')])
    await pause(50)
    expect(heard).toHaveLength(2)
  })

  it('SYNC-01 a payload of a transaction that was rolled back is never heard', async () => {
    const heard: string[] = []
    const stop = await context.database.listen('sync', (payload) => heard.push(payload))
    await context.database.batch([notify('lost'), { text: 'select 1 / 0' }]).catch(() => undefined)
    await context.database.batch([notify('kept')])
    await until(() => heard.length > 0)
    expect(heard).toEqual(['kept'])
    await stop()
  })

  it('SYNC-01 listeners of one channel all hear, and one that stops does not silence the other', async () => {
    const heard: string[] = []
    const stopFirst = await context.database.listen('sync', (payload) => heard.push(`first ${payload}`))
    const stopSecond = await context.database.listen('sync', (payload) => heard.push(`second ${payload}`))
    await context.database.batch([notify('a')])
    await until(() => heard.length === 2)
    await stopFirst()
    await context.database.batch([notify('b')])
    await until(() => heard.length === 3)
    expect(heard).toEqual(['first a', 'second a', 'second b'])
    await stopSecond()
  })

  it('SYNC-03 when the session was lost it comes back, and the listener is told that it may have missed something', async () => {
    const heard: string[] = []
    let missed = 0
    const stop = await context.database.listen(
      'sync',
      (payload) => heard.push(payload),
      () => (missed += 1),
    )
    if (context.engine === 'embedded') {
      // The engine's one session is made anew after a transaction that took too long.
      await context.database.transaction(() => pause(200), { limitMs: 20 }).catch(() => undefined)
    } else {
      await context.database.batch([
        {
          text: `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
        },
      ])
    }
    await context.database.batch([{ text: 'select 1' }])
    await until(() => missed === 1)
    await context.database.batch([notify('again')])
    await until(() => heard.length === 1)
    expect(heard).toEqual(['again'])
    await stop()
  })
})
