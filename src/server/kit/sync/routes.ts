import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { live as liveEndpoint, syncPull, syncPush, tellPresence } from '#contract/endpoints/sync.ts'
import { PULL_PAGE } from '#contract/sync-limits.ts'
import { MEMBER_ROLES, type MemberRole, mayRead } from '#contract/teams/reach.ts'
import { FairQueue } from '../fair-queue.ts'
import { callerLeft, heldUntilAnswered } from '../http/caller-left.ts'
import type { Caller, Routes } from '../http/mount.ts'
import type { Follow, Hear, Live } from '../live.ts'
import type { UserData } from '../user-data.ts'
import type { Statement } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { sharedNow } from '../clock.ts'

/** Proxies close silent streams, and so does this server: a comment line at half of that time keeps them open. */
const BEAT_MS = 20_000
const beatOf = ({ timeout }: Socket): number => (timeout ? timeout / 2 : BEAT_MS)

/** Pages in progress, from reading them until the client took them; this limits memory, however slow the clients are. */
const PAGES = { atOnce: 48, atOncePerKey: 1, waitingPerKey: 32, waiting: 1_000, waitMs: 30_000 }

/** Calls `end` when the caller's session is over; answers the function that stops watching. */
export type Watch = (caller: Caller, end: () => void) => () => void

/** Mounts push, pull and live. What is taken back may order work: `wakeJobs` lets it begin at once. */
export function mountSync(routes: Routes, data: UserData, live: Live, watch: Watch, wakeJobs: () => void): void {
  const pages = new FairQueue(PAGES)
  routes.mount(syncPull, ({ caller, query, reply }) => {
    const since = Number(query.since ?? 0)
    const limit = Number(query.limit ?? PULL_PAGE)
    const options = { isolation: 'repeatable read', signal: callerLeft(reply) } as const
    const read = () => data.transact(caller, (tx) => pull(tx, since, limit, query.paging === '1'), options)
    return heldUntilAnswered(pages, { key: data.keyOf(caller), signal: options.signal }, reply, read)
  })
  routes.mount(syncPush, async ({ caller, body }) => {
    const now = sharedNow()
    const behindMs = body.sentAt === undefined ? 0 : now - body.sentAt
    const sender = { actor: caller.name, now, behindMs, tell: data.tell }
    const { userId, ...answer } = await push((run) => data.transact(caller, run), body, sender)
    data.wake(userId, answer.head)
    if (body.mutations.some((mutation) => mutation.body.op === 'revert')) wakeJobs()
    return answer
  })
  routes.mount(tellPresence, async ({ caller, body }) => {
    const { userId, personId } = await whereAt(data, caller)
    live.meet(userId, { personId, ...body })
  })
  routes.mount(liveEndpoint, async ({ caller, request, reply }) => {
    const { userId, version, role } = await whereAt(data, caller)
    stream(request, reply, version, (hear, follow) => {
      const heard: Follow = (news) => {
        if (role === null || !('kind' in news) || mayRead(role, news.kind)) follow(news)
      }
      const leaving = [live.join(userId, hear, heard), watch(caller, () => reply.raw.end())]
      return () => leaving.forEach((leave) => leave())
    })
    return reply
  })
}

/** Where a device stands: whose rows, at which version, and who works on them, as what (null for the owner). */
interface Standing {
  readonly userId: string
  readonly version: number
  readonly personId: string
  readonly role: MemberRole | null
}

const AT: Statement = {
  name: 'live:at',
  text: `select user_id as "userId", version, coalesce(nullif(current_setting('app.person', true), '')::uuid, user_id) as "personId",
      (select role from unnest(array[${MEMBER_ROLES.map((role) => `'${role}'`).join()}]) role where app_member_role(role) = current_user) as role
    from user_head where user_id = ${currentUser}`,
}

async function whereAt(data: UserData, caller: Caller): Promise<Standing> {
  const [answer] = await data.read(caller, [AT])
  return answer?.rows[0] as unknown as Standing
}

function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  version: number,
  join: (hear: Hear, follow: Follow) => () => void,
): void {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write(':ok\n\n')
  const send = (at: number): void => {
    raw.write(`id: ${at}\ndata: ${at}\n\n`)
  }
  const seen = Number(request.headers['last-event-id'] ?? 0)
  if (seen < version) send(version)
  const leave = join(send, (news) => {
    raw.write(`event: ${'kind' in news ? 'presence' : 'taking-back'}\ndata: ${JSON.stringify(news)}\n\n`)
  })
  const beat = setInterval(() => raw.write(':\n\n'), beatOf(request.raw.socket))
  request.raw.once('close', () => {
    clearInterval(beat)
    leave()
  })
}
