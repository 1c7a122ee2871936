import { MAX_ITEMS } from '#contract/entities/document-fields.ts'
import type { ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import { readDelimited } from '#web/kit/files/read-delimited.ts'
import type { PutItems } from '../actions/line-actions.ts'
import type { CellPosition } from './line-list.ts'
import { newItem } from '#contract/document-new-item.ts'
import { pastedItems, pasteTargets } from './pasted-items.ts'
import { lineMessages as text } from './messages.ts'
import { trimEndOf } from '#domain/trim-text.ts'

const ONE = 10_000
const ID_DIGITS = 4

interface PasteDeps {
  readonly currency: string
  readonly pick: (text: string, quantity: number) => ItemPatch | undefined
  /** What a line of words alone is taxed with. */
  readonly tax: ItemPatch
  readonly newId: () => string
}

/** Puts cells of a spreadsheet into the lines, from the focused one on; rows beyond the last line become new lines. */
export function takePaste(
  clipboard: string,
  at: CellPosition,
  items: readonly ItemRow[],
  { currency, pick, tax, newId }: PasteDeps,
): { readonly put: PutItems; readonly refused: number } {
  const bytes = new TextEncoder().encode(trimEndOf(clipboard, '\r\n'))
  const table = readDelimited(
    bytes,
    { encoding: 'utf-8', delimiter: '\t' },
    MAX_ITEMS,
    () => false,
    () => undefined,
  )
  const rows = table.rows.map((cells) => cells.map(String))
  const { patches, refused } = pastedItems(rows, at.column, currency, (words, { quantity = ONE }) =>
    pick(words, quantity),
  )
  const targets = pasteTargets(items, at.id, patches.length)
  const changed = targets.flatMap(({ id }, index) => {
    const patch = patches[index] ?? {}
    return Object.keys(patch).length > 0 ? [[id, patch] as const] : []
  })
  // Lines that are added at once stand in the order of their ids (SYNC-04).
  const first = newId()
  const added = patches
    .slice(targets.length)
    .map((patch, index) => newItem(`${first}-${String(index).padStart(ID_DIGITS, '0')}`, { ...tax, ...patch }))
  return {
    put: {
      patches: Object.fromEntries(changed),
      added,
      told: text.pasted(patches.length),
    },
    refused,
  }
}
