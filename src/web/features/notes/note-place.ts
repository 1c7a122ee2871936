import { useMemo } from 'react'
import { screens } from '#contract/screens.ts'
import type { Screen } from '#contract/screen.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { UUID } from '#contract/row-id.ts'
import { notesMessages as messages } from './messages.ts'
import { useShown } from '#web/kit/shell/current-router.ts'
import type { Shown } from '#web/kit/shell/router.ts'

export type NoteRow = RowOfKind<'stickyNote'>

/** The page that is open, as notes are pinned to it. */
export interface NotePlace {
  /** The name of its screen; empty on the not-found page. */
  readonly screen: string
  readonly title: string
  /** The record that is open. */
  readonly record: string | undefined
}

/** The page that is open. */
export function useNotePlace(): NotePlace {
  const screen = useShown(screenId)
  const title = useShown(screenTitle)
  const record = useShown(recordId)
  return useMemo(() => ({ screen, title, record }), [screen, title, record])
}

const screenId = ({ screen }: Shown): string => screen?.id ?? ''
const screenTitle = ({ screen }: Shown): string => screen?.title ?? ''
const recordId = ({ search: { id = '' } }: Shown): string | undefined => (UUID.test(id) ? id : undefined)

/** The list of all notes: they would lie over their own lines. */
export const NOTES_SCREEN = 'sticky-notes'

/** Whether a note lies on a page: everywhere, on its screen, or wherever its record is open. */
export function liesAt(row: Pick<NoteRow, 'isHidden' | 'page' | 'record'>, place: NotePlace): boolean {
  if (row.isHidden) return false
  if (row.record !== null) return row.record === place.record
  return row.page === '' || row.page === place.screen
}

/** The notes of a page that are shown, in the order in which they were added, and how many more there are: the lowest ones. */
export function notesAt(
  rows: readonly NoteRow[],
  place: NotePlace,
  most: number,
): { readonly notes: readonly NoteRow[]; readonly beyond: number } {
  const there = rows.filter((row) => liesAt(row, place))
  const highest =
    there.length <= most ? there : there.toSorted((a, b) => b.zIndex - a.zIndex || b.updatedAt - a.updatedAt)
  const notes = highest.slice(0, most).sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
  return { notes, beyond: there.length - notes.length }
}

/** Where a note is seen, in words. */
export function pinnedTo({ page, record }: Pick<NoteRow, 'page' | 'record'>): string {
  if (record !== null) return page === '' ? messages.oneRecord : messages.aRecord(titleOfPage(page))
  return page === '' ? messages.everywhere : titleOfPage(page)
}

/** The title of a page that notes are pinned to. */
export function titleOfPage(page: string): string {
  return (screens as readonly Screen[]).find(({ id }) => id === page)?.title ?? page
}
