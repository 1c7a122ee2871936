import { MAX_ITEMS } from '#contract/entities/document-fields.ts'
import type { Actions } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import { lineMessages } from '../lines/messages.ts'
import { itemMoved, itemsAdded } from '../lines/line-order.ts'

/** What can be done with the lines of a document. */
export interface LineActions {
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
 * The actions on lines. Each is one mutation on the lines as they are then, so that edits of other devices stay; `why` stands beside it in
 * the history.
 */
export function lineActions(store: Store, { newId, save }: Actions<'document'>, why: string | undefined): LineActions {
  const itemsOf = (id: string): readonly ItemRow[] | undefined => store.get('document', id)?.items
  // What is told may still stand when another document is open.
  const about = (title: string, id: string): string =>
    actionMessages.about(title, store.get('document', id)?.documentNumber ?? '')
  return {
    newId,
    saveItem: (id, itemId, patch) => void save(id, { items: { lines: { [itemId]: patch } } }, null, { why }),
    putItems(id, { patches = {}, added = [], after = null, told }) {
      const items = itemsOf(id)
      if (!items) return
      const breakpoint = added.slice(0, Math.max(0, MAX_ITEMS - items.length))
      const { lines, ...placed } = itemsAdded(items, breakpoint, after)
      const edit = { lines: { ...patches, ...lines }, ...placed }
      void save(id, { items: edit }, told ?? null, { why, ...(told === undefined ? {} : { title: about(told, id) }) })
    },
    removeItems(id, ids) {
      const title = about(lineMessages.removed(ids.length), id)
      void save(id, { items: { lines: Object.fromEntries(ids.map((each) => [each, null])) } }, title, { why, title })
    },
    moveItem(id, itemId, to) {
      const items = itemMoved(itemsOf(id) ?? [], itemId, to)
      if (items) void save(id, { items }, null, { why })
    },
  }
}
