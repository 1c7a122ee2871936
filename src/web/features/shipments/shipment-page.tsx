import ChevronLeft from 'lucide-react/icons/chevron-left'
import Ship from 'lucide-react/icons/ship'
import { fillText } from '#contract/messages.ts'
import { shipment } from '#contract/entities/shipment.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { useShipmentActs } from './shipment-acts.ts'
import { SHIPMENT_VIEW } from './shipment-view.ts'
import { ShipmentWorkplace } from './shipment-workplace.tsx'
import { shipmentsText } from './text.ts'
import { useKnownShipment } from './use-shipment.ts'

const text = shipmentsText.missing

/** One shipment: its lines, its charges and what they make each product cost on the shelf (SHIP-01…04). */
export function ShipmentPage() {
  const [{ id }] = useSearchState(SHIPMENT_VIEW)
  const known = useKnownShipment(id)
  const acts = useShipmentActs()
  const isReading = isArriving(useSyncStatus())
  if (known.state === 'unknown' && isReading) return <PageSkeleton />
  return (
    <>
      <ScreenLink
        screen="shipments"
        className="-ml-1 inline-flex h-8 items-center gap-1 rounded-md pr-2 text-[13px] font-semibold text-muted hover:text-fg"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {shipmentsText.head.back}
      </ScreenLink>
      {known.state === 'here' && (
        <FieldScope of={known.row.id}>
          <ShipmentWorkplace row={known.row} acts={acts} />
        </FieldScope>
      )}
      {known.state === 'gone' && (
        <EmptyState
          icon={<Ship />}
          title={text.goneTitle}
          action={
            <Button tone="primary" onClick={() => void acts.restore(known.row)}>
              {text.restore}
            </Button>
          }
          secondAction={<ScreenButton screen="shipments">{text.back}</ScreenButton>}
        >
          {text.goneText}
        </EmptyState>
      )}
      {known.state === 'unknown' && (
        <>
          <PageHead title={text.title} />
          <EmptyState
            icon={<Ship />}
            title={fillText(shipment.notFound, { id })}
            action={
              <ScreenButton screen="shipments" tone="primary">
                {text.back}
              </ScreenButton>
            }
          />
        </>
      )}
    </>
  )
}
