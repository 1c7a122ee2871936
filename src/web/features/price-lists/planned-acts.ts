import { useMemo } from 'react'
import { cancelScheduledPrices, planPrices } from '#contract/commands/scheduled-prices.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { plannedText as text } from './planned-text.ts'

/** What a plan says of all its products. */
export interface PlanDraft {
  readonly title: string
  readonly patchKind: 'price' | 'percentOff'
  /** Units of `currency`; null for a percentage. */
  readonly amount: number | null
  readonly percentOff: number
  /** Epoch milliseconds. */
  readonly startsAt: number
  /** Epoch milliseconds; null for good. */
  readonly endsAt: number | null
  readonly promotion: boolean
}

/** A product that a plan is for, with the currency of its price. */
export interface PlannedProduct {
  readonly productId: string
  readonly currency: string
}

export interface PlannedActs {
  readonly plan: (draft: PlanDraft, products: readonly PlannedProduct[], priceListId: string | null) => Promise<boolean>
  readonly cancel: (ids: readonly string[]) => void
}

/** The acts on planned prices of the signed-in user. */
export function usePlannedActs(): PlannedActs {
  const store = useStore()
  return useMemo(() => plannedActs(store), [store])
}

function plannedActs(store: Store): PlannedActs {
  const attempt = async (act: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      showFailure(error, { act, thing: text.thing })
      return false
    }
  }
  const cancelled = (ids: readonly string[]) =>
    attempt('call off', () => store.run(cancelScheduledPrices, { ids: [...ids] }))
  return {
    async plan({ title, startsAt, endsAt, promotion, ...change }, products, priceListId) {
      const prices = products.map((product) => ({
        id: store.newId(),
        variantId: '',
        priceListId,
        ...product,
        ...change,
      }))
      const input = { title, startsAt, endsAt, promotion, prices }
      if (!(await attempt('plan', () => store.run(planPrices, input)))) return false
      const undo = (): void => void cancelled(prices.map(({ id }) => id))
      showToast({
        title: text.planned(formatCount(prices.length, text.price)),
        action: { label: text.undo, run: undo },
      })
      return true
    },
    cancel(ids) {
      void cancelled(ids).then((done) => done && showToast({ title: text.cancelled }))
    },
  }
}
