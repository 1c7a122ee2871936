import { type RefObject, useEffect, useRef } from 'react'

/** The name of something that was made just now is selected, so that typing on gives it its own. */
export function useNameOfNew(isNew: boolean): RefObject<HTMLInputElement | null> {
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isNew) return
    name.current?.focus({ preventScroll: true })
    name.current?.select()
  }, [isNew])
  return name
}
