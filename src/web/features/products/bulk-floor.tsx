import { product } from '#contract/entities/product.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { bulkMessages } from './bulk-messages.ts'

const messages = bulkMessages.floor
const readReason = readField(product.fields.floorOverride)

export interface BulkFloorProps {
  /** How many products keep their price, because the new one is refused. */
  readonly refused: number
  readonly reason: string | undefined
  readonly onReason: (reason: string | undefined) => void
}

/** Says how many prices are refused by their lowest margin, and takes the reason that lets them pass (PRICE-12). */
export function BulkFloor({ refused, reason, onReason }: BulkFloorProps) {
  if (refused === 0 && reason === undefined) return null
  const field = (
    <SavedText
      name="floorOverride"
      label={messages.reason}
      help={messages.reasonHelp}
      className="mt-2"
      value={reason ?? ''}
      read={readReason}
      onSave={(typed) => onReason(typed.trim() === '' ? undefined : typed.trim())}
    />
  )
  const title = refused === 0 ? messages.reasoned : messages.refused(countOf('product', refused))
  return (
    <div className="mt-3">
      <Banner tone={refused === 0 ? 'neutral' : 'warn'} title={title}>
        {field}
      </Banner>
    </div>
  )
}
