import { type RefObject, useEffect } from 'react'

/** Marks a frame that scrolls sideways on the sides where more of it is out of sight: `data-more-start`, `data-more-end`. */
export function useMoreBeyond(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-more-start', scrollLeft > 0)
      // Widths are rounded: one pixel is nothing out of sight.
      element.toggleAttribute('data-more-end', scrollWidth - clientWidth - scrollLeft > 1)
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
