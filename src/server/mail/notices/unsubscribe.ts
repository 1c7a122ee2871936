import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { userProfile } from '#contract/entities/user-profile.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import type { Live } from '#server/kit/live.ts'
import { readRefs } from '#server/kit/rows/reading.ts'
import { openWrite, storeChanges } from '#server/kit/write/write.ts'
import { NOTICES_PATH } from './notice-letter.ts'
import { noticeMessages } from './notice-messages.ts'
import { type Reader, readerOf } from './reader.ts'
import { TOPICS } from './topics.ts'
import { readUnsubscribeToken, type Subscription, UNSUBSCRIBE_PATH } from './unsubscribe-token.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** The deps of the page that unsubscribes; what it looks like is that of the other public pages. */
export interface UnsubscribeDeps {
  readonly dataAccess: DataAccess
  readonly live: Pick<Live, 'wake'>
  readonly key: Buffer
  readonly page: (title: string, body: Html) => string
  /** What protects a public page with a form to itself. */
  readonly protection: Readonly<Record<string, string>>
  readonly onFailure: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void
}

const CALLS_A_MINUTE = 30
/** A mail program sends one short field. */
const FORM_BYTES = 1_024
const ACTOR = 'system:unsubscribe'
const KIND = userProfile.kind

const messages = noticeMessages.page

/**
 * Registers the page behind the links of notices. A visit asks for one press, because programs that look at mails open every link; the
 * call of a mail program unsubscribes at once (RFC 8058). Nobody has to sign in, and doing it twice does no harm.
 */
export function registerUnsubscribe(fastify: FastifyInstance, deps: UnsubscribeDeps): void {
  const options = { config: { rateLimit: { max: CALLS_A_MINUTE } }, errorHandler: deps.onFailure }
  void fastify.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, text, done) =>
      done(null, String(text)),
    )
    app.get<Named>(`${UNSUBSCRIBE_PATH}/:token`, options, (request, reply) => ask(deps, request.params.token, reply))
    app.post<Named>(`${UNSUBSCRIBE_PATH}/:token`, options, (request, reply) => end(deps, request.params.token, reply))
  })
}

interface Named {
  Params: { token: string }
}

interface Known {
  readonly subscription: Subscription
  readonly reader: Reader
  readonly topic: string
}

/** The subscription behind a link; undefined for a forged one, and for an account that is gone. */
async function known({ dataAccess, key }: UnsubscribeDeps, token: string): Promise<Known | undefined> {
  const subscription = readUnsubscribeToken(key, token)
  const reader = subscription && (await readerOf(dataAccess, subscription.userId))
  return subscription && reader && { subscription, reader, topic: noticeMessages.topics[subscription.topic] }
}

async function ask(deps: UnsubscribeDeps, token: string, reply: FastifyReply): Promise<FastifyReply> {
  const found = await known(deps, token)
  if (!found) return sendInvalid(deps, reply)
  if (!found.reader.wants[found.subscription.topic]) return sendDone(deps, reply, found)
  return send(
    deps,
    reply,
    messages.title,
    html`<p class="note">${messages.question(found.topic, found.reader.email)}</p>
      <form method="post" class="buttons"><button type="submit" class="button">${messages.confirm}</button></form>`,
  )
}

async function end(deps: UnsubscribeDeps, token: string, reply: FastifyReply): Promise<FastifyReply> {
  const found = await known(deps, token)
  if (!found) return sendInvalid(deps, reply)
  await switchOff(deps, found.subscription)
  return sendDone(deps, reply, found)
}

/** Written as any other edit of the profile: the user's devices show it, and the history says how it came. */
async function switchOff({ dataAccess, live }: UnsubscribeDeps, { userId, topic }: Subscription): Promise<void> {
  const written = await dataAccess.asUser({ kind: 'user', userId }, async (tx) => {
    const open = await openWrite(tx, readRefs([{ kind: KIND, id: userId }]))
    const data = { [TOPICS[topic]]: false }
    return storeChanges(open, [{ op: 'put', kind: KIND, id: userId, data }], {
      actor: ACTOR,
      now: sharedNow(),
      trusted: true,
    })
  })
  if (written.writes.length > 0) live.wake(written.userId, written.version)
}

function sendDone(deps: UnsubscribeDeps, reply: FastifyReply, { topic, reader }: Known): FastifyReply {
  return send(
    deps,
    reply,
    messages.done,
    html`<p class="note">${messages.doneText(topic, reader.email)}</p>
      <p><a href="${NOTICES_PATH}">${messages.again}</a></p>`,
  )
}

function sendInvalid(deps: UnsubscribeDeps, reply: FastifyReply): FastifyReply {
  reply.status(404)
  return send(
    deps,
    reply,
    messages.invalid,
    html`<p class="note">${messages.invalidText}</p>
      <p><a href="${NOTICES_PATH}">${noticeMessages.settings}</a></p>`,
  )
}

function send({ page, protection }: UnsubscribeDeps, reply: FastifyReply, title: string, body: Html): FastifyReply {
  const whole = html`<header>
      <h1>${title}</h1>
    </header>
    ${body}`
  return reply.headers(protection).type('text/html; charset=utf-8').send(page(title, whole))
}
