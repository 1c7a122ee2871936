import type { KeyboardEvent, PointerEvent } from 'react'
import { dockWidth, NARROWEST, setDockWidth, WIDEST } from './dock-width.ts'
import { assistantMessages as messages } from './messages.ts'

const STEP = 20

/** The edge of the assistant, which is drawn or moved by arrow keys to another width. */
export function DockEdge() {
  const width = dockWidth.use()
  const onKeyDown = (event: KeyboardEvent): void => {
    const wider = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    setDockWidth(width + (event.key === wider ? STEP : -STEP))
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent): void => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    setDockWidth(document.dir === 'rtl' ? clientX : window.innerWidth - clientX)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={messages.width}
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      className="absolute inset-y-0 -start-1 z-10 w-2 cursor-col-resize touch-none hover:bg-primary/30 focus-visible:bg-primary/50 focus-visible:outline-none"
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  )
}
