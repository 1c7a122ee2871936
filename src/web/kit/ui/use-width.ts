import { type RefCallback, useCallback, useState } from 'react'

/** The width of an element in pixels, as it is and as it becomes; 0 until it is measured. */
export function useWidth(): readonly [RefCallback<Element>, number] {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, width]
}
