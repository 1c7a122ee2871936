import type { Entity } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import { FILES_PATH, MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import type { Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { FairQueue, type FairTurn } from '../kit/fair-queue.ts'
import { type Outgoing, OutgoingRefused } from '../kit/outgoing.ts'
import { fetchMessages, uploadMessages } from './upload-messages.ts'

/** A picture of 10 MB from a slow shop. */
const TIMEOUT_MS = 20_000
/** Fetches at a time, of all users and of one. */
const LIMITS = { atOnce: 8, atOncePerKey: 2, waitingPerKey: 20, waiting: 200 }

/** The address of a row's picture. */
export function addressOfPicture({ table, kind }: Entity, id: string): Statement {
  return {
    name: `upload:address:${kind}`,
    text: `select image_url as address from ${table} where user_id = ${currentUser} and id = $1`,
    values: [id],
  }
}

/** Fetches pictures from elsewhere, users in turn. */
export function createPictureFetch(outgoing: Outgoing): (turn: FairTurn, address: string) => Promise<Uint8Array> {
  const queue = new FairQueue(LIMITS)
  return async (turn, address) => {
    if (address === '') throw new Refusal('picture-address', { message: uploadMessages.noAddress })
    if (address.startsWith(FILES_PATH)) throw new Refusal('picture-address', { message: uploadMessages.storedAlready })
    const { signal } = turn
    const limits = { mostBytes: MAX_PICTURE_BYTES, timeoutMs: TIMEOUT_MS, ...(signal ? { signal } : {}) }
    try {
      return await queue.run(turn, () => outgoing.fetch(address, limits))
    } catch (error) {
      if (!(error instanceof OutgoingRefused)) throw error
      throw new Refusal('picture-address', { message: fetchMessages[error.reason], status: error.status ?? '' })
    }
  }
}
