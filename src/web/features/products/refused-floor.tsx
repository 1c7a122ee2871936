import { Suspense } from 'react'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import type { ProductRow } from './product-row.ts'
import type { RefusedPrice } from './use-editing.ts'

const FloorDialog = lazyPart(() => import('./floor-dialog.tsx').then((module) => module.FloorDialog))

interface RefusedFloorProps {
  readonly row: ProductRow
  readonly refused: RefusedPrice | null
}

/** Asks about a price that the lowest margin refused, while there is one. */
export function RefusedFloor({ row, refused }: RefusedFloorProps) {
  return (
    refused && (
      <Suspense fallback={null}>
        <FloorDialog
          message={refused.message}
          reason={row.floorOverride}
          onKeep={refused.keep}
          onClose={refused.dismiss}
        />
      </Suspense>
    )
  )
}
