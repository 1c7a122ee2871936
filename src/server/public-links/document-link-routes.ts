import { randomUUID } from 'node:crypto'
import { markDocument } from '#contract/commands/documents.ts'
import * as endpoints from '#contract/endpoints/document-links.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { eventsOf, withEvent } from '#contract/entities/document-events.ts'
import { general } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import { readRefs, RowCache } from '#server/kit/rows/reading.ts'
import { ownEvent, sourceOf } from '#server/kit/security-events.ts'
import type { UserData } from '#server/kit/user-data.ts'
import { prepareMutation } from '#server/kit/write/mutate.ts'
import { openWrite, planChanges, readMore, storeWrites, type Written } from '#server/kit/write/write.ts'
import { documentLinks, documentPath, makeDocumentLink } from './document-link-store.ts'
import { linkMessages } from './link-messages.ts'
import { sharedNow } from '../kit/clock.ts'

const KIND = document.kind

/** Mounts the calls about the public links of documents (DOC-14); a link is revoked like one of a price list. */
export function mountDocumentLinks(routes: Routes, data: UserData): void {
  routes.mount(endpoints.listDocumentLinks, ({ caller, params: { id } }) =>
    data.transact(caller, async (tx) => {
      const cache = new RowCache()
      await readMore({ tx, cache }, readRefs([{ kind: KIND, id }]))
      if (!cache.get(KIND, id)) throw notFound(general(document), id)
      return { items: await documentLinks(tx, id) }
    }),
  )
  routes.mount(endpoints.makeDocumentLink, async ({ caller, params: { id }, body, request, reply }) => {
    const now = sharedNow()
    const { link, secret, written } = await data.transact(caller, async (tx) => {
      const sent = await issue(tx, caller, id, now)
      await tx.query(ownEvent({ kind: 'link-made', ...sourceOf(request) }))
      return { ...(await makeDocumentLink(tx, id, body.expiresInDays, now)), written: sent }
    })
    data.wake(written.userId, written.version)
    reply.status(201)
    return { ...link, path: documentPath(secret) }
  })
}

/** A document that is shown to a customer counts as sent: a draft is marked so, and numbered if that is due (DOC-06). It tells of the link. */
async function issue(tx: Queryable, { name }: Caller, id: string, now: number): Promise<Written> {
  const body = { op: 'command', name: markDocument.name, input: { id, status: 'sent' } } as const
  const prepared = prepareMutation({ id: randomUUID(), at: now, body }, { actor: name, now })
  const open = await openWrite(tx, prepared.reads)
  const row = open.cache.get(KIND, id) as DocumentRow | undefined
  if (!row) throw notFound(general(document), id)
  if (row.status === 'void') throw new Refusal('conflict', { message: linkMessages.isVoid(row.documentNumber) })
  if (row.documentType === 'template') {
    throw new Refusal('rule-broken', { message: linkMessages.isTemplate })
  }
  if (row.status === 'draft') await prepared.run(open)
  const events = withEvent(eventsOf(open.cache.get(KIND, id) as DocumentRow), { kind: 'shared', at: now })
  const planned = await planChanges(open, [{ op: 'patch', kind: KIND, id, data: {}, stated: { events } }], now)
  return storeWrites(open, planned, { actor: name, now, mutationId: randomUUID() })
}
