import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Popover } from '../ui/popover.tsx'
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts'
import type { StoryState } from './story-popover.tsx'
import { priceMessages } from './messages.ts'

interface StoryFrameProps {
  readonly state: StoryState
  /** The row's name, above its story. */
  readonly title: string
  readonly children: ReactNode
}

/** The story of a price beside it; on a phone above the page. */
export function StoryFrame({ state: { shown, keep, close, opener }, title, children }: StoryFrameProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  if (!shown) return null
  if (phone) {
    return (
      <Dialog open title={title} onClose={close}>
        {children}
      </Dialog>
    )
  }
  return (
    <Popover
      anchor={shown.anchor}
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      align="end"
      wide
      takesFocus={!shown.byPointer}
    >
      <div onPointerEnter={keep} onPointerLeave={opener.onPointerLeave} aria-label={priceMessages.story} role="group">
        {children}
      </div>
    </Popover>
  )
}
