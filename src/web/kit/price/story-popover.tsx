import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type PointerEvent } from 'react'
import { lazyPart } from '../load/lazy-part.ts'
import { whenQuiet } from '../load/when-quiet.ts'
import type { StoryPopoverProps } from './shown-story.tsx'

const ShownStory = lazyPart(() => import('./shown-story.tsx').then((module) => module.ShownStory))

const OPEN_AFTER_MS = 250
/** Long enough to move the pointer from the price into its story. */
const CLOSE_AFTER_MS = 250

interface Shown {
  readonly id: string
  readonly anchor: Element
  readonly byPointer: boolean
}

/** How the prices of a list open the one story of the page. */
export interface StoryOpener {
  /** For the key Space and for a press: opens, or closes what is open. */
  readonly toggle: (id: string, anchor: Element) => void
  readonly onPointerEnter: (id: string, event: PointerEvent) => void
  readonly onPointerLeave: () => void
}

export interface StoryState {
  readonly shown: Shown | undefined
  readonly opener: StoryOpener
  readonly keep: () => void
  readonly close: () => void
}

/** One story for a whole list: by hover after a moment, by press and by key at once. */
export function useStoryPopover(): StoryState {
  const [shown, setShown] = useState<Shown | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => whenQuiet(ShownStory.preload), [])

  const later = useCallback((ms: number, next: (current: Shown | undefined) => Shown | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), ms)
  }, [])

  // The same while nothing of it changes, so that lists are not found anew with each story.
  const opener = useMemo<StoryOpener>(
    () => ({
      toggle(id, anchor) {
        clearTimeout(timer.current)
        setShown((current) => (current?.id === id && !current.byPointer ? undefined : { id, anchor, byPointer: false }))
      },
      onPointerEnter(id, event) {
        if (event.pointerType === 'touch') return
        ShownStory.preload()
        const anchor = event.currentTarget
        later(OPEN_AFTER_MS, (current) => (current && !current.byPointer ? current : { id, anchor, byPointer: true }))
      },
      onPointerLeave() {
        later(CLOSE_AFTER_MS, (current) => (current?.byPointer ? undefined : current))
      },
    }),
    [later],
  )
  return useMemo(
    () => ({
      shown,
      opener,
      keep: () => clearTimeout(timer.current),
      close: () => setShown(undefined),
    }),
    [shown, opener],
  )
}

/** The story of the price that is open now, beside it; on a phone above the page. What draws it loads with the first one. */
export function StoryPopover(props: StoryPopoverProps) {
  if (!props.state.shown) return null
  return (
    <Suspense fallback={null}>
      <ShownStory {...props} />
    </Suspense>
  )
}
