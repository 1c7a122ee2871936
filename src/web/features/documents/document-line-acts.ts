import { MAX_ITEMS } from '#contract/entities/document-fields.ts'
import type { Store } from '#web/kit/data/store.ts'
import {
  asDocuments,
  type DocumentPatch,
  type DocumentRow,
  type ItemPatch,
  type ItemRow,
} from '#web/kit/documents/document-row.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { attempt, savedWithUndo } from './document-attempt.ts'
import { itemMoved, itemsAdded } from './document-line-order.ts'
import { documentText } from './document-text.ts'

const text = documentText.lines

/** What can be done with the lines of a document. */
export interface LineActs {
  readonly newId: () => string
  readonly saveItem: (documentId: string, itemId: string, patch: ItemPatch) => void
  /** Saves several lines and adds others behind `after` (null: at the end); `told` offers to take all of it back. */
  readonly putItems: (documentId: string, put: PutItems) => void
  readonly removeItems: (documentId: string, ids: readonly string[]) => void
  readonly moveItem: (documentId: string, itemId: string, to: number) => void
}

/** Lines to change and to add at once. */
export interface PutItems {
  readonly patches?: Readonly<Record<string, ItemPatch>>
  readonly added?: readonly ItemRow[]
  readonly after?: string | null
  readonly told?: string
}

/**
 * The acts on lines. Each is one mutation on the lines as they are then, so that edits of other devices stay; `why` stands beside it in the
 * history.
 */
export function lineActs(store: Store, why: string | undefined): LineActs {
  const thing = documentText.thing.line
  const known = (id: string): DocumentRow | undefined =>
    asDocuments([store.get('document', id)].flatMap((row) => row ?? []))[0]
  const save = (id: string, items: DocumentPatch['items']) =>
    attempt(
      'change',
      () => store.mutate({ op: 'patch', kind: 'document', id, data: { items }, ...(why === undefined ? {} : { why }) }),
      thing,
    )
  return {
    newId: () => store.newId(),
    saveItem: (documentId, itemId, patch) => void save(documentId, { lines: { [itemId]: patch } }),
    putItems: (documentId, { patches = {}, added = [], after = null, told }) => {
      const row = known(documentId)
      if (!row) return
      const room = added.slice(0, Math.max(0, MAX_ITEMS - row.items.length))
      const { lines, ...placed } = itemsAdded(row.items, room, after)
      const items = { lines: { ...patches, ...lines }, ...placed }
      if (told === undefined) void save(documentId, items)
      else void savedWithUndo(store, documentId, { items }, { title: told, thing, why })
    },
    removeItems: (documentId, ids) => {
      const items = { lines: Object.fromEntries(ids.map((id) => [id, null])) }
      const title = text.removed(formatCount(ids.length, text.line))
      void savedWithUndo(store, documentId, { items }, { title, thing, why })
    },
    moveItem: (documentId, itemId, to) => {
      const items = itemMoved(known(documentId)?.items ?? [], itemId, to)
      if (items) void save(documentId, items)
    },
  }
}
