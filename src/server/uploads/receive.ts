import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '#contract/refusal.ts'
import { fileSizeText, MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import { FairQueue, type FairTurn } from '../kit/fair-queue.ts'

/**
 * Bodies received at a time, in total and of one user. They wait on the disk for their turn, so that a slow one costs a file and no
 * memory, and many slow ones leave room for others.
 */
const LIMITS = { atOnce: 100, atOncePerKey: 2, waitingPerKey: 20, waiting: 500 }
/** No body takes so long: older files were left behind by a killed server. */
const LEFT_BEHIND_MS = 3_600_000

/** A completely received file; it is deleted when the work on it ends. */
export type Received = () => Promise<Uint8Array>

/** Receives the bodies of uploads, each up to the limit of UP-01 and all within a known amount of disk. */
export interface Intake {
  /**
   * Runs the work on the whole body when it is its turn. Throws `Refusal` for a body that is too large or was cut, and when too many
   * wait.
   */
  take<T>(
    turn: FairTurn,
    body: Readable,
    announced: number | undefined,
    work: (received: Received) => Promise<T>,
  ): Promise<T>
}

/** Opens an intake with a folder of its own. */
export function createIntake(folder: string): Intake {
  const queue = new FairQueue(LIMITS)
  const ready = swept(folder)
  ready.catch(() => undefined)
  return {
    take: (turn, body, announced, work) => {
      if (announced !== undefined && announced > MAX_PICTURE_BYTES) return Promise.reject(tooLarge(announced))
      return queue.run(turn, async () => {
        await ready
        const path = join(folder, randomUUID())
        try {
          await keep(path, body, announced)
          return await work(() => readFile(path))
        } finally {
          await rm(path, { force: true })
        }
      })
    },
  }
}

async function swept(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < Date.now() - LEFT_BEHIND_MS) await rm(path, { force: true })
  }
}

async function keep(path: string, body: Readable, announced: number | undefined): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  let size = 0
  try {
    await eachPart(body, async (part) => {
      size += part.length
      if (size > MAX_PICTURE_BYTES) throw tooLarge(size)
      await file.write(part)
    })
  } finally {
    await file.close()
  }
  if (announced !== undefined && size < announced) throw new Refusal('picture-broken')
}

/** Reads a body part by part. A refused body does not end its connection, which still has to carry the answer. */
function eachPart(body: Readable, take: (part: Buffer) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: unknown): void => {
      body.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose)
      // Data after a refusal is discarded; without a listener an error would end the process.
      body.on('error', () => undefined)
      if (error === undefined) resolve()
      else reject(error instanceof Refusal ? error : new Refusal('picture-broken'))
    }
    const onData = (part: Buffer): void => {
      body.pause()
      take(part).then(() => body.resume(), settle)
    }
    const onEnd = (): void => settle()
    const onError = (error: Error): void => settle(error)
    // The connection is gone, so this is for the log alone.
    const onClose = (): void => settle(new Refusal('picture-broken'))
    body.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose)
  })
}

function tooLarge(bytes: number): Refusal {
  return new Refusal('picture-too-large', { size: fileSizeText(bytes) })
}
