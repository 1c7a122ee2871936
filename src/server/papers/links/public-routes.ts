import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Doors } from '#server/kit/database/doors.ts'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import { HeldTogether } from '#server/kit/http/held-together.ts'
import type { InTransaction } from '../documents/print-document.ts'
import { pictureOnList } from '../pictures.ts'
import { disposition, fileName, type PaperGround, printList, type ReadToPrint, readToPrint } from '../print-list.ts'
import { listCsv } from './list-csv.ts'
import { openLink, type OpenLink } from './link-store.ts'
import { closedPage, listPage, PUBLIC_STYLE_PATH } from './public-page.ts'
import { answerFailure, protection } from './public-protection.ts'
import { PUBLIC_STYLE } from './public-style.ts'

/** Calls a minute and visitor, where limits are on. */
const PAGES_A_MINUTE = 60
const PICTURES_A_MINUTE = 600

const PROTECTION = protection('none')

const NAME = /^([\w-]{43})(\.pdf|\.csv)?$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the public pages stand on. */
export interface PublicGround extends PaperGround {
  readonly doors: Doors
}

interface Opened extends ReadToPrint {
  readonly locale: string
}

/** A page or a file as it is sent. */
interface Written {
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Bytes of pages and files that have not reached their readers yet. */
const MOST_HELD = { bytes: 128 * 2 ** 20, bytesPerKey: 64 * 2 ** 20 }

/** Registers the pages behind public links (PLIST-05): the only ones that show a user's rows to somebody who is not signed in. */
export function registerPublicLists(fastify: FastifyInstance, ground: PublicGround): void {
  const held = new HeldTogether(MOST_HELD)
  const page = { config: { rateLimit: { max: PAGES_A_MINUTE } }, errorHandler: answerFailure }
  fastify.get(PUBLIC_STYLE_PATH, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(PUBLIC_STYLE),
  )
  fastify.get<{ Params: { name: string } }>('/p/:name', page, async (request, reply) => {
    reply.headers(PROTECTION)
    const [, secret = '', kind] = NAME.exec(request.params.name) ?? []
    const link = await openLink(ground.doors, secret, false)
    if (link === 'closed' || link === undefined) return sendClosed(reply, link)
    const turn = { key: link.userId, signal: callerLeft(reply) }
    if (kind === '.pdf') {
      const opened = await ground.lists.run(turn, () => open(ground, link))
      return opened ? sendPdf(reply, ground, opened) : sendClosed(reply, 'closed')
    }
    // Written in the same turn: what is written of many large lists at once would fill the memory (OPS-06).
    const written = await ground.lists.run(turn, async () => {
      const opened = await open(ground, link)
      return opened && (kind === '.csv' ? csvOf(opened) : pageOf(secret, opened))
    })
    if (!written) return sendClosed(reply, 'closed')
    held.hold(link.userId, reply, written.text.length)
    if (kind === undefined && request.method === 'GET') await openLink(ground.doors, secret, true)
    return reply.headers(written.headers).send(written.text)
  })
  fastify.get<{ Params: { secret: string; id: string } }>(
    '/p/:secret/pictures/:id',
    { config: { rateLimit: { max: PICTURES_A_MINUTE } }, errorHandler: answerFailure },
    async (request, reply) => {
      reply.headers(PROTECTION)
      const { secret, id } = request.params
      const link = UUID.test(id) ? await openLink(ground.doors, secret, false) : undefined
      if (link === 'closed' || link === undefined) return sendClosed(reply, link)
      const actor = { kind: 'user', userId: link.userId } as const
      const key = await ground.doors.asUser(actor, (tx) => pictureOnList(tx, link.listId, id))
      const bytes = key === undefined ? undefined : await ground.storage.get(key)
      if (!bytes) return sendClosed(reply, undefined)
      return reply.header('cache-control', 'private, max-age=600').type('image/webp').send(Buffer.from(bytes))
    },
  )
}

/** What a link opens now: nothing where the list is archived, a draft or deleted. */
async function open(ground: PublicGround, { userId, listId, locale }: OpenLink): Promise<Opened | undefined> {
  const inTransaction: InTransaction = (body) => ground.doors.asUser({ kind: 'user', userId }, body)
  const read = await readToPrint(inTransaction, ground.readList, listId)
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
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, text: await listPage(contents) }
}

async function sendPdf(reply: FastifyReply, ground: PublicGround, opened: Opened): Promise<FastifyReply> {
  const { bytes } = await printList(ground, opened, { locale: opened.locale })
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
