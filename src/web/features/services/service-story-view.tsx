import { formatMoney } from '#web/kit/format/money.ts'
import type { StoryState } from '#web/kit/price/story-popover.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Popover } from '#web/kit/ui/popover.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { Waterfall } from '#web/kit/ui/waterfall.tsx'
import { pageText as text } from './page-text.ts'
import type { ServiceRow } from './service-row.ts'
import { storySentence, storySteps } from './story-words.ts'

/** How the price of a service comes about: from its costs to what it brings, and in a sentence. */
export function ServiceStory({ row }: { readonly row: ServiceRow }) {
  const steps = storySteps(row)
  return (
    <div className="space-y-3">
      {steps.length > 0 && (
        <Waterfall label={text.sections.story} steps={steps} format={(units) => formatMoney(units, row.baseCurrency)} />
      )}
      <p className="text-pretty">{storySentence(row)}</p>
      <p className="text-[13px] text-muted">
        {text.changed} <Time at={row.updatedAt} />
      </p>
    </div>
  )
}

/** The story of the price that is open now, beside it; on a phone above the page. */
export function ServiceStoryPopover({ state, row }: { readonly state: StoryState; readonly row: ServiceRow }) {
  const { shown, keep, close, opener } = state
  const phone = useMediaQuery(PHONE_QUERY)
  if (!shown) return null
  if (phone) {
    return (
      <Dialog open title={row.name} onClose={close}>
        <ServiceStory row={row} />
      </Dialog>
    )
  }
  return (
    <Popover
      anchor={shown.anchor}
      open
      onOpenChange={(open) => !open && close()}
      title={row.name}
      align="end"
      wide
      takesFocus={!shown.byPointer}
    >
      <div onPointerEnter={keep} onPointerLeave={opener.onPointerLeave} aria-label={text.sections.story} role="group">
        <ServiceStory row={row} />
      </div>
    </Popover>
  )
}
