import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Doors } from '#server/kit/database/doors.ts'
import { pictureOnList } from '../pictures.ts'
import { disposition, fileName, type PaperGround, printList, type ReadToPrint, readToPrint } from '../print-list.ts'
import { listCsv } from './list-csv.ts'
import { type OpenedLink, openLink } from './link-store.ts'
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

/** Registers the pages behind public links (PLIST-05): the only ones that show a user's rows to somebody who is not signed in. */
export function registerPublicLists(fastify: FastifyInstance, ground: PublicGround): void {
  const page = { config: { rateLimit: { max: PAGES_A_MINUTE } }, errorHandler: answerFailure }
  fastify.get(PUBLIC_STYLE_PATH, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(PUBLIC_STYLE),
  )
  fastify.get<{ Params: { name: string } }>('/p/:name', page, async (request, reply) => {
    reply.headers(PROTECTION)
    const [, secret = '', kind] = NAME.exec(request.params.name) ?? []
    const opened = await open(ground, secret)
    if (opened === 'closed' || opened === undefined) return sendClosed(reply, opened)
    if (kind === '.pdf') return sendPdf(reply, ground, opened)
    if (kind === '.csv') return sendCsv(reply, opened)
    if (request.method === 'GET') await openLink(ground.doors, secret, true)
    return sendPage(reply, secret, opened)
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

/** What a secret opens now: a list that is archived, a draft or deleted is closed like a revoked link. */
async function open(ground: PublicGround, secret: string): Promise<Opened | Extract<OpenedLink, 'closed' | undefined>> {
  const link = await openLink(ground.doors, secret, false)
  if (link === 'closed' || link === undefined) return link
  const actor = { kind: 'user', userId: link.userId } as const
  const read = await ground.doors.asUser(actor, (tx) => readToPrint(tx, ground.readList, link.listId))
  return read && read.list.status === 'active' ? { ...read, locale: link.locale } : 'closed'
}

function sendClosed(reply: FastifyReply, found: 'closed' | undefined): FastifyReply {
  return reply
    .status(found === 'closed' ? 410 : 404)
    .type('text/html; charset=utf-8')
    .send(closedPage())
}

function sendPage(reply: FastifyReply, secret: string, { list, keys, locale }: Opened): FastifyReply {
  const shown = list.items.filter(({ thumbnailUrl }) => keys.has(thumbnailUrl)).map(({ productId }) => productId)
  const contents = { list, secret, locale, pictures: new Set(shown), now: Date.now() }
  return reply.type('text/html; charset=utf-8').send(listPage(contents))
}

async function sendPdf(reply: FastifyReply, ground: PublicGround, opened: Opened): Promise<FastifyReply> {
  const { bytes } = await printList(ground, opened, { locale: opened.locale })
  return reply
    .header('content-disposition', disposition('inline', fileName(opened.list.title, 'pdf')))
    .type('application/pdf')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

function sendCsv(reply: FastifyReply, { list }: Opened): FastifyReply {
  return reply
    .header('content-disposition', disposition('attachment', fileName(list.title, 'csv')))
    .type('text/csv; charset=utf-8')
    .send(`\uFEFF${listCsv(list)}`)
}
