import { type RefObject, useEffect } from 'react'

const SIDES = { 'data-more-start': hasBefore, 'data-more-end': hasAfter } as const

/** Marks a frame that scrolls sideways on the sides where more of it is out of sight: `data-more-start`, `data-more-end`. */
export function useMoreBeyond(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const mark = () => {
      for (const [name, has] of Object.entries(SIDES)) element.toggleAttribute(name, has(element))
    }
    const observer = new ResizeObserver(mark)
    for (const each of [element, ...element.children]) observer.observe(each)
    element.addEventListener('scroll', mark, { passive: true })
    mark()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [frame])
}

function hasBefore({ scrollLeft }: Element): boolean {
  return scrollLeft > 0
}

/** Widths are rounded: one pixel is nothing out of sight. */
function hasAfter({ scrollLeft, scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth - clientWidth - scrollLeft > 1
}
