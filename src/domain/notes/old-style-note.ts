import { type NoteColor, noteColorOf } from './note-colors.ts'
import { FARTHEST } from './note-place.ts'

/** A note as the old product kept it among its products (NOTE-04), in the terms of sticky notes; times are epoch milliseconds. */
export interface OldStyleNote {
  readonly content: string
  readonly color: NoteColor
  readonly x: number
  readonly y: number
  /** Who wrote it, as the archive names them; empty where it does not. */
  readonly userId: string
  readonly createdAt: number | undefined
  readonly updatedAt: number | undefined
}

const OWN_TYPE = 'sticky-note'

/**
 * The sticky note that a row of the old product's products is (NOTE-04); undefined for a product, which is never one. Its text is
 * whole, however long: who imports it says when it is longer than a note may be.
 */
export function oldStyleNote(row: Readonly<Record<string, unknown>>): OldStyleNote | undefined {
  if (row['type'] !== OWN_TYPE && row['isSticky'] !== true) return undefined
  const description = textOf(row['description'])
  return {
    // The name of a note was its kind, unless somebody gave it another one.
    content: description.trim() === '' ? ownName(textOf(row['name'])) : description,
    color: noteColorOf(textOf(row['color'])),
    x: placeOf(row['x']),
    y: placeOf(row['y']),
    userId: textOf(row['userId']),
    createdAt: momentOf(row['createdAt']),
    updatedAt: momentOf(row['updatedAt']),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function ownName(name: string): string {
  return /^sticky[ -]?note$/i.test(name.trim()) ? '' : name
}

function placeOf(value: unknown): number {
  const place = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof place === 'number' && Number.isFinite(place) ? Math.round(Math.max(0, Math.min(place, FARTHEST))) : 0
}

/** A moment in one of the forms that archives have: ISO 8601, epoch milliseconds, or the seconds of the old store. */
function momentOf(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null) {
    const { seconds, _seconds = seconds } = value as { readonly seconds?: unknown; readonly _seconds?: unknown }
    return typeof _seconds === 'number' ? known(_seconds * 1_000) : undefined
  }
  return typeof value === 'number' ? known(value) : known(Date.parse(textOf(value)))
}

function known(ms: number): number | undefined {
  return Number.isFinite(ms) ? Math.round(ms) : undefined
}
