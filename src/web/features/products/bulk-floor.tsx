import { product } from '#contract/entities/product.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { formatCount } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { bulkText } from './bulk-text.ts'
import { listText } from './list-text.ts'

const text = bulkText.floor
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
      label={text.reason}
      help={text.reasonHelp}
      className="mt-2"
      value={reason ?? ''}
      read={readReason}
      onSave={(typed) => onReason(typed.trim() === '' ? undefined : typed.trim())}
    />
  )
  const title = refused === 0 ? text.reasoned : text.refused(formatCount(refused, listText.product))
  return (
    <div className="mt-3">
      <Banner tone={refused === 0 ? 'neutral' : 'warn'} title={title}>
        {field}
      </Banner>
    </div>
  )
}
