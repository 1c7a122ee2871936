import { afterEach, expect, it } from 'vitest'
import { newNotePoint } from '#domain/notes/note-place.ts'
import { contentArea } from './content-area.ts'

afterEach(() => document.body.replaceChildren())

function place(
  element: Element,
  { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
) {
  element.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top)
}

it('NOTE-02 a new note lies beside the navigation and below the head of the page, 50 from the edge of what is left', () => {
  document.body.innerHTML = '<main id="main"><header></header></main>'
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1_280 })
  const main = document.querySelector('main')!
  place(main, { left: 240, top: 0, right: 1_280, bottom: 3_000 })
  place(document.querySelector('header')!, { left: 270, top: 28, right: 1_250, bottom: 90 })
  const area = contentArea()
  expect(area).toEqual({ x: 240, y: 90, width: 1_040, height: innerHeight - 90 })
  expect(newNotePoint(() => 0, area)).toEqual({ x: 290, y: 140 })
  const last = newNotePoint(() => 0.999_999, area)
  expect(last).toEqual({ x: 1_280 - 250, y: innerHeight - 200 })
  // Scrolled down, the head is out of sight.
  place(main, { left: 240, top: -900, right: 1_280, bottom: 2_100 })
  place(document.querySelector('header')!, { left: 270, top: -872, right: 1_250, bottom: -810 })
  expect(contentArea().y).toBe(0)
})

it('NOTE-02 a page without content leaves the whole window', () => {
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1_280 })
  expect(contentArea()).toEqual({ x: 0, y: 0, width: 1_280, height: innerHeight })
})
