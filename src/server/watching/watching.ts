import type { FastifyInstance } from 'fastify'
import type { Mailer } from '../integrations/mail/mailer.ts'
import type { AroundWork } from '../kit/database/watched-database.ts'
import type { JobHandler } from '../kit/jobs/jobs.ts'
import type { Live } from '../kit/live.ts'
import type { Outgoing } from '../kit/outgoing.ts'

/** What calls of servers that users name are for. */
export type CallPurpose = 'webhook' | 'store' | 'picture'

/** The jobs of a loop, by kind. */
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** Wraps the parts of the server so that what they do is seen; what is not watched stays as it is and costs nothing. */
export interface Watching {
  /** What sees the work of the database; each is around the one before it. */
  readonly database: readonly AroundWork[]
  live(live: Live): Live
  mailer(mailer: Mailer): Mailer
  outgoing(outgoing: Outgoing, purpose: CallPurpose): Outgoing
  jobs(handlers: JobHandlers): JobHandlers
  /** Call it before any route is registered. */
  requests(app: FastifyInstance): void
  stop(): Promise<void>
}

/** Watches nothing. */
export const UNWATCHED: Watching = {
  database: [],
  live: (live) => live,
  mailer: (mailer) => mailer,
  outgoing: (outgoing) => outgoing,
  jobs: (handlers) => handlers,
  requests: () => undefined,
  stop: () => Promise.resolve(),
}

/** Watches in two ways at once. */
export function watchedBoth(one: Watching, two: Watching): Watching {
  return {
    database: [...one.database, ...two.database],
    live: (live) => two.live(one.live(live)),
    mailer: (mailer) => two.mailer(one.mailer(mailer)),
    outgoing: (outgoing, purpose) => two.outgoing(one.outgoing(outgoing, purpose), purpose),
    jobs: (handlers) => two.jobs(one.jobs(handlers)),
    requests(app) {
      one.requests(app)
      two.requests(app)
    },
    async stop() {
      await Promise.all([one.stop(), two.stop()])
    },
  }
}
