import { firstLine } from '#domain/first-line.ts'
import { NOTE_PAPERS, type NoteColor } from '#domain/notes/note-colors.ts'
import { plainListOf } from '#contract/lists/plain-lists.ts'
import { plainView } from '#web/kit/list/plain-view.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { notesMessages as messages } from './messages.ts'
import type { IsRecordGone } from './gone-record.ts'
import { type NoteRow, pinnedTo, titleOfPage } from './note-place.ts'

/** What a note is called: its first line. */
const called = (row: NoteRow): string => firstLine(row.content, 120) || messages.unnamed

/** Where a note is seen, in words; one whose record is deleted is seen nowhere. */
const seenOn = (row: NoteRow, isGone: IsRecordGone): string => (isGone(row) ? messages.goneRecord : pinnedTo(row))

// A note is called by the title of its card: its whole text would be no name.
const { entity: _, ...list } = plainListOf('stickyNote')

/** How notes are shown as a list: all of them, wherever they are pinned. */
export const notesView = plainView<'stickyNote', IsRecordGone>('stickyNote', {
  list,
  messages: () => {
    const { columns, create, empty, listFilters, searchHint } = messages
    return { columns, create, empty, filters: listFilters, searchHint }
  },
  isMuted: (row) => row.isHidden,
  columns: {
    content: {
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Swatch color={row.color} />
          <span className="truncate">{called(row)}</span>
        </span>
      ),
      value: (row) => row.content,
      className: 'max-w-96 truncate',
    },
    color: { words: () => messages.colors, breakpoint: 'medium' },
    page: { cell: seenOn, value: seenOn },
    isHidden: { words: () => ({ true: messages.hidden, false: messages.shown }), breakpoint: 'full' },
    createdAt: { isExtra: true },
    updatedAt: {},
  },
  choices: { screen: { nameOf: titleOfPage } },
  card: (row, isGone) => ({
    title: called(row),
    value: <Time at={row.updatedAt} />,
    detail: seenOn(row, isGone),
    state: <Swatch color={row.color} />,
  }),
})

function Swatch({ color }: { readonly color: NoteColor }) {
  return (
    <span
      aria-hidden="true"
      style={{ background: NOTE_PAPERS[color].paper }}
      className="inline-block size-4 shrink-0 rounded border border-field-line"
    />
  )
}
