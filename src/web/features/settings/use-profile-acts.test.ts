import { afterEach, describe, expect, it } from 'vitest'
import { setAuthState } from '#web/kit/shell/auth-state.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { makeWorld, newId } from '#test/client-model/world.ts'
import type { ProfileRow } from './profile-row.ts'
import { profileActs } from './use-profile-acts.ts'

const KIND = 'businessProfile'

describe('saving a business profile', () => {
  afterEach(() => setAuthState({ status: 'loading' }))

  it('PROF-04 falls back to a merge write of the whole profile where it is not there any more', async () => {
    const told: string[] = []
    const stop = toastQueue.take(({ title }) => void told.push(title))
    const { store } = await makeWorld().browser.openTab()
    const { userId } = store
    setAuthState({ status: 'signed-in', user: { userId, email: 'a@example.com', name: 'A', role: 'user' } })
    await store.mutate({ op: 'put', kind: 'userProfile', id: userId, data: {} })
    const id = newId()
    await store.mutate({ op: 'put', kind: KIND, id, data: { name: 'Tea & Co', vatId: 'DE123456789' } })
    const row = store.get(KIND, id) as unknown as ProfileRow
    await store.mutate({ op: 'delete', kind: KIND, id })
    profileActs(store).save(row, { phoneNumber: '123' }, 'Phone')
    await expect.poll(() => told).toEqual(['Phone saved'])
    expect(store.get(KIND, id)).toMatchObject({ name: 'Tea & Co', vatId: 'DE123456789', phoneNumber: '123' })
    stop()
  })
})
