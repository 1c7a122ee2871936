import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SUSPENDED_EXPORT_PATH } from '#contract/sign-in.ts'
import { Refusal } from '#contract/refusal.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { eventOf, sourceOf } from '#server/kit/security-events.ts'
import { answerFailure } from '../pages/failure.ts'
import { quietLevel } from '../quiet-level.ts'
import { requireOwnPage } from '../same-origin.ts'
import { seal, unseal } from '../secrets.ts'
import { sendArchive } from './send-archive.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** Minutes after a sign-in in which a suspended person can begin the download. */
const MINUTES = 10
const FORM_BYTES = 4_096
const CALLS_A_MINUTE = 5

interface Deps {
  readonly dataAccess: DataAccess
  readonly storage: FileStorage
  readonly ticketKey: Buffer
  readonly publicUrl: string
}

/** What lets a suspended person download their data after they have signed in: sealed, for ten minutes (ADMIN-02). */
export function exportTicket(ticketKey: Buffer, userId: string): string {
  return seal(ticketKey, JSON.stringify({ userId, until: sharedNow() + MINUTES * 60_000 }))
}

/** A suspended account gets no session, but keeps the download of everything that it holds. */
export function registerSuspendedExport(
  app: FastifyInstance,
  { dataAccess, storage, ticketKey, publicUrl }: Deps,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    )
    const options = {
      logLevel: quietLevel(app),
      config: { rateLimit: { max: CALLS_A_MINUTE } },
      errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
        void answerFailure(error, request, reply),
    }
    scope.post(SUSPENDED_EXPORT_PATH, options, async (request, reply) => {
      requireOwnPage(request, new URL(publicUrl).origin)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const userId = holderOf(ticketKey, form.get('ticket') ?? '')
      await dataAccess.asSystemBatch([eventOf(userId, { kind: 'export', ...sourceOf(request) })])
      return sendArchive({ dataAccess, storage }, { actor: { kind: 'user', userId }, name: 'user' }, reply)
    })
  })
}

function holderOf(ticketKey: Buffer, ticket: string): string {
  const { userId, until } = JSON.parse(unseal(ticketKey, ticket) ?? '{}') as { userId?: string; until?: number }
  if (userId === undefined || until === undefined || until < sharedNow()) throw new Refusal('not-fresh')
  return userId
}
