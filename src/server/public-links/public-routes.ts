import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import { ByteBudget } from '#server/kit/http/byte-budget.ts'
import type { InTransaction } from '../pdf/documents/print-document.ts'
import { pictureOnList } from '../pdf/pictures.ts'
import { disposition, fileName, type PrintDeps, printList, type ReadToPrint, readToPrint } from '../pdf/print-list.ts'
import { listCsv } from './list-csv.ts'
import { openLink, type OpenLink } from './link-store.ts'
import { closedPage, listPage, PUBLIC_STYLE_PATH } from './public-page.ts'
import { answerFailure, protection } from './public-protection.ts'
import { PUBLIC_STYLE } from './public-style.ts'

/** Calls per minute and visitor, if limits are on. */
const PAGES_A_MINUTE = 60
const PICTURES_A_MINUTE = 600

const PROTECTION = protection('none')

const NAME = /^([\w-]{43})(\.pdf|\.csv)?$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The deps of the public pages. */
export interface PublicDeps extends PrintDeps {
  readonly dataAccess: DataAccess
}

interface Opened extends ReadToPrint {
  readonly locale: string
}

/** A page or a file, ready to be sent. */
interface Written {
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Bytes of pages and files that have not reached their readers yet. */
const MOST_HELD = { bytes: 128 * 2 ** 20, bytesPerKey: 64 * 2 ** 20 }

/** Registers the pages behind public links (PLIST-05): the only ones that show a user's rows without a sign-in. */
export function registerPublicLists(fastify: FastifyInstance, deps: PublicDeps): void {
  const held = new ByteBudget(MOST_HELD)
  const page = { config: { rateLimit: { max: PAGES_A_MINUTE } }, errorHandler: answerFailure }
  fastify.get(PUBLIC_STYLE_PATH, { config: { rateLimit: false } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(PUBLIC_STYLE),
  )
  fastify.get<{ Params: { name: string } }>('/p/:name', page, async (request, reply) => {
    reply.headers(PROTECTION)
    const [, secret = '', kind] = NAME.exec(request.params.name) ?? []
    const link = await openLink(deps.dataAccess, secret, false)
    if (link === 'closed' || link === undefined) return sendClosed(reply, link)
    const turn = { key: link.userId, signal: callerLeft(reply) }
    if (kind === '.pdf') {
      const opened = await deps.lists.run(turn, () => open(deps, link))
      return opened ? sendPdf(reply, deps, opened) : sendClosed(reply, 'closed')
    }
    // Written in the same turn: many large lists written at once would fill the memory (OPS-06).
    const written = await deps.lists.run(turn, async () => {
      const opened = await open(deps, link)
      return opened && (kind === '.csv' ? csvOf(opened) : pageOf(secret, opened))
    })
    if (!written) return sendClosed(reply, 'closed')
    held.hold(link.userId, reply, written.text.length)
    if (kind === undefined && request.method === 'GET') await openLink(deps.dataAccess, secret, true)
    return reply.headers(written.headers).send(written.text)
  })
  fastify.get<{ Params: { secret: string; id: string } }>(
    '/p/:secret/pictures/:id',
    { config: { rateLimit: { max: PICTURES_A_MINUTE } }, errorHandler: answerFailure },
    async (request, reply) => {
      reply.headers(PROTECTION)
      const { secret, id } = request.params
      const link = UUID.test(id) ? await openLink(deps.dataAccess, secret, false) : undefined
      if (link === 'closed' || link === undefined) return sendClosed(reply, link)
      const actor = { kind: 'user', userId: link.userId } as const
      const key = await deps.dataAccess.asUser(actor, (tx) => pictureOnList(tx, link.listId, id))
      const bytes = key === undefined ? undefined : await deps.storage.get(key)
      if (!bytes) return sendClosed(reply, undefined)
      return reply.header('cache-control', 'private, max-age=600').type('image/webp').send(Buffer.from(bytes))
    },
  )
}

/**
 * The list behind a link; nothing if the list is archived, a draft or deleted. To strangers a moment does not matter, but a list that was opened
 * right now is there.
 */
async function open(deps: PublicDeps, link: OpenLink): Promise<Opened | undefined> {
  return (await openAt(deps, link, true)) ?? openAt(deps, link, false)
}

async function openAt(
  deps: PublicDeps,
  { userId, listId, locale }: OpenLink,
  mayBeStale: boolean,
): Promise<Opened | undefined> {
  const inTransaction: InTransaction = (body) => deps.dataAccess.asUser({ kind: 'user', userId }, body, { mayBeStale })
  const read = await readToPrint(inTransaction, deps.readList, listId)
  return read?.list.status === 'active' ? { ...read, locale } : undefined
}

function sendClosed(reply: FastifyReply, found: 'closed' | undefined): FastifyReply {
  return reply
    .status(found === 'closed' ? 410 : 404)
    .type('text/html; charset=utf-8')
    .send(closedPage())
}

async function pageOf(secret: string, { list, keys, locale }: Opened): Promise<Written> {
  const shown = list.items.filter(({ thumbnailUrl }) => keys.has(thumbnailUrl)).map(({ productId }) => productId)
  const contents = { list, secret, locale, pictures: new Set(shown), now: Date.now() }
  const headers = { ...protection('none', 'self'), 'content-type': 'text/html; charset=utf-8' }
  return { headers, text: await listPage(contents) }
}

async function sendPdf(reply: FastifyReply, deps: PublicDeps, opened: Opened): Promise<FastifyReply> {
  const { bytes } = await printList(deps, opened, { locale: opened.locale })
  return reply
    .header('content-disposition', disposition('inline', fileName(opened.list.title, 'pdf')))
    .type('application/pdf')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

async function csvOf({ list }: Opened): Promise<Written> {
  const headers = {
    'content-disposition': disposition('attachment', fileName(list.title, 'csv')),
    'content-type': 'text/csv; charset=utf-8',
  }
  return { headers, text: `\uFEFF${await listCsv(list)}` }
}
