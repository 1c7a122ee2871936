import { afterEach, describe, expect, it } from 'vitest'
import { setAuthState } from '#web/kit/shell/auth-state.ts'
import { makeWorld, newId } from '#test/client-model/world.ts'
import { listenToToasts } from '#test/toasts.ts'
import { profileActions } from './use-profile-actions.ts'

const KIND = 'businessProfile'

describe('saving a business profile', () => {
  afterEach(() => setAuthState({ status: 'loading' }))

  it('PROF-04 falls back to a merge write of the whole profile where it is not there any more', async () => {
    const told = listenToToasts()
    const { store } = await makeWorld().browser.openTab()
    const { userId } = store
    setAuthState({ status: 'signed-in', user: { userId, email: 'a@example.com', name: 'A', role: 'user' } })
    await store.mutate({ op: 'put', kind: 'userProfile', id: userId, data: {} })
    const id = newId()
    await store.mutate({ op: 'put', kind: KIND, id, data: { name: 'Tea & Co', vatId: 'DE123456789' } })
    const row = store.get(KIND, id)
    if (!row) throw new Error('no profile')
    await store.mutate({ op: 'delete', kind: KIND, id })
    profileActions(store).save(row, { phoneNumber: '123' }, 'Phone')
    await expect.poll(() => told.map(({ title }) => title)).toContain('Phone saved')
    expect(store.get(KIND, id)).toMatchObject({ name: 'Tea & Co', vatId: 'DE123456789', phoneNumber: '123' })
  })

  it('PROF-02 CHANGE-02 undoing a registration for VAT leaves the rate that was there before it', async () => {
    const told = listenToToasts()
    const undos = () => told.flatMap(({ action }) => (action ? [action.run] : []))
    const { store } = await makeWorld().browser.openTab()
    const { userId } = store
    setAuthState({ status: 'signed-in', user: { userId, email: 'a@example.com', name: 'A', role: 'user' } })
    await store.mutate({ op: 'put', kind: 'userProfile', id: userId, data: {} })
    const id = newId()
    await store.mutate({ op: 'put', kind: KIND, id, data: { country: 'FR', taxRate: 55_000 } })
    const own = () => store.get(KIND, id)
    const row = own()
    if (!row) throw new Error('no profile')
    profileActions(store).save(row, { vatRegistered: true }, 'VAT')
    await expect.poll(() => undos().length).toBe(1)
    expect(own()).toMatchObject({ vatRegistered: true, taxRate: 55_000, vatRecoverable: true })
    undos()[0]?.()
    await expect.poll(own).toMatchObject({ vatRegistered: false, taxRate: 55_000, vatRecoverable: false })
  })

  it('PROF-02 CHANGE-02 undoing another default, or the deletion of the default, gives the former one back', async () => {
    const told = listenToToasts()
    const undos = () => told.flatMap(({ action }) => (action ? [action.run] : []))
    const { store } = await makeWorld().browser.openTab()
    const { userId } = store
    setAuthState({ status: 'signed-in', user: { userId, email: 'a@example.com', name: 'A', role: 'user' } })
    await store.mutate({ op: 'put', kind: 'userProfile', id: userId, data: {} })
    const [first, second] = [newId(), newId()]
    for (const id of [first, second]) await store.mutate({ op: 'put', kind: KIND, id, data: { name: id } })
    const defaults = () => store.all(KIND).flatMap(({ id, isDefault }) => (isDefault ? [id] : []))
    const rowOf = (id: string) => store.get(KIND, id) ?? expect.fail('no profile')
    expect(defaults()).toEqual([first])
    profileActions(store).makeDefault(rowOf(second))
    await expect.poll(() => undos().length).toBe(1)
    expect(defaults()).toEqual([second])
    undos()[0]?.()
    await expect.poll(defaults).toEqual([first])
    profileActions(store).remove(rowOf(first))
    await expect.poll(() => undos().length).toBe(2)
    expect(defaults()).toEqual([second])
    undos()[1]?.()
    await expect.poll(defaults).toEqual([first])
    expect(store.all(KIND)).toHaveLength(2)
  })
})
