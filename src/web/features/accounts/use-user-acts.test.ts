import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#web/kit/data/store.ts'
import { setAuthState } from '#web/kit/shell/auth-state.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { makeWorld } from '#test/client-model/world.ts'
import { userActs, type UserRow } from './use-user-acts.ts'

const KIND = 'userProfile'

describe('saving one’s own record', () => {
  const told: string[] = []
  let stop = (): void => undefined
  let store: Store
  let row: UserRow

  beforeEach(async () => {
    told.length = 0
    stop = toastQueue.take(({ title }) => void told.push(title))
    ;({ store } = await makeWorld().browser.openTab())
    const { userId } = store
    setAuthState({ status: 'signed-in', user: { userId, email: 'a@example.com', name: 'A', role: 'user' } })
    await store.mutate({ op: 'put', kind: KIND, id: userId, data: { firstName: 'Ann', city: 'Köln' } })
    row = store.get(KIND, userId) as unknown as UserRow
  })
  afterEach(() => {
    stop()
    setAuthState({ status: 'loading' })
  })
  const own = () => store.get(KIND, store.userId)

  it('PROF-01 merges what was changed, and says so', async () => {
    userActs(store).save(row, { firstName: 'Anna' }, 'First name')
    await expect.poll(() => told).toEqual(['First name saved'])
    expect(own()).toMatchObject({ firstName: 'Anna', city: 'Köln' })
  })

  it('PROF-04 without a sign-in nothing is written', async () => {
    setAuthState({ status: 'signed-out' })
    userActs(store).save(row, { firstName: 'Anna' }, 'First name')
    await expect.poll(() => told).toEqual(['User not authenticated. Cannot update profile.'])
    expect(own()).toMatchObject({ firstName: 'Ann' })
  })

  it('PROF-04 without the record on the device nothing is written', async () => {
    await store.mutate({ op: 'delete', kind: KIND, id: store.userId })
    userActs(store).save(row, { firstName: 'Anna' }, 'First name')
    await expect.poll(() => told).toEqual(['Cannot update: No profile loaded'])
    expect(own()).toBeUndefined()
  })
})
