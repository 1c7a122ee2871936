import { beforeEach, describe, expect, it } from 'vitest'
import { ADA, authWorld, BOB, remembered, settle } from '#test/auth-world.ts'
import { SessionExpired } from '#web/kit/data/transport.ts'
import { authState } from '#web/kit/shell/auth-state.ts'

describe('somebody else signs in on a browser', () => {
  let page: ReturnType<typeof authWorld>
  beforeEach(() => {
    page = authWorld()
  })

  it('SYNC-02 AUTH-11 changes of one user that wait are neither deleted nor shown when another signs in, until somebody decides', async () => {
    Object.assign(page.state, { remembered: remembered(BOB), waiting: 2 })
    const displaced = { status: 'displaced', former: remembered(BOB), newcomer: remembered(ADA), waiting: 2 }
    const client = page.open()
    await client.start()
    expect(authState()).toEqual({ ...displaced, inAnotherTab: false })
    await expect(client.apiFetch('/api/products')).rejects.toBeInstanceOf(SessionExpired)
    expect([page.state.wipes, page.state.entered, page.state.remembered]).toEqual([0, [], remembered(BOB)])

    page.state.reachable = false
    await page.open().start()
    expect([authState().status, page.state.entered]).toEqual(['signed-out', []])

    page.state.reachable = true
    const again = page.open()
    await again.start()
    await again.takeover.saveFormer()
    expect([page.state.saved, page.state.wipes]).toEqual([['bob@example.com'], 0])
    await again.takeover.goOnAsNewcomer()
    expect([page.state.wipes, page.state.remembered, page.state.loads]).toEqual([1, undefined, ['/']])
    expect(page.flags.kept.size).toBe(0)
  })

  it('SYNC-02 the former user comes back to what waits: the newcomer is signed out, and nothing is deleted', async () => {
    Object.assign(page.state, { remembered: remembered(BOB), waiting: 1 })
    const client = page.open()
    await client.start()
    page.state.reachable = false
    await client.takeover.returnToFormer()
    expect(page.state.loads).toEqual([])
    page.state.reachable = true
    await client.takeover.returnToFormer()
    expect(page.state.loads).toEqual(['/api/auth/sign-in?next=%2F&prompt=login'])
    expect([page.state.cookie, page.state.wipes]).toEqual([undefined, 0])
    page.state.cookie = BOB
    await page.open().start()
    expect(authState()).toEqual({ status: 'signed-in', user: remembered(BOB) })
    expect([page.state.entered, page.state.wipes, page.flags.kept.size]).toEqual([[BOB.id], 0, 0])
  })

  it('AUTH-11 the other tabs are told who came, and the one with somebody else’s data says so at once', async () => {
    await page.open().start()
    page.state.cookie = BOB
    page.state.hear('arrived')
    await settle()
    expect(authState()).toMatchObject({ status: 'displaced', newcomer: remembered(BOB), inAnotherTab: true })
    const other = authWorld()
    Object.assign(other.state, { remembered: remembered(BOB) })
    await other.open().start()
    expect(other.state.posted).toEqual(['arrived'])
  })

  it('AUTH-11 a copy taken away in another tab is a sign-out, or somebody else who signed in there', async () => {
    const client = page.open()
    await client.start()
    page.state.cookie = undefined
    await client.copyGone()
    expect(page.state.loads).toEqual(['/'])
    page.state.loads.length = 0
    page.state.cookie = BOB
    await client.copyGone()
    expect([authState().status, page.state.loads]).toEqual(['displaced', []])
  })
})
