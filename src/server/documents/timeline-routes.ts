import { decimalFromUnits } from '#domain/money.ts'
import { documentTimeline, type TimelineEntry } from '#contract/document-timeline.ts'
import { documentTimelineCall, type TimelineAnswer } from '#contract/endpoints/document-timeline.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { general } from '#contract/entity.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { Routes } from '../kit/http/mount.ts'
import { readLookup, readRefs, RowCache } from '../kit/rows/reading.ts'
import type { UserData } from '../kit/user-data.ts'
import { readMore } from '../kit/write/write.ts'

const KIND = document.kind

/** Mounts the timeline of a document (DOC-13, DOC-14, DOC-18). */
export function mountTimeline(routes: Routes, data: UserData): void {
  routes.mount(documentTimelineCall, ({ caller, params: { id } }) =>
    data.transact(caller, async (tx) => ({ items: await timelineOf(tx, id) })),
  )
}

async function timelineOf(tx: Queryable, id: string): Promise<readonly TimelineAnswer[]> {
  const cache = new RowCache()
  const mails = { kind: 'documentMail', field: 'documentId', is: id } as const
  await readMore({ tx, cache }, [...readRefs([{ kind: KIND, id }]), readLookup(mails)])
  const row = cache.get(KIND, id) as DocumentRow | undefined
  if (!row) throw notFound(general(document), id)
  await readMore({ tx, cache }, readRefs(row.relatedDocuments.map((each) => ({ kind: KIND, id: each.id }))))
  const other = (otherId: string): DocumentRow | undefined => cache.get(KIND, otherId) as DocumentRow | undefined
  return documentTimeline({ row, mails: mailsIn(cache, id), other }).map((each) => told(each, row))
}

function mailsIn(cache: RowCache, id: string): readonly RowOfKind<'documentMail'>[] {
  return cache.where('documentMail', 'documentId', id) as readonly RowOfKind<'documentMail'>[]
}

function told(entry: TimelineEntry, { currency }: DocumentRow): TimelineAnswer {
  const {
    kind,
    at,
    day = null,
    who = '',
    note = '',
    state = null,
    count = null,
    lastAt,
    amount,
    document: other,
  } = entry
  return {
    kind,
    at: new Date(at).toISOString(),
    day,
    who,
    note,
    state,
    count,
    lastAt: lastAt === undefined ? null : new Date(lastAt).toISOString(),
    amount: amount === undefined ? null : Number(decimalFromUnits(amount, currency)),
    document: other ?? null,
  }
}
