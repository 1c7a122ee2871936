import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { quiet } from '../quiet.ts'
import { startEmbeddedProcess } from './embedded-process.ts'
import { rounds } from './rounds.ts'
import { readWritten } from './writer.ts'

const run = promisify(execFile)
const IMAGE_MB = 512
const ROUND_MS = 120_000
const MOST_CUTS = 5
const POWER_ROUNDS = Math.ceil(rounds / 2)

/** Makes a disk of a file. What the kernel still holds back is not in the file: a copy of it is the disk after a power cut. */
async function makeDisk(work: string): Promise<{ image: string; mounted: string }> {
  const image = join(work, 'disk.img')
  const mounted = join(work, 'disk')
  await mkdir(mounted)
  await run('truncate', ['-s', `${IMAGE_MB}M`, image])
  await run('mkfs.ext4', ['-q', image])
  // By itself it writes out every five seconds, which a slow writer would take for its own.
  await run('mount', ['-o', 'loop,commit=900', image, mounted])
  return { image, mounted }
}

/** Writes out what the kernel holds back of one disk, and not of all that the machine has. */
async function writeOut(mounted: string): Promise<void> {
  await run('sync', ['-f', mounted])
}

describe('power loss', async () => {
  const work = await mkdtemp(join(tmpdir(), 'pw-power-'))
  const disk = await makeDisk(work).catch((error: Error) => {
    process.stderr.write(`Skipped: the power-loss simulation needs loop mounts (${error.message.split('\n')[0]}).\n`)
    return undefined
  })

  afterAll(async () => {
    if (disk) await run('umount', [disk.mounted])
    await rm(work, { recursive: true, force: true })
  })

  describe.skipIf(!disk)('of a disk that keeps only what was written through', () => {
    const { image = '', mounted = '' } = disk ?? {}

    beforeAll(async () => {
      await cp(inject('embeddedTemplate'), join(mounted, 'durable'), { recursive: true })
      await cp(inject('embeddedTemplate'), join(mounted, 'careless'), { recursive: true })
      await writeOut(mounted)
    })

    /** Lets a writer work on the disk, cuts the power, and reads what the disk has. */
    async function cutPower(name: string, ...flags: string[]) {
      const writer = startEmbeddedProcess(join(mounted, name), '--write', ...flags)
      let acknowledged = 0
      writer.hear((line) => {
        if (/^\d+$/.test(line)) acknowledged = Number(line)
      })
      await writer.says('stored')
      await writeOut(mounted)
      await writer.until(() => acknowledged > 0)
      await pause(200 + Math.random() * 1_000)
      writer.freeze()
      await pause(50)
      const heard = acknowledged
      const after = join(work, 'after.img')
      const mountedAfter = join(work, 'after')
      await run('cp', ['--sparse=always', image, after])
      await writer.kill()
      await mkdir(mountedAfter, { recursive: true })
      await run('mount', ['-o', 'loop', after, mountedAfter])
      try {
        const database = await openEmbedded({ folder: join(mountedAfter, name), log: quiet, neededBytes: 0 })
        const stored = await readWritten(database)
        await database.close()
        return { heard, stored }
      } finally {
        await run('umount', [mountedAfter])
        await rm(after)
      }
    }

    it(
      `OPS-04 the embedded database keeps every acknowledged write over ${POWER_ROUNDS} power cuts`,
      async () => {
        for (let round = 0; round < POWER_ROUNDS; round += 1) {
          const { heard, stored } = await cutPower('durable')
          expect(stored.whole).toBe(true)
          expect(stored.last).toBeGreaterThanOrEqual(heard)
        }
      },
      POWER_ROUNDS * ROUND_MS,
    )

    it(
      'OPS-04 the simulation sees what is not written through: without fsync acknowledged writes are lost',
      async () => {
        let isLost = false
        // The kernel may write out by itself just before the cut.
        for (let cut = 0; cut < MOST_CUTS && !isLost; cut += 1) {
          const { heard, stored } = await cutPower('careless', '--careless')
          isLost = stored.last < heard
        }
        expect(isLost).toBe(true)
      },
      MOST_CUTS * ROUND_MS,
    )
  })
})
