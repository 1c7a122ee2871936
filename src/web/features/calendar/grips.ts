import { daysBetween } from './days-between.ts'
import { type Entry, isBar } from './entry.ts'
import { isMovable } from './entry-button.tsx'
import { movedEntry, type Shift } from './moved-entry.ts'
import type { Drag, Grip, Spot } from './use-drag.ts'
import { isReadOnly } from '#web/kit/shell/reach.ts'

/** What lies under the pointer: an entry or its end, else, where the selector `free` holds, a place for something new. A finger makes nothing new by dragging: it scrolls. */
export function gripAt(
  { target, pointerType }: PointerEvent,
  entries: readonly Entry[],
  from: Spot | undefined,
  free: string,
): Grip | undefined {
  if (!(target instanceof Element) || !from || isReadOnly()) return undefined
  const key = target.closest<HTMLElement>('[data-entry]')?.dataset['entry']
  if (key === undefined) {
    return target.closest(free) && pointerType !== 'touch' ? { key: '', what: 'create', from } : undefined
  }
  const entry = entries.find((each) => each.key === key)
  if (!entry || !isMovable(entry)) return undefined
  return { key, what: target.closest('[data-resize]') ? 'resize' : 'move', from }
}

/** By how much what is dragged would be moved if it were let go here. What lies across whole days moves by days alone, until it is put among the hours. */
export function shiftBy({ what, from, to }: Drag, entry: Entry): Shift {
  const shift = { days: daysBetween(from.day, to.day), minutes: isBar(entry) ? 0 : to.minutes - from.minutes }
  if (what === 'resize') return { what, ...shift }
  const { day, minutes, isAmongDays } = to
  if (entry.occurrence && isAmongDays === true && !isBar(entry))
    return { what: 'move', ...shift, becomes: { day, minutes: undefined } }
  if (entry.occurrence && isAmongDays === false && entry.isAllDay)
    return { what: 'move', ...shift, becomes: { day, minutes } }
  return { what: 'move', ...shift }
}

/** The entries as they would stand if what is dragged were let go here. */
export function previewed(entries: readonly Entry[], drag: Drag | undefined): readonly Entry[] {
  if (!drag || drag.what === 'create') return entries
  return entries.map((entry) => (entry.key === drag.key ? movedEntry(entry, shiftBy(drag, entry)) : entry))
}
