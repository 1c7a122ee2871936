import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { copyTestFolder, openTestFolder } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'
import { LowDiskError } from './database.ts'
import { openEmbedded } from './embedded.ts'

const MB = 2 ** 20
const add = (name: string) => ({ text: `insert into setting values ($1, '1')`, values: [name] })

describe('embedded database', () => {
  it('OPS-04 keeps what it stored over an orderly end, and opens again', async () => {
    const { database, folder } = await openTestFolder()
    await database.batch([add('kept')])
    await database.close()
    const again = await openEmbedded({ folder, log: quiet })
    const [answer] = await again.batch([{ text: `select name from setting where name = 'kept'` }])
    expect(answer?.rows).toEqual([{ name: 'kept' }])
    await again.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('OPS-04 a nearly full disk refuses the opening', async () => {
    const folder = await copyTestFolder()
    await expect(openEmbedded({ folder, log: quiet, neededBytes: 2 ** 60 })).rejects.toBeInstanceOf(LowDiskError)
    const database = await openEmbedded({ folder, log: quiet })
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('OPS-04 OPS-06 an engine that is silent for too long is found so, also while its upkeep waits for it', async () => {
    const reasons: string[] = []
    const { database, drop } = await openTestFolder({
      statementMs: 800,
      maintenance: { walBytes: 64 * MB, everyMs: 3_600_000, lookEveryMs: 50 },
      stuck: (reason) => reasons.push(reason),
    })
    await database.batch([{ text: 'select pg_sleep(3)' }])
    expect(reasons).toHaveLength(1)
    await drop()
  })

  it('OPS-02 many updates keep the files within bounds', async () => {
    const warnings: string[] = []
    const maintenance = { walBytes: 8 * MB, everyMs: 3_600_000, lookEveryMs: 200 }
    const { database, folder, drop } = await openTestFolder({
      maintenance,
      log: { ...quiet, warn: (_fields, message) => warnings.push(message) },
    })
    await database.batch([
      { text: 'create table wide (id int primary key, filler text)' },
      { text: `insert into wide select g, repeat('x', 500) from generate_series(1, 5000) g` },
    ])
    for (let round = 0; round < 40; round += 1) {
      await database.batch([{ text: `update wide set filler = repeat($1, 500)`, values: [String(round % 10)] }])
      await pause(50)
    }
    const size = await database.batch([{ text: `select pg_table_size('wide')::int8 as bytes` }])
    const wal = (await readdir(join(folder, 'database', 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name))
    // Without maintenance it would be 110 MB.
    expect(size[0]?.rows[0]?.['bytes']).toBeLessThan(60 * MB)
    expect(warnings).toEqual([])
    expect(wal.length).toBeLessThan(10)
    await drop()
  })
})
