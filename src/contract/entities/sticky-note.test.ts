import { describe, expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { fieldMessages } from '../field-messages.ts'
import { toRest } from '../rest-codec.ts'
import { general } from '../entity.ts'
import { MOST_NOTE_CHARACTERS, stickyNote } from './sticky-note.ts'

const { fields } = stickyNote

describe('a sticky note', () => {
  it('NOTE-01 NOTE-03 a new one is 12 × 9 rem on level 0, on every page', () => {
    expect(emptyRowOf('stickyNote', 'n')).toMatchObject({
      content: '',
      color: 'pastel-yellow',
      zIndex: 0,
      width: 192,
      height: 144,
      page: '',
      record: null,
      isHidden: false,
    })
  })

  it('NOTE-06 REST tells its owner, and its position and size as objects', () => {
    const row = emptyRowOf('stickyNote', 'n', { content: 'Milk', x: 120, y: 80, zIndex: 3 })
    expect(toRest(general(stickyNote), row, 'ann')).toMatchObject({
      id: 'n',
      userId: 'ann',
      content: 'Milk',
      color: 'pastel-yellow',
      position: { x: 120, y: 80 },
      size: { width: 192, height: 144 },
      pin: { page: '', record: null },
      zIndex: 3,
    })
  })

  it('NOTE-02 a text that is too long is refused with the number of characters that a note may have', () => {
    const longest = 'a'.repeat(MOST_NOTE_CHARACTERS)
    expect(fields.content.stored.safeParse(longest).success).toBe(true)
    const { error } = fields.content.stored.safeParse('a'.repeat(100_000))
    expect(error?.issues.map(({ message }) => message)).toEqual([fieldMessages.tooLong(MOST_NOTE_CHARACTERS)])
    expect(fieldMessages.tooLong(MOST_NOTE_CHARACTERS)).toContain(String(MOST_NOTE_CHARACTERS))
  })

  it.each([
    ['x', -1],
    ['y', 100_001],
    ['zIndex', -1],
    ['width', 20],
    ['height', 5_000],
    ['color', '#fff'],
    ['page', 'No page'],
    ['record', 'no-id'],
  ] as const)('NOTE-06 %s is never %s', (name, value) => {
    expect(fields[name].stored.safeParse(value).success).toBe(false)
  })

  it('NOTE-06 it is found by any word of its text', () => {
    const row = emptyRowOf('stickyNote', 'n', { content: 'Call\nMüller & Söhne' })
    expect(stickyNote.derive?.(row, { before: undefined, get: () => undefined, flagged: () => undefined })).toEqual({
      nameKey: 'call muller & sohne',
      searchText: 'call muller & sohne',
    })
  })
})
