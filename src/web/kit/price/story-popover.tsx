import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type PointerEvent } from 'react'
import type { PricingInput } from '#domain/pricing-rules.ts'
import { lazyPart } from '../load/lazy-part.ts'
import { whenQuiet } from '../load/when-quiet.ts'
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts'
import type { ShownPrice } from './shown-price.ts'
import { priceText } from './text.ts'

const Dialog = lazyPart(() => import('../ui/dialog.tsx').then((module) => module.Dialog))
const PriceStory = lazyPart(() => import('./price-story.tsx').then((module) => module.PriceStory))
const Popover = lazyPart(() => import('../ui/popover.tsx').then((module) => module.Popover))

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
  useEffect(() => whenQuiet(preloadStory), [])

  const later = useCallback((ms: number, next: (current: Shown | undefined) => Shown | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), ms)
  }, [])

  return useMemo(
    () => ({
      shown,
      keep: () => clearTimeout(timer.current),
      close: () => setShown(undefined),
      opener: {
        toggle(id, anchor) {
          clearTimeout(timer.current)
          setShown((current) =>
            current?.id === id && !current.byPointer ? undefined : { id, anchor, byPointer: false },
          )
        },
        onPointerEnter(id, event) {
          if (event.pointerType === 'touch') return
          preloadStory()
          const anchor = event.currentTarget
          later(OPEN_AFTER_MS, (current) => (current && !current.byPointer ? current : { id, anchor, byPointer: true }))
        },
        onPointerLeave() {
          later(CLOSE_AFTER_MS, (current) => (current?.byPointer ? undefined : current))
        },
      },
    }),
    [shown, later],
  )
}

function preloadStory(): void {
  Popover.preload()
  PriceStory.preload()
}

export interface StoryPopoverProps {
  readonly state: StoryState
  /** The row's name, above its story. */
  readonly title: string
  readonly input: PricingInput
  readonly price: ShownPrice
  readonly changedAt?: number
}

/** The story of the price that is open now, beside it; on a phone above the page. */
export function StoryPopover({ state, title, ...told }: StoryPopoverProps) {
  const { shown, keep, close, opener } = state
  const phone = useMediaQuery(PHONE_QUERY)
  if (!shown) return null
  if (phone) {
    return (
      <Suspense fallback={null}>
        <Dialog open title={title} onClose={close}>
          <PriceStory {...told} terse />
        </Dialog>
      </Suspense>
    )
  }
  return (
    <Suspense fallback={null}>
      <Popover
        anchor={shown.anchor}
        open
        onOpenChange={(open) => !open && close()}
        title={title}
        align="end"
        wide
        takesFocus={!shown.byPointer}
      >
        <div onPointerEnter={keep} onPointerLeave={opener.onPointerLeave} aria-label={priceText.story} role="group">
          <PriceStory {...told} terse />
        </div>
      </Popover>
    </Suspense>
  )
}
