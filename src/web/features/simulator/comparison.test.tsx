import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { foundProducts, openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { productListing } from '#contract/lists/product-listing.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { listView } from '#web/kit/list/list-view.ts'
import { Comparison } from './comparison.tsx'
import { NEW_DRAFT } from './draft.ts'
import { LiveDraft } from './live-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import { readCatalogue } from './read-catalogue.ts'
import type { ProductFilters } from './scope-bar.tsx'
import { Workbench } from './workbench.ts'

const DEPS = {
  contextOf: () => DEFAULT_PRICING_CONTEXT,
  isFloorStrict: false,
  rates: null,
  day: '2026-07-06',
  costLabel: '',
}
/** As much of the list of products as tells what a scenario is about. */
const FILTERS = {
  view: { ...listView({ list: productListing, columns: {} } as never), messages: () => ({ filters: {} }) },
  conditions: () => ({}),
  uncategorized: '',
} as unknown as ProductFilters
const LIVE = new LiveDraft(NEW_DRAFT)

afterEach(() => vi.restoreAllMocks())

it('PAGE-04 a change set that comes tells what was applied, and works out no figure anew', async () => {
  openAt('/price-simulator')
  const { store, settle, arrive } = await signIn([foundProducts, documentIndex])
  await store.mutate({ op: 'put', kind: 'product', id: store.newRandomId(), data: { name: 'Mug', baseCost: 1 } })
  const scenarioId = newId()
  const data = { name: 'Dear', levers: NEW_DRAFT.levers, catalogue: '99.99' }
  await store.mutate({ op: 'put', kind: 'scenario', id: scenarioId, data })
  await settle()
  const catalogue = (await readCatalogue(store, DEPS, () => undefined, new AbortController().signal))!
  const count = vi.spyOn(Workbench.prototype, 'count')
  draw(
    <Comparison
      catalogue={catalogue}
      live={LIVE}
      deps={DEPS}
      currency="EUR"
      filters={FILTERS}
      asked={scenarioId}
      onAsk={() => undefined}
    />,
  )
  expect(screen.getByText(messages.stale.title)).toBeTruthy()
  const counted = count.mock.calls.length
  expect(counted).toBeGreaterThan(0)
  const applied = { state: 'applied', effect: { scenarioId }, appliedAt: Date.now() + 1_000_000 }
  await act(() => arrive('changeSet', emptyRowOf('changeSet', newId(), applied)))
  await waitFor(() => expect(screen.queryByText(messages.stale.title)).toBeNull())
  expect(count.mock.calls.length).toBe(counted)
  await expectAccessible()
})
