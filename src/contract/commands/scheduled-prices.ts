import * as z from 'zod/mini'
import { type Change, command } from '../command.ts'
import { scheduledPrice } from '../entities/scheduled-price.ts'
import { boundedText, uuid } from '../fields.ts'
import { asWritten, storedMessage } from '../stored-message.ts'

const KIND = scheduledPrice.kind
/** The most prices of one plan. */
const MAX_PLANNED = 20_000

const { fields } = scheduledPrice
const planned = z.strictObject({
  id: uuid,
  productId: fields.productId.stored,
  variantId: fields.variantId.stored,
  priceListId: fields.priceListId.stored,
  patchKind: fields.patchKind.stored,
  currency: fields.currency.stored,
  amount: fields.amount.stored,
  percentOff: fields.percentOff.stored,
})

/** Schedules prices of many products with the same start and end (LEDGER-02). Nothing changes before the start. */
export const planPrices = command({
  name: 'scheduled-price/plan',
  input: z.strictObject({
    title: boundedText(300, 1),
    startsAt: fields.startsAt.stored,
    endsAt: fields.endsAt.stored,
    promotion: z.boolean(),
    prices: z.array(planned).check(z.minLength(1), z.maxLength(MAX_PLANNED)),
  }),
  reads: () => ({}),
  run({ prices, ...common }) {
    const changes = prices.map(({ id, ...data }): Change => ({
      op: 'put',
      kind: KIND,
      id,
      data: { ...data, ...common },
    }))
    return { changes, why: asWritten(common.title) }
  },
})

/** Cancels scheduled prices: one that has not begun never begins; one that is running ends now and restores the earlier price. */
export const cancelScheduledPrices = command({
  name: 'scheduled-price/cancel',
  input: z.strictObject({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_PLANNED)) }),
  reads: ({ ids }) => ({ refs: ids.map((id) => ({ kind: KIND, id })) }),
  run({ ids }, rows, { now }) {
    const changes = ids.flatMap((id): Change[] => {
      const row = rows.get(KIND, id)
      const status = row?.['status']
      if (status === 'planned') return [{ op: 'patch', kind: KIND, id, data: { status: 'cancelled' } }]
      return status === 'running'
        ? [{ op: 'patch', kind: KIND, id, data: { endsAt: Math.max(now, Number(row?.['startsAt']) + 1) } }]
        : []
    })
    return { changes, why: storedMessage('plans-called-off') }
  },
})
