import { chargeAmount } from '#domain/landed-cost/shipment-cost.ts'
import type { Units } from '#domain/money.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { linesMessages } from './page-messages.ts'

export function lineName({ description, sku }: Pick<RowOfKind<'shipmentLine'>, 'description' | 'sku'>): string {
  return description || sku || linesMessages.unnamed
}

/** The part of a charge that no line has by hand yet; below zero the lines have too much. */
export function leftOfCharge(row: RowOfKind<'shipmentCharge'>): Units {
  return row.shares.reduce((left, { amount }) => left - amount, chargeAmount(row) ?? 0)
}
