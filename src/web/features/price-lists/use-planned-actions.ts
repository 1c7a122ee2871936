import { useMemo } from 'react'
import { cancelScheduledPrices, planPrices } from '#contract/commands/scheduled-prices.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { plannedMessages as messages } from './planned-messages.ts'

/** A plan for all its products: a price or a percentage, with its start and end. */
export type PlanDraft = Pick<
  RowOfKind<'scheduledPrice'>,
  'title' | 'patchKind' | 'amount' | 'percentOff' | 'startsAt' | 'endsAt' | 'promotion'
>

export type PlannedProduct = Pick<RowOfKind<'scheduledPrice'>, 'productId' | 'currency'>

export interface PlannedActions {
  readonly plan: (draft: PlanDraft, products: readonly PlannedProduct[], priceListId: string | null) => Promise<boolean>
  readonly cancel: (ids: readonly string[]) => void
}

export function usePlannedActions(): PlannedActions {
  const store = useStore()
  const actions = useActions('scheduledPrice')
  return useMemo(
    () => ({
      async plan({ title, startsAt, endsAt, promotion, ...change }, products, priceListId) {
        const same = { variantId: '', priceListId, ...change }
        const prices = products.map((product) => ({ id: actions.newId(), ...same, ...product }))
        const ids = prices.map(({ id }) => id)
        const told = {
          title: messages.planned(prices.length),
          takenBackBy: { op: 'command', name: cancelScheduledPrices.name, input: { ids } },
        } as const
        const input = { title, startsAt, endsAt, promotion, prices }
        const asked = JSON.stringify([title, startsAt, endsAt, promotion, same, products])
        const planned = () => actions.run('plan', planPrices, input, told)
        return (await oncePerPress(`plan ${asked}`, planned, store)) === true
      },
      cancel: (ids) =>
        void actions
          .attempt('call off', () => store.run(cancelScheduledPrices, { ids: [...ids] }), messages.thing)
          .then((done) => done !== undefined && showToast({ title: messages.cancelled })),
    }),
    [store, actions],
  )
}
