import { knownEntity } from '#contract/entities/registry.ts'
import type { AnyRow } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import type { KeptRow } from './kept-rows.ts'
import { revertMessages } from './revert-messages.ts'
import type { WrittenRow } from './row-timelines.ts'

/** A change set as its rows are judged: by its header, what it wrote, and what of that would be kept. */
interface Act {
  readonly header: AnyRow
  readonly rows: readonly WrittenRow[]
  readonly kept: readonly KeptRow[]
}

/**
 * Throws `Refusal` where a change set of which rows replace parts of others would go back in part (CHANGE-02): the replaced part would
 * stand twice, or be lost. It stays applied, and can be taken back once nothing stands in its way.
 */
export function mustGoBackWhole({ header, rows, kept }: Act, get: (row: KeptRow) => AnyRow | undefined): void {
  if (header['origin'] !== 'bulk') return
  const replacing = new Set(rows.filter(replaces).map(({ kind }) => kind))
  const inTheWay = kept.find((row) => replacing.has(row.kind) && (get(row) !== undefined || !wasHandedOn(row, rows)))
  if (!inTheWay) return
  const { kind } = inTheWay
  const row = get(inTheWay)
  const message = inTheWay.parts.find((part) => part.message !== undefined)?.message
  const name = String(row?.[knownEntity(kind).title] ?? header['title'])
  throw new Refusal('conflict', {
    message: message ?? (row ? revertMessages.changedSince(name) : revertMessages.goneSince(name)),
  })
}

/** Whether the change set made the row in the place of a part of another one. */
function replaces({ kind, entries }: WrittenRow): boolean {
  return entries[0]?.before === null && knownEntity(kind).replaces !== undefined
}

/** Whether the change set only told the row that it belongs to another one. */
function wasHandedOn({ kind, id }: KeptRow, rows: readonly WrittenRow[]): boolean {
  const by = knownEntity(kind).replaces?.belongsBy ?? ''
  const written = rows.find((row) => row.kind === kind && row.id === id)
  return written?.entries.some(({ before }) => before !== null && by in before) === true
}
