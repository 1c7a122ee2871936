import { NEW_NOTE_COLOR, NOTE_COLORS } from '#domain/notes/note-colors.ts'
import { FARTHEST, HIGHEST_LEVEL, LARGEST_NOTE, NOTE_SIZE, SMALLEST_NOTE } from '#domain/notes/note-place.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { rowId } from '../field-forms.ts'
import { choice, flag, integer, text } from '../fields.ts'

/** The most characters of a note. */
export const MOST_NOTE_CHARACTERS = 10_000
const MOST_NOTES = 2_000

const SCREEN = /^$|^[a-z][a-z0-9-]*$/

/** A small coloured card that lies over the pages (NOTE-06): everywhere, on one screen, or on one record of it. */
export const stickyNote = entity({
  kind: 'stickyNote',
  collection: COLLECTIONS.stickyNote,
  table: 'sticky_note',
  label: { one: 'Sticky note', many: 'Sticky notes' },
  notFound: 'Sticky note with ID {id} not found',
  title: 'content',
  most: MOST_NOTES,
  fields: {
    content: text({ label: 'Text', fallback: '', max: MOST_NOTE_CHARACTERS, search: true }),
    color: choice(NOTE_COLORS, { label: 'Colour', fallback: NEW_NOTE_COLOR }),
    x: integer({ label: 'From the left', group: 'Position', fallback: 50, min: 0, max: FARTHEST, path: 'position.x' }),
    y: integer({ label: 'From the top', group: 'Position', fallback: 50, min: 0, max: FARTHEST, path: 'position.y' }),
    /** The highest lies in front. */
    zIndex: integer({ label: 'Level', fallback: 0, min: 0, max: HIGHEST_LEVEL }),
    width: integer({
      label: 'Width',
      group: 'Size',
      fallback: NOTE_SIZE.width,
      min: SMALLEST_NOTE.width,
      max: LARGEST_NOTE.width,
      path: 'size.width',
    }),
    height: integer({
      label: 'Height',
      group: 'Size',
      fallback: NOTE_SIZE.height,
      min: SMALLEST_NOTE.height,
      max: LARGEST_NOTE.height,
      path: 'size.height',
    }),
    /** The screen that it is pinned to, by its name; empty where it lies on every page. */
    page: text({ label: 'Page', group: 'Pinned to', fallback: '', max: 60, pattern: SCREEN, path: 'pin.page' }),
    /** The record of that screen; null where it lies on all of them. */
    record: rowId({ label: 'Record', group: 'Pinned to', fallback: null, path: 'pin.record' }),
    isHidden: flag({ label: 'Hidden', fallback: false, help: 'It stays in the list and lies on no page.' }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 1_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 4_000, readOnly: true, internal: true }),
  },
  derive: (row) => ({ nameKey: nameKey(row.content), searchText: searchText([row.content]) }),
  list: ({ words, choice: one, value, by }) => ({
    filters: {
      color: one('color', NOTE_COLORS),
      // Not `page`, which is that of the list.
      screen: value('page', { absent: 'everywhere' }),
      visibility: words('isHidden', { shown: false, hidden: true }),
    },
    sorts: {
      content: by('nameKey'),
      createdAt: { ...by('createdAt'), first: 'desc' },
      updatedAt: { ...by('updatedAt'), first: 'desc' },
    },
    order: { by: 'updatedAt', direction: 'desc' },
  }),
})
