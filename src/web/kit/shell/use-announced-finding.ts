import { useEffect, useRef } from 'react'
import { announce } from './announcer.tsx'

const AFTER_MS = 600

/** Says what a search finds, once the typing rests: what is seen at a glance must be heard too (SHELL-08). */
export function useAnnouncedFinding(search: string, words: string): void {
  const told = useRef(search)
  useEffect(() => {
    if (told.current === search) return undefined
    const timer = setTimeout(() => {
      told.current = search
      announce(words)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [search, words])
}
