import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { Pill } from '#web/kit/ui/pill.tsx'
import { linesMessages as messages } from './page-messages.ts'

/** Marks a line whose product is no longer there. */
export function DeletedProduct({ line: { productId } }: { readonly line: RowOfKind<'shipmentLine'> }) {
  const found = useRow('product', productId ?? '')
  if (productId === null || found) return null
  return <Pill tone="bad">{messages.deleted}</Pill>
}
