import type { Readable } from 'node:stream'
import { Refusal } from '#contract/messages.ts'
import { fileSizeText, MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import { Turns, TurnsByKey } from './turns.ts'

/** Bodies in memory at a time; the others wait in their sockets, which costs nothing. */
const RECEIVED_AT_ONCE = 8
/** Nobody alone can hold up everybody else. */
const OF_ONE_USER = 2

/** Where the bodies of uploads are taken in, each up to the limit of UP-01 and all together within a known amount of memory. */
export interface Intake {
  /** Runs the work on the whole body when it is its turn. Throws `Refusal` for a body that is too large or was cut. */
  take<T>(
    userId: string,
    body: Readable,
    announced: number | undefined,
    work: (bytes: Buffer) => Promise<T>,
  ): Promise<T>
}

/** Opens an intake. */
export function createIntake(): Intake {
  const all = new Turns(RECEIVED_AT_ONCE)
  const own = new TurnsByKey(OF_ONE_USER)
  return {
    take: (userId, body, announced, work) => {
      if (announced !== undefined && announced > MAX_PICTURE_BYTES) return Promise.reject(tooLarge(announced))
      return own.take(userId, () => all.take(async () => work(await received(body, announced))))
    },
  }
}

async function received(body: Readable, announced: number | undefined): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      size += part.length
      if (size > MAX_PICTURE_BYTES) throw tooLarge(size)
      parts.push(part)
    }
  } catch (error) {
    // The connection is gone, so this is for the log alone.
    throw error instanceof Refusal ? error : new Refusal('picture-broken')
  }
  if (announced !== undefined && size < announced) throw new Refusal('picture-broken')
  return Buffer.concat(parts, size)
}

function tooLarge(bytes: number): Refusal {
  return new Refusal('picture-too-large', { size: fileSizeText(bytes) })
}
