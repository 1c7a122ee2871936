import { describe, expect, it } from 'vitest'
import { oldStyleNote } from './old-style-note.ts'

const OLD = {
  id: 'n1',
  name: 'Sticky Note',
  type: 'sticky-note',
  description: 'Call the forwarder',
  isSticky: true,
  userId: 'u1',
  x: 120.4,
  y: 80,
  color: '#fff9c4',
  createdAt: '2024-03-01T10:00:00.000Z',
  updatedAt: { seconds: 1_709_290_800, nanoseconds: 0 },
}

describe('a sticky note of the old style', () => {
  it('NOTE-04 is read out of the products with its text, place, colour, owner and times', () => {
    expect(oldStyleNote(OLD)).toEqual({
      content: 'Call the forwarder',
      color: 'pastel-yellow',
      x: 120,
      y: 80,
      userId: 'u1',
      createdAt: Date.UTC(2024, 2, 1, 10),
      updatedAt: 1_709_290_800_000,
    })
  })

  it('NOTE-04 is known by its type or its mark, and a product is none', () => {
    expect(oldStyleNote({ type: 'sticky-note' })?.content).toBe('')
    expect(oldStyleNote({ isSticky: true, description: 'Hello' })?.content).toBe('Hello')
    expect(oldStyleNote({ name: 'Kettle', type: 'physical', isSticky: false, x: 1 })).toBeUndefined()
    expect(oldStyleNote({})).toBeUndefined()
  })

  it('NOTE-04 loses nothing that somebody wrote: a long text stays whole, and a name stands for a missing one', () => {
    const long = 'a'.repeat(100_000)
    expect(oldStyleNote({ ...OLD, description: long })?.content).toBe(long)
    expect(oldStyleNote({ ...OLD, description: ' ', name: 'Milk' })?.content).toBe('Milk')
    expect(oldStyleNote({ ...OLD, description: undefined })?.content).toBe('')
  })

  it('NOTE-04 with values that are none lies at the corner in the usual colour, without times', () => {
    const broken = { isSticky: true, x: Number.NaN, y: '12.6px', color: 7, createdAt: 'soon', updatedAt: null }
    expect(oldStyleNote(broken)).toEqual({
      content: '',
      color: 'pastel-yellow',
      x: 0,
      y: 13,
      userId: '',
      createdAt: undefined,
      updatedAt: undefined,
    })
    expect(oldStyleNote({ isSticky: true, x: -5, y: 1e9, createdAt: { _seconds: 60 } })).toMatchObject({
      x: 0,
      y: 100_000,
      createdAt: 60_000,
    })
  })
})
