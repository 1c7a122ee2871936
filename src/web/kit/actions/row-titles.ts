import { entityOf } from '#contract/entities/registry.ts'
import type { AnyRow, RowReader } from '#contract/entity.ts'
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

/** What a row is called: its title, else the word for its kind. */
export function titleOf(kind: string, row: AnyRow | undefined): string {
  const entity = entityOf(kind)
  const title = entity && row?.[entity.title]
  return typeof title === 'string' && title !== '' ? title : (entity?.label.one ?? kind)
}
