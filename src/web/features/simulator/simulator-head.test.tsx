import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { changeSet } from '#contract/entities/change-set.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { appliedScenarios, scenarioState } from '#contract/scenario-state.ts'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import { provideApi } from '#web/kit/data/api.ts'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { ConfirmHost } from '#web/kit/ui/confirm-host.tsx'
import { NEW_DRAFT } from './draft.ts'
import { LiveDraft } from './live-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import { SimulatorHead } from './simulator-head.tsx'
import type { OpenScenario } from './use-scenario.ts'

const DEPS = {
  contextOf: () => DEFAULT_PRICING_CONTEXT,
  isFloorStrict: false,
  rates: null,
  day: '2026-07-06',
  costLabel: '',
}
const DEARER = { ...NEW_DRAFT.levers, supplierCost: { isOn: true, change: { by: 'percent' as const, ppm: 80_000 } } }
const nothing = { before: undefined, get: () => undefined, flagged: () => undefined }

/** The head of a scenario that is open, applied by change sets in these states, and the calls that it makes. */
async function shown(...states: readonly string[]) {
  openAt('/price-simulator')
  const scenarioId = newId()
  const rows = states.map((state) => {
    const id = newId()
    const made = { state, effect: { scenarioId }, appliedAt: 1_000 }
    return { kind: 'changeSet', row: { ...emptyRow(general(changeSet), id, 1, nothing), ...made } }
  })
  const { store, settle } = await signIn([], 0, rows)
  const calls: string[] = []
  provideApi((path) => {
    calls.push(path)
    return Promise.resolve(Response.json({ title: 'No', status: 503, code: 'unavailable' }, { status: 503 }))
  })
  await store.mutate({ op: 'put', kind: 'scenario', id: scenarioId, data: { name: 'Supplier +8', levers: DEARER } })
  await settle()
  const done = () => Promise.resolve()
  const row = store.get('scenario', scenarioId)
  const applied = appliedScenarios(store.all('changeSet')).get(scenarioId)
  const scenario: OpenScenario = {
    row,
    isChanged: false,
    applied,
    state: row && scenarioState(row, applied, row.catalogue),
    save: done,
    saveAs: done,
    open: () => undefined,
  }
  const { user } = draw(
    <>
      <SimulatorHead
        scenario={scenario}
        live={new LiveDraft({ ...NEW_DRAFT, levers: DEARER })}
        scope={{}}
        deps={DEPS}
        products={3}
        onCompare={() => undefined}
      />
      <ConfirmHost />
    </>,
  )
  const preview = () => user.click(screen.getByRole('button', { name: messages.preview }))
  return { user, calls, preview }
}

it('PAGE-04 a scenario that was applied asks before it is applied on top of that, and a no calls nothing', async () => {
  const { user, calls, preview } = await shown('applied')
  expect(screen.getByText(messages.appliedAlready.title)).toBeTruthy()
  await preview()
  const question = { name: messages.again.title('Supplier +8'), description: messages.again.text }
  await screen.findByRole('alertdialog', question)
  await user.click(screen.getByRole('button', { name: uiMessages.cancel }))
  expect(calls).toEqual([])
  await preview()
  await screen.findByRole('alertdialog', question)
  await user.click(screen.getByRole('button', { name: messages.again.confirm }))
  await expect.poll(() => calls.length).toBe(1)
})

it('PAGE-04 a scenario that was not applied, or was taken back, is previewed without a question', async () => {
  const { calls, preview } = await shown('reverted')
  expect(screen.queryByText(messages.appliedAlready.title)).toBeNull()
  await preview()
  await expect.poll(() => calls.length).toBe(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
