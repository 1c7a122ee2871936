import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Palette from 'lucide-react/icons/palette'
import Trash2 from 'lucide-react/icons/trash-2'
import { NOTE_COLORS, NOTE_PAPERS } from '#domain/notes/note-colors.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { MenuEntry } from '#web/kit/ui/menu-entry.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { PopoverButton } from '#web/kit/ui/popover-button.tsx'
import { notesMessages as messages } from './messages.ts'
import { hideNotes, type NoteActs } from './note-acts.ts'
import type { NotePlace, NoteRow } from './note-place.ts'
import { notesSheet } from './notes-state.ts'

/** What else can be done with a note: given from outside, such as making an event of it. */
export type MoreOfNote = (row: NoteRow) => readonly MenuEntry[]

export interface NoteToolsProps {
  readonly row: NoteRow
  readonly place: NotePlace
  readonly acts: NoteActs
  readonly more?: MoreOfNote | undefined
  readonly onRemove: () => void
  /** It lies over the page, and may lie below others. */
  readonly isFree?: boolean
}

const toolClass = '-outline-offset-2! size-8! text-inherit! enabled:hover:bg-black/10! [&_svg]:size-4 max-md:size-11!'

/** The buttons of a note: its colour, what else can be done with it, and its end. */
export function NoteTools(props: NoteToolsProps) {
  const { row, acts, onRemove } = props
  const go = useGo()
  const toList = (): void => {
    notesSheet.set(false)
    go('sticky-notes')
  }
  return (
    <>
      <PopoverButton
        label={messages.color}
        title={messages.color}
        face={<Palette aria-hidden="true" className="size-4" />}
        className="inline-flex size-8 -outline-offset-2! items-center justify-center hover:bg-black/10 max-md:size-11"
      >
        <ColorChoice row={row} acts={acts} />
      </PopoverButton>
      <MenuButton
        label={messages.more}
        iconOnly
        icon={<Ellipsis aria-hidden="true" />}
        entries={entriesOf(props, toList)}
        align="end"
        className={toolClass}
      />
      <IconButton
        label={messages.delete}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
        className={toolClass}
      />
    </>
  )
}

function entriesOf({ row, place, acts, more, isFree }: NoteToolsProps, toList: () => void): readonly MenuEntry[] {
  const level = acts.front(row)
  const pin = (page: string, record: string | null): void => void acts.save(row.id, { page, record }, messages.pinned)
  const { screen, title, record } = place
  const first: readonly MenuEntry[] = [
    ...(isFree && level !== undefined
      ? [{ label: messages.toFront, run: () => void acts.save(row.id, { zIndex: level }, messages.broughtToFront) }]
      : []),
    ...(more?.(row) ?? []),
  ]
  return [
    ...first,
    ...(first.length > 0 ? [{ type: 'line' } as const] : []),
    ...(row.page === '' && row.record === null ? [] : [{ label: messages.unpin, run: () => pin('', null) }]),
    ...(screen === '' || (row.page === screen && row.record === null)
      ? []
      : [{ label: messages.pinToPage(title), run: () => pin(screen, null) }]),
    ...(record === undefined || row.record === record
      ? []
      : [{ label: messages.pinToRecord, run: () => pin(screen, record) }]),
    { label: messages.hideOne, run: () => void acts.hide(row) },
    { type: 'line' },
    { label: messages.all, run: toList },
    ...(isFree ? [{ label: messages.hideAll, detail: 'Esc', run: hideNotes }] : []),
  ]
}

function ColorChoice({ row, acts }: Pick<NoteToolsProps, 'row' | 'acts'>) {
  return (
    <fieldset>
      <legend className="sr-only">{messages.color}</legend>
      <div className="flex flex-wrap gap-2">
        {NOTE_COLORS.map((color) => (
          <label
            key={color}
            data-tip={messages.colors[color]}
            style={{ background: NOTE_PAPERS[color].paper, color: NOTE_PAPERS[color].ink }}
            className="relative inline-flex size-9 cursor-pointer items-center justify-center rounded-full border border-field-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={`color-${row.id}`}
              aria-label={messages.colors[color]}
              checked={row.color === color}
              onChange={() => void acts.save(row.id, { color }, messages.recoloured)}
              className="sr-only"
            />
            {row.color === color && <Check aria-hidden="true" className="size-4" />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
