import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { copyTestFolder } from '../database.ts'
import { startPostgresCluster } from '../postgres-cluster.ts'
import { quiet } from '../quiet.ts'
import { startEmbeddedProcess } from './embedded-process.ts'
import { rounds } from './rounds.ts'
import { createTables, readWritten, writeWhile, type Written } from './writer.ts'

const ROUND_MS = 60_000
/** Transactions that are acknowledged before a kill, however slow the machine. */
const WRITES = 10

/** Opens the folder in a process, reads what is stored, writes, and kills it at a random moment: while it opens, or later. */
async function writeAndKill(
  folder: string,
  whileOpening: boolean,
): Promise<{ stored: Written | undefined; heard: number }> {
  const writer = startEmbeddedProcess(folder, '--write')
  let stored: Written | undefined
  let heard = 0
  let writes = 0
  writer.hear((line) => {
    if (line.startsWith('stored ')) stored = JSON.parse(line.slice('stored '.length)) as Written
    else if (/^\d+$/.test(line)) {
      heard = Number(line)
      writes += 1
    }
  })
  await (whileOpening ? writer.says('opening') : writer.until(() => writes >= WRITES))
  await pause(Math.random() * 400)
  await writer.kill()
  return { stored, heard }
}

const isWhileOpening = (round: number): boolean => round % 4 === 2

describe('kill -9', () => {
  it(
    `OPS-04 the embedded database keeps every acknowledged write over ${rounds} kills, some while it opens`,
    async () => {
      const folder = await copyTestFolder()
      const lost: string[] = []
      let acknowledged = 0
      let checked = 0
      let written = 0
      for (let round = 0; round <= rounds; round += 1) {
        const { stored, heard } = await writeAndKill(folder, isWhileOpening(round))
        if (!isWhileOpening(round)) written += WRITES
        if (stored) {
          checked += 1
          if (!stored.whole || stored.last < acknowledged)
            lost.push(`round ${round}: ${acknowledged}, ${JSON.stringify(stored)}`)
        }
        acknowledged = Math.max(acknowledged, heard, stored?.last ?? 0)
      }
      expect(lost).toEqual([])
      expect(checked).toBeGreaterThan(rounds / 2)
      expect(acknowledged).toBeGreaterThanOrEqual(written)
      await rm(folder, { recursive: true, force: true })
    },
    ROUND_MS * (rounds + 1),
  )

  it(
    `OPS-04 PostgreSQL keeps every acknowledged write over ${rounds} kills, and the pool serves on afterwards`,
    async () => {
      const cluster = await startPostgresCluster({ durable: true })
      const database = openPostgres({ url: cluster.url('postgres'), log: quiet })
      await createTables(database)
      let acknowledged = 0
      let stored: Written = { last: 0, whole: true }
      for (let round = 0; round < rounds; round += 1) {
        const writing = writeWhile(
          () => true,
          database,
          (line) => (acknowledged = Number(line)),
        ).catch((error: Error) => error.name)
        await vi.waitUntil(() => acknowledged >= stored.last + WRITES, ROUND_MS)
        await pause(Math.random() * 400)
        await cluster.kill()
        expect(await writing).toBe('DatabaseUnavailable')
        await cluster.start()
        stored = await readWritten(database)
        expect(stored.whole).toBe(true)
        expect(stored.last).toBeGreaterThanOrEqual(acknowledged)
        acknowledged = stored.last
      }
      expect(acknowledged).toBeGreaterThanOrEqual(rounds * WRITES)
      await database.close()
      await cluster.stop()
    },
    ROUND_MS * rounds,
  )
})
