import { deleteDocuments } from '#contract/commands/documents.ts'
import { markDocuments, MAX_MARKED } from '#contract/commands/document-batches.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentType } from '#domain/documents/types.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { asDocuments, type DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { wordsFor } from '#web/kit/format/problem-words.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { attempt } from './document-attempt.ts'
import { bringBack, comesBack, removalRounds } from './document-removal.ts'
import type { BatchAct } from './documents-batch.ts'
import { documentsText } from './documents-text.ts'

const text = documentsText.batch
const KIND = document.kind
const THING = documentsText.thing.many

/** Begins a document; answers its id, undefined when it could not be. */
export function createDocument(store: Store, documentType: DocumentType): Promise<string | undefined> {
  return attempt('create', () =>
    oncePerPress(`create ${documentType}`, async () => {
      const id = store.newId()
      await store.mutate({ op: 'put', kind: KIND, id, data: { documentType } })
      return id
    }),
  )
}

/** Does something to documents that it is possible for, and tells what was done; false when it failed. */
export async function runBatch(store: Store, act: BatchAct, rows: readonly DocumentRow[]): Promise<boolean> {
  try {
    await (act === 'delete' ? deleteAll(store, rows) : markAll(store, act, rows))
    return true
  } catch (error) {
    showFailure(error, { act: act === 'delete' ? 'delete' : 'change', thing: THING, words: wordsFor(KIND) })
    return false
  }
}

async function markAll(store: Store, status: 'sent' | 'paid', rows: readonly DocumentRow[]): Promise<void> {
  for (const part of partsOf(rows)) await store.run(markDocuments, { ids: part.map(({ id }) => id), status })
  showToast({ title: text[status].done(formatCount(rows.length, documentsText.document)) })
}

async function deleteAll(store: Store, rows: readonly DocumentRow[]): Promise<void> {
  for (const part of removalRounds(rows).flatMap(partsOf)) {
    await store.run(deleteDocuments, { ids: part.map(({ id }) => id) })
  }
  const gone = rows.filter(({ id }) => !store.get(KIND, id))
  const voided = rows.length - gone.length
  const action = { label: text.undo, run: () => void bringBack(store, gone, THING) }
  showToast({
    title:
      gone.length > 0
        ? text.delete.done(formatCount(gone.length, documentsText.document))
        : text.voided(formatCount(voided, documentsText.document)),
    ...(gone.length > 0 && voided > 0 ? { detail: text.voided(formatCount(voided, documentsText.document)) } : {}),
    ...(gone.length > 0 && rows.every(comesBack) ? { action } : {}),
  })
}

function partsOf<T>(rows: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(rows.length / MAX_MARKED) }, (_, part) =>
    rows.slice(part * MAX_MARKED, (part + 1) * MAX_MARKED),
  )
}

/** The documents of these ids that are still there. */
export function documentsOf(store: Store, ids: Iterable<string>): readonly DocumentRow[] {
  return asDocuments([...ids].flatMap((id) => store.get(KIND, id) ?? []))
}
