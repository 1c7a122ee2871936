/** A point of the window: CSS pixels from its left and upper edges. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Width and height in CSS pixels: of a note, or of the window that it lies in. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A new note: 12 × 9 rem (NOTE-01). */
export const NOTE_SIZE: Size = { width: 192, height: 144 }
/** A smaller one would hide its buttons. */
export const SMALLEST_NOTE: Size = { width: 144, height: 96 }
/** The largest note. */
export const LARGEST_NOTE: Size = { width: 800, height: 800 }
/** The farthest that a note lies from a corner, in pixels. */
export const FARTHEST = 100_000
/** The highest level of a note: beyond it a new one lies on the same level, and the later one above. */
export const HIGHEST_LEVEL = 1_000_000_000

/** What a new note keeps free at the left and at the top, and at the right and below (NOTE-02). */
const MARGIN = 50
const ROOM: Size = { width: 250, height: 200 }

/** Where a new note lies: anywhere in a part of the window, with its margins (NOTE-02). `random` answers numbers from 0 to below 1. */
export function newNotePoint(random: () => number, area: Point & Size): Point {
  const within = (length: number, room: number): number => MARGIN + random() * Math.max(0, length - room - MARGIN)
  return {
    x: Math.round(area.x + within(area.width, ROOM.width)),
    y: Math.round(area.y + within(area.height, ROOM.height)),
  }
}

/** The window, and what lies over its lower right corner. */
export interface NoteRoom extends Size {
  readonly corner?: Size | undefined
}

/** The nearest point at which a note is wholly inside the window, above its corner; at the upper left where it is too small for the note. */
export function pointInside({ x, y }: Point, note: Size, { width, height, corner }: NoteRoom): Point {
  const left = within(x, width - note.width)
  const covered = corner && left + note.width > width - corner.width ? corner.height : 0
  return { x: left, y: within(y, height - covered - note.height) }
}

/** The nearest size that a note may have in the window. */
export function sizeInside({ width, height }: Size, window: Size): Size {
  const sized = (wanted: number, least: number, most: number, room: number): number =>
    Math.round(Math.max(least, Math.min(wanted, most, room)))
  return {
    width: sized(width, SMALLEST_NOTE.width, LARGEST_NOTE.width, window.width),
    height: sized(height, SMALLEST_NOTE.height, LARGEST_NOTE.height, window.height),
  }
}

/** The level above all of these: highest + 1, and 1 above none (NOTE-03). */
export function levelAbove(levels: Iterable<number>): number {
  let highest = 0
  for (const level of levels) highest = Math.max(highest, level)
  return Math.min(highest + 1, HIGHEST_LEVEL)
}

function within(place: number, most: number): number {
  return Math.round(Math.max(0, Math.min(place, most)))
}
