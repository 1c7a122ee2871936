import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#web/kit/data/store.ts'
import { setAuthState } from '#web/kit/shell/auth-state.ts'
import { makeWorld, newId } from '#test/client-model/world.ts'
import { type ProfileAct, requireProfile } from './profile-guards.ts'

describe('what a change of a business profile needs', () => {
  let store: Store
  let id: string

  beforeEach(async () => {
    ;({ store } = await makeWorld().browser.openTab())
    id = newId()
    const { userId } = store
    setAuthState({ status: 'signed-in', user: { userId, email: 'a@example.com', name: 'A', role: 'user' } })
    await store.mutate({ op: 'put', kind: 'userProfile', id: userId, data: {} })
    await store.mutate({ op: 'put', kind: 'businessProfile', id, data: { name: 'A' } })
  })
  afterEach(() => setAuthState({ status: 'loading' }))

  it('PROF-04 a signed-out user is told so', () => {
    setAuthState({ status: 'signed-out' })
    expect(() => requireProfile(store, 'update', id)).toThrow('User not authenticated. Cannot update profile.')
    for (const act of ['create', 'delete', 'logo'] as const)
      expect(() => requireProfile(store, act, id)).toThrow(/^User not authenticated$/)
  })

  it.each<[ProfileAct, string]>([
    ['update', 'Cannot update: No user profile loaded'],
    ['create', 'Cannot create business profile: No user profile loaded'],
    ['delete', 'Cannot delete: No profile loaded'],
    ['logo', 'Cannot upload logo: No profile loaded'],
  ])('PROF-04 without the user’s record on the device, %s is refused', async (act, message) => {
    expect(() => requireProfile(store, act, id)).not.toThrow()
    await store.mutate({ op: 'delete', kind: 'userProfile', id: store.userId })
    expect(() => requireProfile(store, act, id)).toThrow(message)
  })

  it('PROF-04 what is not there cannot be deleted and takes no logo; an update falls back to a merge write', async () => {
    await store.mutate({ op: 'delete', kind: 'businessProfile', id })
    expect(() => requireProfile(store, 'delete', id)).toThrow('Cannot delete: No profile loaded')
    expect(() => requireProfile(store, 'logo', id)).toThrow('Cannot upload logo: No profile loaded')
    expect(() => requireProfile(store, 'update', id)).not.toThrow()
  })
})
