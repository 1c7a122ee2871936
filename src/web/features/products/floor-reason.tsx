import { product } from '#contract/entities/product.ts'
import { productHistory } from '#contract/endpoints/history.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import type { Editing } from './editing.ts'
import { floorMessages as messages } from './floor-messages.ts'
import { actorName } from '#web/kit/history/history-entry.ts'
import { useHistory } from '#web/kit/history/use-history.ts'

const { floorOverride } = product.fields
const readReason = readField(floorOverride)

/** Why a price stands below the lowest margin, and, where the server can be asked, who said so and when (PRICE-12). */
export function FloorReason({ editing: { row, save } }: { readonly editing: Editing }) {
  const { network } = useSyncStatus()
  const { history } = useHistory(productHistory, row.id, row.version, network)
  const given =
    history.status === 'ready'
      ? history.items.find(({ after }) => after?.['floorOverride'] === row.floorOverride)
      : undefined
  return (
    <SavedText
      name="floorOverride"
      label={messages.kept}
      className="mt-4"
      value={row.floorOverride}
      read={readReason}
      onSave={(reason) => save({ floorOverride: reason }, floorOverride.label)}
      help={
        given && (
          <>
            {messages.by(actorName(given.actor, given.personId))} <Time at={Date.parse(given.recordedAt)} />
          </>
        )
      }
    />
  )
}
