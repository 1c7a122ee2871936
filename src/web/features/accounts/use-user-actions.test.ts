import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#web/kit/data/store.ts'
import { setAuthState } from '#web/kit/shell/auth-state.ts'
import type { ToastMessage } from '#web/kit/ui/toast.ts'
import { makeWorld } from '#test/client-model/world.ts'
import { listenToToasts } from '#test/toasts.ts'
import { userActions } from './use-user-actions.ts'

const KIND = 'userProfile'

describe('saving one’s own record', () => {
  let told: readonly ToastMessage[] = []
  let store: Store

  beforeEach(async () => {
    told = listenToToasts()
    ;({ store } = await makeWorld().browser.openTab())
    const { userId } = store
    setAuthState({ status: 'signed-in', user: { userId, email: 'a@example.com', name: 'A', role: 'user' } })
    await store.mutate({ op: 'put', kind: KIND, id: userId, data: { firstName: 'Ann', city: 'Köln' } })
  })
  afterEach(() => setAuthState({ status: 'loading' }))
  const titles = () => told.map(({ title }) => title)
  const own = () => store.get(KIND, store.userId)

  it('PROF-01 merges what was changed, and says so', async () => {
    userActions(store).save({ firstName: 'Anna' }, 'First name')
    await expect.poll(titles).toContain('First name saved')
    expect(own()).toMatchObject({ firstName: 'Anna', city: 'Köln' })
  })

  it('PROF-04 without a sign-in nothing is written', async () => {
    setAuthState({ status: 'signed-out' })
    userActions(store).save({ firstName: 'Anna' }, 'First name')
    await expect.poll(titles).toContain('User not authenticated. Cannot update profile.')
    expect(own()).toMatchObject({ firstName: 'Ann' })
  })

  it('PROF-04 without the record on the device nothing is written', async () => {
    await store.mutate({ op: 'delete', kind: KIND, id: store.userId })
    userActions(store).save({ firstName: 'Anna' }, 'First name')
    await expect.poll(titles).toContain('Cannot update: No profile loaded')
    expect(own()).toBeUndefined()
  })
})
