import type { FastifyRequest } from 'fastify'
import type { Log } from '../kit/log.ts'
import type { AccessDeps } from './access.ts'

/** What the stores need of the server. */
export interface StoreDeps extends Omit<AccessDeps, 'data'> {
  /** Seals what the owner of a store takes along to the provider and back. */
  readonly consentKey: Buffer
  /** Where providers send owners and webhooks. */
  readonly publicUrl: string
  /** Lets what was ordered begin at once. */
  readonly wakeJobs: () => void
  readonly log: Log
  /** How long one turn of a job works; only tests set it. */
  readonly turnMs?: number | undefined
  /** The user of the browser that came back from a provider, by its cookie alone; undefined if nobody is signed in there. */
  readonly visitor: (request: FastifyRequest) => Promise<string | undefined>
}

/** The same within the routes. */
export interface StoreCallDeps extends StoreDeps, AccessDeps {}
