import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  HIGHEST_LEVEL,
  LARGEST_NOTE,
  levelAbove,
  newNotePoint,
  NOTE_SIZE,
  pointInside,
  sizeInside,
  SMALLEST_NOTE,
} from './note-place.ts'

const length = fc.integer({ min: 0, max: 5_000 })
const sizes = fc.record({ width: length, height: length })
const anywhere = fc.integer({ min: -100_000, max: 200_000 })

describe('where sticky notes lie', () => {
  it('NOTE-01 a new note is 12 × 9 rem', () => {
    expect(NOTE_SIZE).toEqual({ width: 12 * 16, height: 9 * 16 })
  })

  it('NOTE-02 a new note lies anywhere 50 from the edge, with 250 of width and 200 of height left for it', () => {
    const window = { x: 0, y: 0, width: 1_280, height: 800 }
    expect(newNotePoint(() => 0, window)).toEqual({ x: 50, y: 50 })
    expect(newNotePoint(() => 0.999_999, window)).toEqual({ x: 1_030, y: 600 })
    expect(newNotePoint(() => 0.5, { x: 0, y: 0, width: 200, height: 100 })).toEqual({ x: 50, y: 50 })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (random) => {
        const { x, y } = newNotePoint(() => random, window)
        expect(x >= 50 && x <= window.width - 250 && y >= 50 && y <= window.height - 200).toBe(true)
      }),
    )
  })

  it('NOTE-01 a note that was dragged out of a window is shown inside it, and one that is inside stays', () => {
    fc.assert(
      fc.property(anywhere, anywhere, sizes, (x, y, window) => {
        const at = pointInside({ x, y }, NOTE_SIZE, window)
        expect(at.x >= 0 && at.y >= 0).toBe(true)
        if (window.width >= NOTE_SIZE.width) expect(at.x + NOTE_SIZE.width).toBeLessThanOrEqual(window.width)
        if (window.height >= NOTE_SIZE.height) expect(at.y + NOTE_SIZE.height).toBeLessThanOrEqual(window.height)
        expect(pointInside(at, NOTE_SIZE, window)).toEqual(at)
      }),
    )
  })

  it('NOTE-01 SHELL-01 a note in the corner lies above what stands there, and beside it at the edge', () => {
    const room = { width: 1_280, height: 800, corner: { width: 160, height: 72 } }
    expect(pointInside({ x: 2_000, y: 2_000 }, NOTE_SIZE, room)).toEqual({ x: 1_088, y: 584 })
    expect(pointInside({ x: 928, y: 2_000 }, NOTE_SIZE, room)).toEqual({ x: 928, y: 656 })
  })

  it('NOTE-01 a note keeps a size that shows its buttons and fits into the window where that has room', () => {
    fc.assert(
      fc.property(sizes, sizes, (wanted, window) => {
        const { width, height } = sizeInside(wanted, window)
        expect(width >= SMALLEST_NOTE.width && width <= LARGEST_NOTE.width).toBe(true)
        expect(height >= SMALLEST_NOTE.height && height <= LARGEST_NOTE.height).toBe(true)
        expect(width <= Math.max(window.width, SMALLEST_NOTE.width)).toBe(true)
      }),
    )
  })

  it('NOTE-03 what is brought to the front gets the highest level + 1, and no level is beyond the last', () => {
    expect([levelAbove([]), levelAbove([0]), levelAbove([3, 7, 2])]).toEqual([1, 1, 8])
    expect(levelAbove([HIGHEST_LEVEL])).toBe(HIGHEST_LEVEL)
  })
})
