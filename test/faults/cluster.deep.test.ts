import { execFile } from 'node:child_process'
import { chown, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unprivileged } from '#test/postgres-cluster.ts'
import { type Cluster, hasCluster, startCluster, until } from './cluster/cluster.ts'
import type { ClusterNode } from './cluster/node.ts'
import { openTrial, type Trial } from './cluster/trial.ts'

/** What the product may add to the time that Patroni needs for a promotion (OPS-07). */
const HEALED_MS = 5_000
/** A pooler that was restarted, or a replica that Patroni has to give up: its `loop_wait`, and what a busy machine adds. */
const PAUSE_MS = 15_000
const TRIAL_MS = 300_000
/** The disk of each server, and how long it stays full. */
const DISK = '640m'
const FULL_MS = 20_000
const MEGABYTE = Buffer.alloc(2 ** 20)

const run = promisify(execFile)
const mayMount = process.getuid?.() === 0

/** A disk of its own, small enough to be filled. */
async function smallDisk({ folder }: ClusterNode): Promise<void> {
  if (!mayMount) return
  await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder])
  const identity = await unprivileged()
  if (identity) await chown(folder, identity.uid, identity.gid)
}

/** Takes the last byte of a disk. */
async function fill(ballast: string): Promise<void> {
  const file = await open(ballast, 'w')
  try {
    for (;;) await file.write(MEGABYTE)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}

async function noDisk({ folder }: ClusterNode): Promise<void> {
  if (mayMount) await run('umount', ['--lazy', folder])
}

describe.skipIf(!hasCluster)('a cluster of three servers behind HAProxy and PgBouncer', () => {
  let cluster: Cluster
  let trial: Trial

  beforeAll(async () => {
    cluster = await startCluster(smallDisk)
    await cluster.whole()
    trial = await openTrial(cluster)
  }, TRIAL_MS)
  afterAll(async () => {
    await trial.close()
    for (const { patroni } of cluster.nodes) await patroni.stop()
    for (const node of cluster.nodes) await noDisk(node)
    await cluster.stop()
  }, TRIAL_MS)

  it(
    'OPS-07 the first server is lost with its machine: nothing acknowledged is lost or doubled, and five seconds after the promotion writes go on',
    async () => {
      const lost = await cluster.nodeThatIs('primary')
      let promotedAt = 0
      let goneAt = 0
      const { told, differences, healedMs } = await trial.suffer(async () => {
        goneAt = performance.now()
        await lost.kill()
        await until(
          async () => (await cluster.nodeThatIs('primary')) !== lost,
          () => 'a promotion',
        )
        promotedAt = performance.now()
      })
      report('first server lost', {
        promotionMs: promotedAt - goneAt,
        healedMs: healedMs(promotedAt),
        ...counted(told),
      })
      expect(told.wrong).toEqual([])
      expect(differences).toEqual([])
      expect(healedMs(promotedAt)).toBeLessThan(HEALED_MS)
      await lost.patroni.start()
      await cluster.whole()
    },
    TRIAL_MS,
  )

  it(
    'OPS-07 the replica that confirms is lost: writes wait until Patroni takes the other one, and nothing acknowledged is lost',
    async () => {
      const lost = await cluster.nodeThatIs('synchronous')
      let goneAt = 0
      const { told, differences, healedMs } = await trial.suffer(async () => {
        goneAt = performance.now()
        await lost.kill()
      })
      report('replica lost', { healedMs: healedMs(goneAt), ...counted(told) })
      expect(told.wrong).toEqual([])
      expect(differences).toEqual([])
      expect(healedMs(goneAt)).toBeLessThan(PAUSE_MS)
      await lost.patroni.start()
      await cluster.whole()
    },
    TRIAL_MS,
  )

  it(
    'OPS-07 another server is made the first one while it works: nothing acknowledged is lost or doubled, and five seconds later writes go on',
    async () => {
      const former = await cluster.nodeThatIs('primary')
      let promotedAt = 0
      const { told, differences, healedMs } = await trial.suffer(async () => {
        await cluster.patronictl('switchover', '--force')
        await until(
          async () => (await cluster.nodeThatIs('primary')) !== former,
          () => 'a switchover',
        )
        promotedAt = performance.now()
      })
      report('switchover', { healedMs: healedMs(promotedAt), ...counted(told) })
      expect(told.wrong).toEqual([])
      expect(differences).toEqual([])
      expect(healedMs(promotedAt)).toBeLessThan(HEALED_MS)
      await cluster.whole()
      expect(await cluster.patronictl('list')).toMatch(/Leader[^]*Sync Standby|Sync Standby[^]*Leader/)
      expect(await cluster.askPooler('show pools')).toContainEqual(
        expect.objectContaining({ database: 'pricewright', pool_mode: 'transaction' }),
      )
    },
    TRIAL_MS,
  )

  it(
    'OPS-07 the pooler is killed and started again: calls are told to come again, and nothing acknowledged is lost or doubled',
    async () => {
      let startedAt = 0
      const { told, differences, healedMs } = await trial.suffer(async () => {
        await cluster.pooler.kill()
        await pause(2_000)
        await cluster.pooler.start()
        startedAt = performance.now()
      })
      report('pooler restarted', { healedMs: healedMs(startedAt), ...counted(told) })
      expect(told.retries).toBeGreaterThan(0)
      expect(told.wrong).toEqual([])
      expect(differences).toEqual([])
      expect(healedMs(startedAt)).toBeLessThan(HEALED_MS)
    },
    TRIAL_MS,
  )

  it.skipIf(!mayMount)(
    'OPS-07 the disk of the first server is full: calls are told to come again, nothing acknowledged is lost, and writes go on when there is space again',
    async () => {
      const full = await cluster.nodeThatIs('primary')
      const ballast = join(full.folder, 'ballast')
      let freedAt = 0
      const { told, differences, healedMs } = await trial.suffer(async () => {
        await fill(ballast)
        await pause(FULL_MS)
        await rm(ballast)
        freedAt = performance.now()
      })
      const now = await cluster.nodeThatIs('primary')
      report('disk full', { promoted: now !== full, healedMs: healedMs(freedAt), ...counted(told) })
      expect(told.wrong).toEqual([])
      expect(differences).toEqual([])
      expect(healedMs(freedAt)).toBeLessThan(HEALED_MS)
      await cluster.whole()
    },
    TRIAL_MS,
  )
})

function counted({ products, invoices, mutations, retries }: Awaited<ReturnType<Trial['suffer']>>['told']) {
  return { products: products.size, invoices: invoices.size, mutations, retries }
}

/** Figures for docs/operations-cluster.md. */
function report(what: string, figures: Readonly<Record<string, number | boolean>>): void {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`)
}
