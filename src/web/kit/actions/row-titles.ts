import { firstLine } from '#domain/first-line.ts'
import { entityOf } from '#contract/entities/registry.ts'
import type { AnyRow, RowReader } from '#contract/entity.ts'
import type { TouchedRow } from '../data/local-view.ts'
import { formatCount } from '../format/number.ts'
import { actionMessages } from './messages.ts'
import { nounFor } from './nouns.ts'

/** Names rows by their kind and id; undefined for one that is not there. */
export function namesIn(rows: RowReader): (kind: string, id: string) => string | undefined {
  return (kind, id) => {
    const row = rows.get(kind, id)
    return row && titleOf(kind, row)
  }
}

/** What an edit of a row is called when it is taken back: the field, if it is one, and the row. */
export function changeIn(rows: RowReader, kind: string, id: string, field: string | null): string {
  const name = titleOf(kind, rows.get(kind, id))
  const isNamed = name !== entityOf(kind)?.label.one
  return actionMessages.changeOf(field, isNamed ? name : actionMessages.unnamed(nounFor(kind).one))
}

/** What a row is called: its title, of a text its first line, else the word for its kind. */
export function titleOf(kind: string, row: AnyRow | undefined): string {
  const entity = entityOf(kind)
  const title = entity && row?.[entity.title]
  return (typeof title === 'string' && firstLine(title)) || (entity?.label.one ?? kind)
}

/** What was deleted, in words: the one row, or how many; undefined without any. A whole is deleted after its parts, which are not named. */
export function deletedRows(rows: readonly TouchedRow[]): string | undefined {
  const whole = rows.at(-1)
  if (!whole) return undefined
  const { length } = rows.filter(({ kind }) => kind === whole.kind)
  return length === 1 ? titleOf(whole.kind, whole.before) : formatCount(length, nounFor(whole.kind))
}
