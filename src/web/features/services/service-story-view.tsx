import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { StoryFrame } from '#web/kit/price/story-frame.tsx'
import type { StoryState } from '#web/kit/price/story-popover.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { Waterfall } from '#web/kit/ui/waterfall.tsx'
import { useSalesVat } from './use-sales-vat.ts'
import { pageMessages as messages } from './page-messages.ts'
import { storySentences, storySteps } from './story-steps.ts'

interface StoryProps {
  readonly row: RowOfKind<'service'>
}

/** How the price of a service comes about: from its costs to what it brings, and in a sentence. */
export function ServiceStory({ row }: StoryProps) {
  const steps = storySteps(row)
  const taxRate = useSalesVat()
  return (
    <div className="space-y-3">
      {steps.length > 0 && (
        <Waterfall
          label={messages.sections.story}
          steps={steps}
          format={(units) => formatMoney(units, row.baseCurrency)}
        />
      )}
      <p className="text-pretty">{storySentences(row, taxRate)}</p>
      <p className="text-[13px] text-muted">
        {messages.changed} <Time at={row.updatedAt} />
      </p>
    </div>
  )
}

/** The story of the price that is open now, beside it; on a phone above the page. */
export function ServiceStoryPopover({ state, row }: StoryProps & { readonly state: StoryState }) {
  return (
    <StoryFrame state={state} title={row.name}>
      <ServiceStory row={row} />
    </StoryFrame>
  )
}
