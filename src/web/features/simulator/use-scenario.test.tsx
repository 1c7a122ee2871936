import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { lastDone } from '#web/kit/ui/last-undo.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { NEW_DRAFT } from './draft.ts'
import { LiveDraft } from './live-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import { useScenario } from './use-scenario.ts'

const [SCOPE, FILTERS] = [{}, [] as const]
const freight = (ppm: number) => ({
  ...NEW_DRAFT.levers,
  freight: { isOn: true, change: { by: 'percent' as const, ppm } },
})

function Open({ live, id }: { readonly live: LiveDraft; readonly id: string }) {
  const { isChanged, save } = useScenario({
    live,
    id,
    isTold: true,
    scope: SCOPE,
    catalogue: undefined,
    filters: FILTERS,
  })
  return (
    <button type="button" onClick={() => void save()}>
      {isChanged ? 'Save' : 'Saved'}
    </button>
  )
}

it('PAGE-04 a save that is taken back leaves what is tried, not saved again, and nothing was changed elsewhere', async () => {
  openAt('/price-simulator')
  const { store, settle } = await signIn()
  const told: string[] = []
  toastQueue.take(({ title }) => told.push(title))
  const id = store.newId()
  await store.mutate({ op: 'put', kind: 'scenario', id, data: { name: 'Dear', levers: freight(10_000) } })
  const live = new LiveDraft({ ...NEW_DRAFT, levers: freight(20_000) })
  const { user } = draw(<Open live={live} id={id} />)
  const stands = (name: string) =>
    waitFor(async () => {
      await settle()
      screen.getByRole('button', { name })
    })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await stands('Saved')
  // The way back is noted once all is written.
  await waitFor(() => expect(lastDone()?.title).toBe(messages.saved('Dear')))
  act(() => lastDone()?.run())
  await stands('Save')
  expect(store.get('scenario', id)).toMatchObject({ levers: freight(10_000) })
  expect(live.get().levers).toEqual(freight(20_000))
  expect(told).not.toContain(messages.elsewhere('Dear'))
  await store.mutate({ op: 'patch', kind: 'scenario', id, data: { soldDays: 30 } })
  await waitFor(async () => {
    await settle()
    expect(told).toContain(messages.elsewhere('Dear'))
  })
})

it('PAGE-04 what is tried stays when its scenario is deleted elsewhere, and is told so', async () => {
  openAt('/price-simulator')
  const { store, settle } = await signIn()
  const told: string[] = []
  toastQueue.take(({ title, detail }) => told.push(`${title} ${String(detail)}`))
  const id = store.newId()
  await store.mutate({ op: 'put', kind: 'scenario', id, data: { name: 'Dear', levers: freight(10_000) } })
  draw(<Open live={new LiveDraft({ ...NEW_DRAFT, levers: freight(20_000) })} id={id} />)
  await store.mutate({ op: 'delete', kind: 'scenario', id })
  await waitFor(async () => {
    await settle()
    expect(told).toContain(`${messages.deleted('Dear')} ${messages.deletedKept}`)
  })
})
