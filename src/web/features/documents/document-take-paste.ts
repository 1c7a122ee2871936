import { MAX_ITEMS } from '#contract/entities/document-fields.ts'
import type { ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import { readDelimited } from '#web/kit/files/read-delimited.ts'
import { formatCount } from '#web/kit/format/number.ts'
import type { PutItems } from './document-line-acts.ts'
import type { CellPlace } from './document-line-list.ts'
import { newItem } from '#contract/document-new-item.ts'
import { pastedItems, pasteTargets } from './document-paste.ts'
import { documentText } from './document-text.ts'
import { trimEndOf } from '#domain/trim-text.ts'

const text = documentText.lines
const ONE = 10_000
const ID_DIGITS = 4

interface PasteSurroundings {
  readonly currency: string
  readonly pick: (text: string, quantity: number) => ItemPatch | undefined
  /** What a line of words alone is taxed with. */
  readonly tax: ItemPatch
  readonly newId: () => string
}

/** Puts cells of a spreadsheet into the lines, from the focused one on; rows beyond the last line become new lines. */
export function takePaste(
  clipboard: string,
  at: CellPlace,
  items: readonly ItemRow[],
  { currency, pick, tax, newId }: PasteSurroundings,
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
      told: text.pasted(formatCount(patches.length, text.line)),
    },
    refused,
  }
}
