import { knownEntity } from '#contract/entities/registry.ts'
import { emptyRow } from '#contract/entity.ts'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }

/** A row of a kind before anything is entered, with some values; nothing is derived of them. */
export function emptyRowOf<K extends Kind>(kind: K, id: string, values: object = {}): RowOfKind<K> {
  return { ...emptyRow(knownEntity(kind), id, 0, NOWHERE), ...values } as unknown as RowOfKind<K>
}
