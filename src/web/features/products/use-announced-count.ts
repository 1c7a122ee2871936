import { useEffect, useRef } from 'react'
import { formatCount } from '#web/kit/format/number.ts'
import { announce } from '#web/kit/shell/announcer.tsx'
import { listText } from './list-text.ts'

const AFTER_MS = 600

/** Says how many products a search finds, once the typing rests: what is seen at a glance must be heard too. */
export function useAnnouncedCount(search: string, total: number): void {
  const told = useRef(search)
  useEffect(() => {
    if (told.current === search) return undefined
    const timer = setTimeout(() => {
      told.current = search
      announce(listText.found(formatCount(total, listText.product)))
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [search, total])
}
