import type { FastifyRequest } from 'fastify'
import { isUuid } from '#domain/uuid.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Log } from '../kit/log.ts'
import { sourceOf } from '../kit/security-events.ts'
import { auditedOutside } from '../kit/audit.ts'

interface Deps {
  readonly dataAccess: DataAccess
  /** The account that the credentials of a request name, whether they still let in or not. */
  readonly claimantOf: (request: FastifyRequest) => Promise<string | undefined>
  readonly log: Log
  /** The time in which the same refusal is told once, with their number. */
  readonly windowMs?: number
}

/** Records refused calls of administration (ADMIN-04). */
export interface RefusedCalls {
  note(request: FastifyRequest, endpoint: AnyEndpoint, code: string): Promise<void>
  /** Writes what is still counted. */
  close(): Promise<void>
}

interface Counted {
  more: number
  readonly timer: NodeJS.Timeout
  readonly tell: () => Promise<void>
}

/** The path of calls about one person. */
const OF_A_PERSON = '/admin/people/:id'
const WINDOW_MS = 60_000
/** Callers and calls that are counted apart; beyond these, strangers of one call are counted together. */
const MOST_COUNTED = 1_000

/**
 * The first refusal of a caller at a call is written at once; the same ones of the next minute are counted and written as one entry, so
 * that nobody fills the log at will.
 */
export function createRefusedCalls({ dataAccess, claimantOf, log, windowMs = WINDOW_MS }: Deps): RefusedCalls {
  const counted = new Map<string, Counted>()
  const write = async (entry: Parameters<typeof auditedOutside>[0]): Promise<void> => {
    await dataAccess
      .asSystemBatch([auditedOutside(entry)])
      .catch((error: unknown) => log.error({ reason: String(error) }, 'a refused act could not be written down'))
  }
  return {
    async note(request, { id: act, path }, outcome) {
      const { address } = sourceOf(request)
      const actor = (await claimantOf(request).catch(() => undefined)) ?? null
      const own = `${actor ?? address} ${act} ${outcome}`
      const key = counted.has(own) || counted.size < MOST_COUNTED ? own : `others ${act} ${outcome}`
      const known = counted.get(key)
      if (known) {
        known.more += 1
        return
      }
      const tell = async (): Promise<void> => {
        const { more = 0 } = counted.get(key) ?? {}
        counted.delete(key)
        if (more > 0) await write({ actor, act, outcome, address, detail: `${more} more` })
      }
      const timer = setTimeout(() => void tell(), windowMs)
      timer.unref()
      counted.set(key, { more: 0, timer, tell })
      await write({ actor, act, subject: subjectOf(request, path), outcome, address })
    },
    async close() {
      for (const { timer, tell } of counted.values()) {
        clearTimeout(timer)
        await tell()
      }
    },
  }
}

/** The person whom a call would have been about. */
function subjectOf({ params }: FastifyRequest, path: string): string | undefined {
  const { id = '' } = (params ?? {}) as { readonly id?: string }
  return path.startsWith(OF_A_PERSON) && isUuid(id) ? id : undefined
}
