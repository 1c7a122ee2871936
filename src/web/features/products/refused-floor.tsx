import { Suspense } from 'react'
import { product } from '#contract/entities/product.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { floorMessages as messages } from './floor-messages.ts'
import type { RefusedPrice } from './use-editing.ts'

const TextDialog = lazyPart(() => import('#web/kit/form/text-dialog.tsx').then((module) => module.TextDialog))
const readReason = readField(product.fields.floorOverride)

interface RefusedFloorProps {
  readonly row: RowOfKind<'product'>
  readonly refused: RefusedPrice | null
}

/** Asks for another price or for a reason, while the lowest margin refuses a price (PRICE-12). */
export function RefusedFloor({ row, refused }: RefusedFloorProps) {
  return (
    refused && (
      <Suspense fallback={null}>
        <TextDialog
          title={messages.title}
          description={refused.message}
          label={messages.reason}
          help={messages.reasonHelp}
          value={row.floorOverride}
          cancel={messages.change}
          confirm={messages.keep}
          read={(text) => (text === '' ? { issue: messages.missing } : readReason(text))}
          onConfirm={refused.keep}
          onClose={refused.dismiss}
        />
      </Suspense>
    )
  )
}
