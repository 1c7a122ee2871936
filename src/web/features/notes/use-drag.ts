import { type PointerEvent, useEffect, useRef } from 'react'
import type { Point } from '#domain/notes/note-place.ts'

interface DragOptions {
  /** How far the pointer is from where it was pressed; called with every move, so it draws by itself. */
  readonly onDrag: (by: Point) => void
  /** It was let go: where it hardly moved, it was only pressed. */
  readonly onEnd: (by: Point, isPress: boolean) => void
  readonly onCancel: () => void
}

/** A hand is never quite still. */
const PRESS_PX = 3

interface Held extends Point {
  readonly pointer: number
  /** Ends what is listened for meanwhile. */
  readonly ending: AbortController
}

/**
 * What the handle of something draggable must carry: it follows mouse, pen and touch, except from a button on it (NOTE-01). Escape lets go
 * without a change, and does nothing else.
 */
export function useDrag({ onDrag, onEnd, onCancel }: DragOptions) {
  const held = useRef<Held>(undefined)
  const movedBy = ({ x, y }: Held, { clientX, clientY }: PointerEvent): Point => ({ x: clientX - x, y: clientY - y })
  const letGo = (): void => {
    held.current?.ending.abort()
    held.current = undefined
  }
  const cancel = (event: PointerEvent<HTMLElement>): void => {
    if (held.current?.pointer !== event.pointerId) return
    letGo()
    onCancel()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !held.current) return
    event.preventDefault()
    event.stopPropagation()
    letGo()
    onCancel()
  }
  useEffect(() => () => held.current?.ending.abort(), [])
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { button, target, clientX: x, clientY: y, pointerId: pointer, currentTarget } = event
      // What floats beside a button on it, such as a menu, is elsewhere on the page.
      const isOnHandle = target instanceof Element && currentTarget.contains(target) && !target.closest('button')
      if (button !== 0 || held.current || !isOnHandle) return
      currentTarget.setPointerCapture(pointer)
      const ending = new AbortController()
      held.current = { x, y, pointer, ending }
      addEventListener('keydown', onKey, { capture: true, signal: ending.signal })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (held.current?.pointer === event.pointerId) onDrag(movedBy(held.current, event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = held.current
      if (from?.pointer !== event.pointerId) return
      letGo()
      const by = movedBy(from, event)
      onEnd(by, Math.hypot(by.x, by.y) < PRESS_PX)
    },
    onPointerCancel: cancel,
    // After a release nothing is held any more; without one the pointer was taken away, as by a menu of the system.
    onLostPointerCapture: cancel,
  }
}
