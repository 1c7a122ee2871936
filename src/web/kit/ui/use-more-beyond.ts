import { type RefObject, useEffect } from 'react'

/** Shows on which sides more of a frame is out of sight; the code for it is no part of a first page. */
export function useMoreBeyond(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const marking = import('./more-beyond.ts').then(({ markMoreBeyond }) => markMoreBeyond(element))
    return () => void marking.then((end) => end())
  }, [frame])
}
