import { type PointerEvent, useRef } from 'react'
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
}

/** What the handle of something draggable must carry: it follows mouse, pen and touch, except from a button on it (NOTE-01). */
export function useDrag({ onDrag, onEnd, onCancel }: DragOptions) {
  const held = useRef<Held>(undefined)
  const movedBy = ({ x, y }: Held, { clientX, clientY }: PointerEvent): Point => ({ x: clientX - x, y: clientY - y })
  const cancel = (event: PointerEvent<HTMLElement>): void => {
    if (held.current?.pointer !== event.pointerId) return
    held.current = undefined
    onCancel()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { button, target, clientX: x, clientY: y, pointerId: pointer, currentTarget } = event
      // What floats beside a button on it, such as a menu, is elsewhere on the page.
      const isOnHandle = target instanceof Element && currentTarget.contains(target) && !target.closest('button')
      if (button !== 0 || held.current || !isOnHandle) return
      currentTarget.setPointerCapture(pointer)
      held.current = { x, y, pointer }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (held.current?.pointer === event.pointerId) onDrag(movedBy(held.current, event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = held.current
      if (from?.pointer !== event.pointerId) return
      held.current = undefined
      const by = movedBy(from, event)
      onEnd(by, Math.hypot(by.x, by.y) < PRESS_PX)
    },
    onPointerCancel: cancel,
    // After a release nothing is held any more; without one the pointer was taken away, as by a menu of the system.
    onLostPointerCapture: cancel,
  }
}
