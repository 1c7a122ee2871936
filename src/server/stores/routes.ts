import { storeEndpoints } from '#contract/endpoints/store-calls.ts'
import { STORE_PROVIDERS } from '#contract/store-providers.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { mountProductCalls } from './brought-products.ts'
import { mountConflicts } from './conflict-routes.ts'
import { mountConnecting } from './connect-routes.ts'
import { asking } from './failures.ts'
import { mountNotices } from './notice-routes.ts'
import { mountPulls } from './pull-routes.ts'
import { mountPush } from './push-routes.ts'
import { mountReplay } from './replay-route.ts'
import { mountSchedule } from './schedule-routes.ts'
import { mountStoreSettings } from './settings-routes.ts'
import type { StoreCallDeps, StoreDeps } from './store-deps.ts'
import { storeWork } from './store-jobs.ts'
import type { StoreTools } from './store-work.ts'
import { mountWebhooks } from './webhook-routes.ts'

/** What the calls of stores need. */
export interface StoreRouteDeps {
  readonly data: UserData
  readonly dataAccess: DataAccess
  readonly stores: StoreDeps
  readonly tools: StoreTools
}

/** Mounts the calls of stores: the same for each provider, and those of any store by its ID (STORE-01…09). */
export function mountStores(routes: Routes, { data, dataAccess, stores, tools }: StoreRouteDeps): void {
  const deps: StoreCallDeps = { ...stores, data }
  const work = storeWork(data, stores, tools)
  for (const name of STORE_PROVIDERS) {
    const calls = storeEndpoints[name]
    mountConnecting(routes, deps, name, calls)
    mountSchedule(routes, deps, name, calls)
    mountNotices(routes, deps, name, calls)
    mountConflicts(routes, work, name, calls)
    mountProductCalls(routes, { work, asking }, name, calls)
    mountWebhooks(routes, { ...stores, dataAccess }, name, calls)
  }
  mountStoreSettings(routes, deps)
  mountPulls(routes, work)
  mountPush(routes, work)
  mountReplay(routes, work)
}
