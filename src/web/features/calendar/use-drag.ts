import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

/** A place under the pointer: a day, and the minutes of its clock where the view has any. */
export interface Spot {
  readonly day: string
  readonly minutes: number
  /** Above the hours, among what takes whole days; only where a view has both. */
  readonly isAmongDays?: boolean
}

function isSameSpot(a: Spot, b: Spot): boolean {
  return a.day === b.day && a.minutes === b.minutes && a.isAmongDays === b.isAmongDays
}

/** What is dragged: an entry, its end, or over which places something new shall lie. */
export interface Grip {
  readonly key: string
  readonly what: 'move' | 'resize' | 'create'
  readonly from: Spot
}

/** What is dragged, and where the pointer is now. */
export interface Drag extends Grip {
  readonly to: Spot
}

interface Pressed {
  readonly grip: Grip
  readonly id: number
  readonly x: number
  readonly y: number
  readonly isTouch: boolean
  readonly ending: AbortController
  timer: ReturnType<typeof setTimeout> | undefined
}

interface DragOptions {
  readonly container: RefObject<HTMLElement | null>
  readonly gripOf: (event: PointerEvent) => Grip | undefined
  readonly spotOf: (event: PointerEvent) => Spot | undefined
  /** Not told where it is let go at the place where it was taken. */
  readonly onDrop: (drag: Drag) => void
}

/** A mouse that trembles drags nothing. */
const MOUSE_DISTANCE = 4
/** A finger that scrolls drags nothing: it has to rest first. */
const HOLD_MS = 350
const TOUCH_DISTANCE = 8

/**
 * Drags by mouse, pen or finger within a container: a mouse takes hold by moving, a finger by resting, so that it scrolls otherwise.
 * Escape lets go without a change.
 */
export function useDrag({ container, gripOf, spotOf, onDrop }: DragOptions) {
  const [drag, setDrag] = useState<Drag>()
  const pressed = useRef<Pressed>(undefined)
  const active = useRef<Drag>(undefined)
  /** The click that follows a drop is no click. */
  const hasDragged = useRef(false)

  function put(next: Drag | undefined) {
    active.current = next
    setDrag(next)
  }

  function begin() {
    const { current } = pressed
    if (!current) return
    hasDragged.current = true
    put({ ...current.grip, to: current.grip.from })
  }

  function stop() {
    clearTimeout(pressed.current?.timer)
    pressed.current?.ending.abort()
    pressed.current = undefined
    put(undefined)
  }

  const onMove = useEffectEvent((event: PointerEvent) => {
    const { current } = pressed
    if (!current || current.id !== event.pointerId) return
    const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y)
    if (!active.current) {
      if (current.isTouch && distance > TOUCH_DISTANCE) return stop()
      if (current.isTouch || distance < MOUSE_DISTANCE) return
      begin()
    }
    const to = spotOf(event)
    const { current: dragged } = active
    if (to && dragged && !isSameSpot(to, dragged.to)) put({ ...dragged, to })
  })

  const onUp = useEffectEvent((event: PointerEvent) => {
    // A click that comes, comes before that.
    if (hasDragged.current) setTimeout(() => (hasDragged.current = false))
    if (pressed.current?.id !== event.pointerId) return
    const { current: dropped } = active
    stop()
    if (!dropped) return
    const { from, to, what } = dropped
    if (what === 'create' || !isSameSpot(from, to)) onDrop(dropped)
  })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !active.current) return
    event.stopPropagation()
    stop()
  })

  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    if (active.current) event.preventDefault()
  })

  const onCancel = useEffectEvent(stop)

  useEffect(() => {
    const { current: element } = container
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', onCancel, { signal })
    window.addEventListener('keydown', onKey, { signal, capture: true })
    element?.addEventListener('touchmove', onTouchMove, { signal, passive: false })
    element?.addEventListener('contextmenu', (event) => active.current && event.preventDefault(), { signal })
    return () => {
      clearTimeout(pressed.current?.timer)
      ending.abort()
    }
  }, [container])

  return {
    drag,
    onPointerDown(event: ReactPointerEvent) {
      hasDragged.current = false
      if (event.button !== 0 || !event.isPrimary) return
      const grip = gripOf(event.nativeEvent)
      if (!grip) return
      const isTouch = event.pointerType === 'touch'
      const ending = new AbortController()
      if (isTouch) {
        // A finger keeps the element that it touched: one that is drawn elsewhere meanwhile tells nobody above it of the way.
        const hold = (moved: Event) => active.current && moved.preventDefault()
        event.target.addEventListener('touchmove', hold, { passive: false, signal: ending.signal })
      }
      pressed.current = {
        grip,
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        isTouch,
        ending,
        timer: isTouch ? setTimeout(begin, HOLD_MS) : undefined,
      }
    },
    /** Swallows the click that ends a drag. */
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!hasDragged.current) return
      hasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
