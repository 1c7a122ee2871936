import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { goesAlong, heldPage } from './held-page.ts'
import { useBackCloses } from './use-back-closes.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Fields whose text would be lost; a search and a choice are made again in a moment. */
const TEXT_FIELD = 'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=file])'

interface TypedGuard {
  /** What was typed is about to be lost, and the person is asked whether it may be. */
  readonly isAsking: boolean
  /** Notes what stands in a field before anything is typed into it. */
  readonly onFocus: (event: FocusEvent) => void
  /** Closes, unless something typed would be lost: then a press outside does nothing and every other way asks. */
  readonly leave: (isPressOutside: boolean) => void
  /** Goes back to the field that was left. */
  readonly keep: () => void
  readonly throwAway: () => void
}

/**
 * Keeps what is typed in something that floats: Escape, a press outside and Back close it only while nothing would be lost, and the browser
 * asks before the tab goes. `isSaved` says that its fields save as they are left, `isPlace` that the address opens it.
 */
export function useTypedGuard(isOpen: boolean, close: () => void, isSaved: boolean, isPlace: boolean): TypedGuard {
  const first = useRef(new Map<TextField, string>())
  const left = useRef<Element>(null)
  const [isAsking, setAsking] = useState(false)
  const isTyped = (): boolean =>
    !isSaved && [...first.current].some(([field, text]) => field.isConnected && field.value !== text)

  function ask() {
    if (!isAsking) left.current = document.activeElement
    setAsking(true)
  }

  // First the step of its own: a page that is held is held there.
  useBackCloses(isOpen, () => !isTyped() && close(), isPlace)
  useHeldPage(isOpen, isTyped, ask)
  return {
    isAsking: isAsking && isOpen,
    onFocus({ target }) {
      if (!(target instanceof HTMLElement) || !target.matches(TEXT_FIELD)) return
      const field = target as TextField
      if (!first.current.has(field)) first.current.set(field, field.value)
    },
    leave(isPressOutside) {
      if (!isTyped()) close()
      else if (!isPressOutside) ask()
    },
    keep() {
      setAsking(false)
      if (left.current instanceof HTMLElement) left.current.focus()
    },
    throwAway() {
      setAsking(false)
      close()
    },
  }
}

/** While something would be lost, Back and Forward ask instead of leaving: the page stays, with its place in the history. */
function useHeldPage(isOpen: boolean, isTyped: () => boolean, ask: () => void): void {
  const mustKeep = useEffectEvent(isTyped)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (!isOpen) return undefined
    const at = placeInHistory()
    const outer = heldPage.by
    let isReturning = false
    heldPage.by = () => {
      const isHeld = !isReturning && mustKeep()
      isReturning = isHeld
      if (!isHeld) return false
      const to = placeInHistory()
      history.go(at === undefined || to === undefined ? 1 : at - to)
      askNow()
      return true
    }
    const unload = (event: BeforeUnloadEvent): void => {
      if (mustKeep() && !goesAlong()) event.preventDefault()
    }
    addEventListener('beforeunload', unload)
    return () => {
      heldPage.by = outer
      removeEventListener('beforeunload', unload)
    }
  }, [isOpen])
}

/** The number of the present entry, where the browser tells it. */
function placeInHistory(): number | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.index : undefined
}
