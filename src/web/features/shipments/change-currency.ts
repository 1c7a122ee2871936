import { setShipmentRate } from '#contract/commands/shipment-lines.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Actions } from '#web/kit/actions/actions.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { NewMutation } from '#web/kit/data/store-options.ts'
import type { DatedRate } from './known-rate.ts'
import { ratesMessages } from './page-messages.ts'

/** The rates of currencies, by their codes. */
export type CurrencyRates = readonly (readonly [string, DatedRate])[]

/** What takes away the message of the last change of currency, by shipment. */
const standing = new Map<string, AbortController>()

/** A later change of its currency or rates takes the message away: its way back would not lead to what stood there before. */
export function endMessage(shipmentId: string): void {
  standing.get(shipmentId)?.abort()
  standing.delete(shipmentId)
}

/** The input of the command that gives lines and charges in a currency a rate. */
export function rateInput(shipmentId: string, currency: string, { rate, date, source }: DatedRate) {
  return { shipmentId, currency, rate, rateDate: date, rateSource: source }
}

/**
 * Costs a shipment in another currency, into which each currency in use gets a rate. Where that replaces `typed` rates, which held for the
 * currency before, it is said, with a way back.
 */
export async function changeCurrency(
  store: Store,
  shipments: Actions<'shipment'>,
  { id, currency: before }: Pick<RowOfKind<'shipment'>, 'id' | 'currency'>,
  currency: string,
  rates: CurrencyRates,
  typed: number,
): Promise<void> {
  const changes: NewMutation[] = [
    { op: 'patch', kind: 'shipment', id, data: { currency } },
    ...rates.map(([code, rate]) => ({
      op: 'command' as const,
      name: setShipmentRate.name,
      input: rateInput(id, code, rate),
    })),
  ]
  endMessage(id)
  if (typed === 0) {
    await shipments.attempt('change', async () => {
      for (const each of changes) await store.mutate(each)
    })
    return
  }
  const title = ratesMessages.replaced(typed, currency)
  const end = new AbortController()
  standing.set(id, end)
  await shipments.write('change', changes, { title, detail: ratesMessages.replacedBy(before), signal: end.signal })
}
