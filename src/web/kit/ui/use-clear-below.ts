import { type RefObject, useEffect } from 'react'

const PROPERTY = '--clear-below'
/** Between what floats and the messages above it. */
const GAP = 12
/** Where so much room is left below, messages stand there. */
const ROOM = 320

/** Keeps messages at the foot of the page off something that floats there, whatever its height: they stand above it while it is shown. */
export function useClearBelow(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = ref.current
    if (!isShown || !element) return
    const { style } = document.documentElement
    const place = (): void => {
      const { top, bottom } = element.getBoundingClientRect()
      const clear = innerHeight - bottom > ROOM ? 0 : innerHeight - top + GAP
      style.setProperty(PROPERTY, `${Math.max(0, Math.round(clear))}px`)
    }
    // It moves with the page where the page ends, and grows as its buttons wrap.
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    sizes.observe(document.body)
    addEventListener('scroll', place, { passive: true, capture: true })
    addEventListener('resize', place)
    place()
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
      style.removeProperty(PROPERTY)
    }
  }, [ref, isShown])
}
