import Plus from 'lucide-react/icons/plus'
import { useMemo } from 'react'
import { firstLine } from '#domain/first-line.ts'
import { NOTE_PAPERS } from '#domain/notes/note-colors.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { PhoneSheet } from '#web/kit/shell/phone-sheet.tsx'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { notesMessages as messages } from './messages.ts'
import { addNote, useNoteActs } from './note-acts.ts'
import { notesAt, useNotePlace } from './note-place.ts'
import { NoteText } from './note-text.tsx'
import { type MoreOfNote, NoteTools } from './note-tools.tsx'
import { editedNote, notesSheet } from './notes-state.ts'
import { PinnedMark } from './pinned-mark.tsx'

/** So many notes are in the sheet; the others are in the list. */
const MOST_IN_SHEET = 50

/** The notes of a page on a phone, whose window they would fill: a sheet, the newest first. */
export function NotesSheet({ more }: { readonly more?: MoreOfNote | undefined }) {
  const isOpen = notesSheet.use()
  const place = useNotePlace()
  const rows = useRows('stickyNote')
  const edited = editedNote.use()
  const acts = useNoteActs()
  const { notes, beyond } = useMemo(() => notesAt(rows, place, MOST_IN_SHEET), [rows, place])
  const close = (): void => notesSheet.set(false)
  return (
    <PhoneSheet title={messages.layer} open={isOpen} onClose={close}>
      <div className="space-y-3 px-1">
        <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={() => void addNote()} className="w-full">
          {messages.add}
        </Button>
        {notes.length === 0 ? (
          <p className="px-2 text-muted">{messages.nothingHere}</p>
        ) : (
          <ul className="space-y-3">
            {notes.toReversed().map((row) => (
              <li
                key={row.id}
                aria-label={firstLine(row.content, 80) || messages.unnamed}
                style={{ background: NOTE_PAPERS[row.color].paper, color: NOTE_PAPERS[row.color].ink }}
                className="flex max-h-80 flex-col overflow-clip rounded-xl"
              >
                <div className="flex shrink-0 items-center justify-end">
                  <PinnedMark row={row} />
                  <NoteTools row={row} place={place} acts={acts} more={more} onRemove={() => void acts.remove(row)} />
                </div>
                <FieldScope of={row.id}>
                  <NoteText row={row} isEdited={edited === row.id} acts={acts} onDone={() => undefined} />
                </FieldScope>
              </li>
            ))}
          </ul>
        )}
        <ScreenLink
          screen="sticky-notes"
          onClick={close}
          className="flex min-h-12 items-center justify-center rounded-lg font-semibold text-primary hover:bg-accent"
        >
          {beyond > 0 ? messages.beyond(formatNumber(beyond)) : messages.all}
        </ScreenLink>
      </div>
    </PhoneSheet>
  )
}
