import { type FocusEvent, type KeyboardEvent, memo, useRef } from 'react'
import { firstLine } from '#domain/first-line.ts'
import { NOTE_PAPERS } from '#domain/notes/note-colors.ts'
import { type NoteRoom, type Point, pointInside, type Size, sizeInside } from '#domain/notes/note-place.ts'
import { notesMessages as messages } from './messages.ts'
import type { NoteActs } from './note-acts.ts'
import type { NotePlace, NoteRow } from './note-place.ts'
import { NoteText } from './note-text.tsx'
import { type MoreOfNote, NoteTools } from './note-tools.tsx'
import { editedNote } from './notes-state.ts'
import { PinnedMark } from './pinned-mark.tsx'
import { useDrag } from './use-drag.ts'
import { useNudge } from './use-nudge.ts'

/** An arrow key moves a note so far, in pixels; with Shift it makes it larger or smaller by as much. */
const STEP = 8
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
/** Above every level, while it is dragged or edited. */
const ON_TOP = 2_000_000_000

interface NoteCardProps {
  readonly row: NoteRow
  readonly place: NotePlace
  /** The window that it is shown in. */
  readonly room: NoteRoom
  readonly isEdited: boolean
  readonly acts: NoteActs
  readonly more: MoreOfNote | undefined
  /** The id of what says which keys it knows. */
  readonly keysId: string
}

/**
 * A note over the page (NOTE-01): dragged on its header, larger and smaller at its corner, by keys too. While it moves only its style changes;
 * it is saved, and drawn anew, once it is let go.
 */
export const NoteCard = memo(function NoteCard({ row, place, room, isEdited, acts, more, keysId }: NoteCardProps) {
  const card = useRef<HTMLElement>(null)
  const nudge = useNudge<Point & Size>()
  const size = sizeInside(row, room)
  const at = pointInside(row, size, room)
  const box = { ...at, ...size }
  const { paper, ink } = NOTE_PAPERS[row.color]
  const name = firstLine(row.content, 80) || messages.unnamed

  const draw = ({ x, y, width, height }: Point & Size, zIndex: number = row.zIndex): void => {
    if (!card.current) return
    Object.assign(card.current.style, {
      transform: transformOf({ x, y }),
      width: `${width}px`,
      height: `${height}px`,
      zIndex: String(zIndex),
    })
  }
  const moved = (by: Point) => ({ ...box, ...pointInside({ x: at.x + by.x, y: at.y + by.y }, size, room) })
  const resized = (by: Point) => {
    const wanted = { width: size.width + by.x, height: size.height + by.y }
    const left = { width: room.width - at.x, height: room.height - at.y }
    return { ...box, ...sizeInside(wanted, left) }
  }
  const save = async (changed: Partial<Point & Size>, called: string): Promise<void> => {
    const level = acts.front(row)
    const patch = { ...changed, ...(level === undefined ? {} : { zIndex: level }) }
    if (Object.keys(patch).length === 0) return draw(box)
    return (await acts.save(row.id, patch, called)) ? undefined : draw(box)
  }
  const drag = useDrag({
    onDrag: (by) => draw(moved(by), ON_TOP),
    onEnd: (by, isPress) => {
      const { x, y } = moved(by)
      draw(isPress ? box : moved(by))
      void save(isPress ? {} : { x, y }, isPress ? messages.broughtToFront : messages.moved)
    },
    onCancel: () => draw(box),
  })
  const stretch = useDrag({
    onDrag: (by) => draw(resized(by), ON_TOP),
    onEnd: (by, isPress) => {
      const { width, height } = resized(by)
      draw(isPress ? box : resized(by))
      void save(isPress ? {} : { width, height }, isPress ? messages.broughtToFront : messages.resized)
    },
    onCancel: () => draw(box),
  })

  /** From where the keys before it led. */
  function step({ x, y }: Point, isSize: boolean): void {
    const last = nudge.last() ?? box
    const next = isSize
      ? {
          ...last,
          ...sizeInside(
            { width: last.width + x, height: last.height + y },
            { width: room.width - last.x, height: room.height - last.y },
          ),
        }
      : { ...last, ...pointInside({ x: last.x + x, y: last.y + y }, last, room) }
    draw(next)
    // A window that is too small for a note changes nothing of it.
    const changed = (value: Point & Size) =>
      Object.fromEntries(Object.entries(value).filter(([name, each]) => each !== box[name as keyof typeof box]))
    nudge.push(next, (value) => void acts.save(row.id, changed(value), isSize ? messages.resized : messages.moved))
  }

  async function remove(): Promise<void> {
    const { current } = card
    const next = [current?.nextElementSibling, current?.previousElementSibling].find((each) =>
      each?.matches('[data-note]'),
    )
    if ((await acts.remove(row)) && next instanceof HTMLElement) next.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const by = STEPS[event.key]
    if (by) step(by, event.shiftKey)
    else if (event.key === 'Enter' || event.key === 'F2') editedNote.set(row.id)
    else if (event.key === 'Delete' || event.key === 'Backspace') void remove()
    else return
    event.preventDefault()
  }

  function onBlur(event: FocusEvent) {
    if (event.target === event.currentTarget) nudge.flush()
  }

  // A card takes the focus as a whole: keys move it.
  const asWhole = { tabIndex: 0, onKeyDown, onBlur }
  return (
    <article
      {...asWhole}
      ref={card}
      data-note={row.id}
      aria-label={name}
      aria-describedby={keysId}
      style={{
        transform: transformOf(at),
        width: `${size.width}px`,
        height: `${size.height}px`,
        zIndex: isEdited ? ON_TOP : row.zIndex,
        background: paper,
        color: ink,
      }}
      className="pointer-events-auto absolute top-0 start-0 flex flex-col overflow-clip rounded-lg shadow-float active:will-change-transform"
    >
      <header
        {...drag}
        className="flex h-8 shrink-0 cursor-grab touch-none items-center justify-end select-none active:cursor-grabbing"
      >
        <PinnedMark row={row} />
        <NoteTools row={row} place={place} acts={acts} more={more} onRemove={() => void remove()} isFree />
      </header>
      <NoteText row={row} isEdited={isEdited} acts={acts} onDone={(byKey) => byKey && card.current?.focus()} />
      <div
        {...stretch}
        aria-hidden="true"
        className="absolute end-0 bottom-0 size-4 cursor-nwse-resize touch-none border-e-4 border-b-4 border-current/25"
      />
    </article>
  )
})

function transformOf({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`
}
