import type { Point, Size } from '#domain/notes/note-place.ts'
import { MAIN_ID } from '#web/kit/shell/skip-link.tsx'

/** The part of the window where the content of the page is: beside the navigation and below the head. New notes lie nowhere else (NOTE-02). */
export function contentArea(): Point & Size {
  const { clientWidth } = document.documentElement
  const main = document.getElementById(MAIN_ID)
  const box = main?.getBoundingClientRect()
  if (!main || !box || box.width === 0) return { x: 0, y: 0, width: clientWidth, height: innerHeight }
  const x = Math.max(0, box.left)
  const head = main.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const y = Math.max(0, box.top, Math.min(head, innerHeight / 2))
  return { x, y, width: Math.min(box.right, clientWidth) - x, height: innerHeight - y }
}
