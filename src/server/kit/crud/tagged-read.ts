import { randomBytes } from 'node:crypto'
import type { Result, Statement } from '../database/database.ts'
import { isTagged, tagsIn } from '../http/entity-tags.ts'
import type { Call } from '../http/mount.ts'
import type { UserData } from '../user-data.ts'

/** Tags are of one process: another build may write rows otherwise, and a restored database counts on from an earlier version. */
const PROCESS = randomBytes(9).toString('base64url')

/** What the clock changes, no version tells. */
const CLOCK = /\bnow\(\)/

/** What a read found. */
export interface TaggedRead {
  readonly answers: readonly Result[]
  /** The entity tag of the answer; undefined where there is none. */
  readonly tag: string | undefined
  /** The caller has this answer: its rows need not be sent, and may be missing. */
  readonly isKnown: boolean
}

/** The part of a call that says what its caller has. */
export type Conditional = Pick<Call, 'caller' | 'request' | 'reply'>

/**
 * Reads what depends on nothing but rows of the caller, with the user's version as its entity tag (RFC 9110). `statementsFor` is told the
 * version whose answer the caller has, and may leave out all rows while it is the newest. Pages get no tag: their browser would keep the
 * answers beyond the sign-out (AUTH-14).
 */
export async function readTagged(
  data: UserData,
  { caller, request }: Conditional,
  statementsFor: (known: number | undefined) => readonly Statement[],
  signal?: AbortSignal,
): Promise<TaggedRead> {
  const asked = request.headers['if-none-match']
  const isOfPage = caller.actor.kind === 'session'
  const known = isOfPage || asked === undefined ? undefined : versionIn(asked)
  const statements = statementsFor(known)
  if (isOfPage || statements.some(({ text }) => CLOCK.test(text))) {
    return {
      answers: await data.read(caller, known === undefined ? statements : statementsFor(undefined), signal),
      tag: undefined,
      isKnown: false,
    }
  }
  const { answers, userId, version } = await data.readCounted(caller, statements, signal)
  const tag = `W/"${version}.${PROCESS}.${userId}"`
  const isKnown = isTagged(asked, tag)
  // The version of somebody else's tag, or of one that was made up, may be this user's too: its rows were left out and are read now.
  const isLeftOut = known !== undefined && !isKnown && answers[0]?.rows.length === 0
  return { answers: isLeftOut ? await data.read(caller, statementsFor(undefined), signal) : answers, tag, isKnown }
}

/** Sends a tagged answer, or 304 to a caller who has it. */
export function answerTagged({ reply }: Conditional, { tag, isKnown }: TaggedRead, answer: () => unknown): unknown {
  if (tag === undefined) return answer()
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization, accept-encoding' })
  return isKnown ? reply.code(304).send() : answer()
}

/** The version of the one tag that a caller has, if this process gave it out. */
function versionIn(ifNoneMatch: string): number | undefined {
  const [only, ...others] = tagsIn(ifNoneMatch)
  const [version = '', process] = (only ?? '').slice(1, -1).split('.')
  return others.length === 0 && process === PROCESS && /^\d{1,15}$/.test(version) ? Number(version) : undefined
}
