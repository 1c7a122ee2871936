import { type MouseEvent, type RefObject, useId, useRef, useState } from 'react'

/** What the button of a part that floats must carry. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly onMouseDown: (event: MouseEvent) => void
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onClick: () => void
}

interface FloatingTrigger {
  readonly open: boolean
  /** Opened at least once: the part may be mounted. */
  readonly mounted: boolean
  readonly contentId: string
  readonly setOpen: (open: boolean) => void
  readonly trigger: TriggerProps
}

/** A plain button for a part that loads when it is first opened; the pointer's approach starts the loading. */
export function useFloatingTrigger(preload: () => void): FloatingTrigger {
  const ref = useRef<HTMLButtonElement>(null)
  const contentId = useId()
  const [open, setOpen] = useState(false)
  const [mounted, setMounted] = useState(false)
  return {
    open,
    mounted,
    contentId,
    setOpen,
    trigger: {
      ref,
      'aria-expanded': open,
      'aria-controls': open ? contentId : undefined,
      // The focus stays inside, else the part would close before the click that is to close it.
      onMouseDown: (event) => {
        if (open) event.preventDefault()
      },
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => {
        setMounted(true)
        setOpen(!open)
      },
    },
  }
}

/** Whether a press outside of a floating part was on the very thing that opened it, whose click closes it anyway. */
export function isPressOn(anchor: RefObject<Element | null> | Element | null, event: Event): boolean {
  const element = anchor !== null && 'current' in anchor ? anchor.current : anchor
  return event.target instanceof Node && element?.contains(event.target) === true
}
