import { useSyncExternalStore } from 'react'
import { product } from '#contract/entities/product.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { simulatorMessages as messages } from './messages.ts'
import type { Workbench } from './workbench.ts'

const readReason = readField(product.fields.floorOverride)

interface FloorReasonProps {
  readonly bench: Workbench
  readonly reason: string | undefined
  readonly onReason: (reason: string | undefined) => void
}

/** Says how many prices their lowest margin refuses where it is strict, and takes the reason that lets them pass (PRICE-12). */
export function FloorReason({ bench, reason, onReason }: FloorReasonProps) {
  useSyncExternalStore(bench.subscribe, bench.rests)
  const { refused } = bench.totals
  if (refused === 0 && reason === undefined) return null
  return (
    <Banner
      tone={reason === undefined ? 'warn' : 'neutral'}
      title={reason === undefined ? messages.reason.refused(countOf('product', refused)) : messages.reason.given}
    >
      <SavedText
        name="floorOverride"
        label={messages.reason.label}
        help={messages.reason.help}
        className="mt-2"
        value={reason ?? ''}
        read={readReason}
        onSave={(typed) => onReason(typed.trim() === '' ? undefined : typed.trim())}
      />
    </Banner>
  )
}
