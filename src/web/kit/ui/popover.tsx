import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { classNames } from './class-names.ts'
import { useBackCloses } from './use-back-closes.ts'
import { isPressOn } from './use-floating-trigger.ts'
import { useExposedFocusGuards } from './use-exposed-focus-guards.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface PopoverProps {
  readonly id?: string
  readonly anchor: RefObject<HTMLElement | null> | Element | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly children: ReactNode
  readonly align?: 'start' | 'end'
  readonly side?: 'top' | 'bottom' | 'right'
  /** False leaves the focus where it is, for content that only shows (a price story on hover). */
  readonly takesFocus?: boolean
  /** Room for a figure. */
  readonly wide?: boolean
  /** As small as a calendar. */
  readonly narrow?: boolean
}

/** Content beside the thing it belongs to. Loaded when first opened; see `PopoverButton`. */
export function Popover(props: PopoverProps) {
  const { id, anchor, open, onOpenChange, title, children, align = 'start', side = 'bottom' } = props
  const { takesFocus = true, wide = false, narrow = false } = props
  const { ref, finalFocus } = useReturnFocus(anchor)
  useExposedFocusGuards(open)
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (details.reason === 'outside-press' && isPressOn(anchor, details.event)) details.cancel()
        else onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Base.Popup
            id={id}
            initialFocus={takesFocus}
            ref={ref}
            finalFocus={takesFocus && finalFocus}
            className={classNames(
              'floating max-h-(--available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-xl bg-card p-4 shadow-float outline-none',
              wide ? 'w-[29rem]' : narrow ? 'w-80' : 'w-96',
            )}
          >
            <Base.Title className="mb-2 text-base">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
