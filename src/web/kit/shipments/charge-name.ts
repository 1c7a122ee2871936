import type { RowOfKind } from '#contract/row-kinds.ts'
import { chargeKinds } from './charge-messages.ts'

/** A charge by its own name, else by its kind. */
export function chargeName({ label, kind }: Pick<RowOfKind<'shipmentCharge'>, 'label' | 'kind'>): string {
  return label === '' ? chargeKinds[kind] : label
}
