import { Tooltip } from '@base-ui/react/tooltip'
import { useEffect, useState } from 'react'
import { keepLostFocus } from './lost-focus.ts'

const HOVER_DELAY_MS = 400

// Every page loads this part once it is quiet; a line of its own in the first page would cost that more.
keepLostFocus()

/**
 * Shows the `data-tip` of whatever the pointer rests on or the keyboard reaches. One layer serves all pages, so that a
 * button with a tip costs nothing. Escape closes; touch shows none, because the label is read out anyway.
 */
export function TipLayer() {
  const [anchor, setAnchor] = useState<Element | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tipOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-tip]') : null)
    function show(element: Element | null, delay: number) {
      clearTimeout(timer)
      timer = setTimeout(() => setAnchor(element), delay)
    }
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      if (event.target instanceof Element && event.target.closest('[role=tooltip]')) return clearTimeout(timer)
      const element = tipOf(event.target)
      show(element, element ? HOVER_DELAY_MS : 80)
    }
    const onFocus = (event: FocusEvent) => {
      const element = tipOf(event.target)
      if (element?.matches(':focus-visible')) show(element, 0)
    }
    const hide = () => show(null, 0)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('pointerover', onOver)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', hide)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onOver)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  const text = anchor?.getAttribute('data-tip')
  return (
    <Tooltip.Root open={Boolean(text)} onOpenChange={(open) => !open && setAnchor(null)}>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={anchor} sideOffset={6} collisionPadding={8} className="z-60">
          <Tooltip.Popup
            role="tooltip"
            className="floating max-w-64 rounded-md bg-tip px-2 py-1 text-[13px] font-medium text-pretty text-on-tip"
          >
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
