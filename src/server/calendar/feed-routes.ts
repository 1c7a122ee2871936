import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DataAccess } from '../kit/database/data-access.ts'
import { callerLeft } from '../kit/http/caller-left.ts'
import { isTagged } from '../kit/http/entity-tags.ts'
import { problemOfFailure, reportFailure } from '../kit/http/errors.ts'
import { FairQueue } from '../kit/fair-queue.ts'
import { ByteBudget } from '../kit/http/byte-budget.ts'
import { TextStream } from '../kit/http/text-stream.ts'
import { calendarFile, calendarTag } from './calendar-file.ts'
import { calendarMessages as messages } from './calendar-messages.ts'
import { openFeed } from './feed-store.ts'

/** Calls per minute and visitor, if limits are on. */
const FETCHES_A_MINUTE = 60
const NAME = /^([\w-]{43})\.ics$/
const TURNS = new FairQueue({ atOnce: 2, atOncePerKey: 1, waitingPerKey: 10, waiting: 200 })
/** Bytes of feeds that have not reached their readers yet. */
const MOST_HELD = { bytes: 128 * 2 ** 20, bytesPerKey: 64 * 2 ** 20 }

const PROTECTION = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  // Kept by calendar programs, but asked for each time whether it is still the newest.
  'cache-control': 'private, no-cache',
} as const

/** Registers the feed of a calendar: the events of whoever made the link, and nothing else (CAL-04). */
export function registerCalendarFeed(fastify: FastifyInstance, dataAccess: DataAccess): void {
  const held = new ByteBudget(MOST_HELD)
  const options = {
    config: { rateLimit: { max: FETCHES_A_MINUTE } },
    errorHandler(error: unknown, request: Parameters<typeof reportFailure>[2], reply: FastifyReply): void {
      const answer = problemOfFailure(error)
      reportFailure(error, answer, request, reply)
      sayClosed(reply, answer.status, answer.title)
    },
  }
  fastify.get<{ Params: { name: string } }>('/c/:name', options, async (request, reply) => {
    const [, secret = ''] = NAME.exec(request.params.name) ?? []
    const opened = await openFeed(dataAccess, secret)
    if (opened === 'closed') return sayClosed(reply, 410, messages.feedClosed)
    if (!opened) return sayClosed(reply, 404, messages.noSuchFeed)
    const { userId } = opened
    const actor = { kind: 'user', userId } as const
    const [answer] = await dataAccess.asUserBatch(actor, [calendarTag], { readsOnly: true })
    const tag = `W/"${String(answer?.rows[0]?.['tag'])}"`
    reply.headers({ ...PROTECTION, etag: tag })
    if (isTagged(request.headers['if-none-match'], tag)) return reply.status(304).send()
    const parts = await TURNS.run({ key: userId, signal: callerLeft(reply) }, () =>
      dataAccess.asUser(actor, (tx) => calendarFile(tx, { reminders: false, key: userId })),
    )
    const stream = new TextStream(parts, userId)
    held.hold(userId, reply, stream.heldBytes)
    return reply
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .type('text/calendar; charset=utf-8')
      .send(stream)
  })
}

function sayClosed(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).headers(PROTECTION).type('text/plain; charset=utf-8').send(`${message}\n`)
}
