import { act } from '@testing-library/react'
import { Router, type RouterOptions } from '#web/kit/shell/router.ts'
import { browserHistory } from '#web/kit/shell/browser-history.ts'
import { provideRouter } from '#web/kit/shell/current-router.ts'
import { provideStore } from '#web/kit/data/current-store.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { IndexSpec } from '#web/kit/data/index-spec.ts'
import type { Store } from '#web/kit/data/store.ts'
import { makeWorld } from '#test/client-model/world.ts'

/** As much of the index of products as they are found by. */
export const foundProducts: IndexSpec = {
  kind: 'product',
  nameKey: 'nameKey',
  searchText: 'searchText',
  searchNames: [],
  filters: [],
  sorts: {},
}

/** Somebody who is signed in. */
export interface SignedIn {
  readonly store: Store
  /** Lets what is on its way arrive: the clock of the model goes on. */
  readonly settle: () => Promise<void>
  /** Another device, or the server itself, writes a row; it arrives. */
  readonly arrive: (kind: string, row: AnyRow) => Promise<void>
}

/**
 * Signs somebody in: parts of pages have a store of rows, whose server is a model. Setup takes it away after the test. The device's clock is
 * ahead of the server's by `clockOffMs`; the server has `rows` already.
 */
export async function signIn(
  indexes: readonly IndexSpec[] = [],
  clockOffMs = 0,
  rows: readonly { readonly kind: string; readonly row: AnyRow }[] = [],
): Promise<SignedIn> {
  const { browser, clock, server } = makeWorld()
  for (const { kind, row } of rows) server.keep(kind, row)
  browser.clockOffMs = clockOffMs
  const { store } = await browser.openTab(indexes)
  provideStore(store)
  if (rows.length > 0) await clock.advance(1_000)
  const settle = () => act(() => clock.advance(1_000))
  const arrive = (kind: string, row: AnyRow): Promise<void> => {
    server.keep(kind, row)
    store.retry()
    return settle()
  }
  return { store, settle, arrive }
}

/** Stands at an address of the product; `prepare` is what later pages wait for. */
export function openAt(href: string, prepare: RouterOptions['prepare'] = () => undefined): Router {
  history.replaceState(null, '', href)
  const router = new Router({ history: browserHistory(), redirect: () => undefined, prepare })
  provideRouter(router)
  router.refresh()
  return router
}
