import { randomBytes, randomUUID } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import { general } from '#contract/entity.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { priceListPrice } from '#contract/entities/price-list-price.ts'
import { scheduledPrice } from '#contract/entities/scheduled-price.ts'
import { deletePriceLists } from '#contract/commands/price-lists.ts'
import * as endpoints from '#contract/endpoints/price-lists.ts'
import { listPriceList, priceListList, scheduledPriceList } from '#contract/lists/price-list-list.ts'
import { mountCrud } from '../kit/crud/crud.ts'
import { listPlanner } from '../kit/crud/list-sql.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { prepareMutation, writeOne } from '../kit/write/mutate.ts'
import { planMessages } from './plan-messages.ts'
import { mountPriceCalls } from './price-calls.ts'
import { HOLDING } from './holding.ts'
import { standingSql } from './standing-sql.ts'
import { sharedNow } from '../kit/clock.ts'

/** Mounts price lists, their prices, and scheduled prices (PLIST-01…07, LEDGER-02, LEDGER-03). */
export function mountPriceLists(routes: Routes, data: UserData): void {
  const { remove, ...calls } = endpoints.priceLists
  mountCrud(
    routes,
    data,
    general(priceList),
    calls,
    listPlanner(priceListList, { filters: { ...HOLDING, status: standingSql } }),
  )
  mountCrud(routes, data, general(priceListPrice), endpoints.priceListPrices, listPlanner(listPriceList))
  mountCrud(routes, data, general(scheduledPrice), endpoints.scheduledPrices, listPlanner(scheduledPriceList))
  mountPriceCalls(routes, data)
  routes.mount(remove, (call) =>
    data.answer(call, async (tx) => {
      const now = sharedNow()
      const input = {
        changeSetId: uuidV7(now, randomBytes(16)),
        title: planMessages.listDeleted,
        ids: [call.params.id],
      }
      const body = { op: 'command', name: deletePriceLists.name, input } as const
      const sender = { actor: call.caller.name, now }
      const written = await writeOne(tx, prepareMutation({ id: randomUUID(), at: now, body }, sender))
      return { written, status: 204, body: null }
    }),
  )
}
