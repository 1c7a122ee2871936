import { beforeEach, describe, expect, it } from 'vitest'
import { ADA, ADA_AT_WORK, authWorld, remembered, settle } from '#test/auth-world.ts'
import { SessionExpired } from '#web/kit/data/transport.ts'
import { authState, copyIdOf, type SignedInUser } from '#web/kit/shell/auth-state.ts'
import { authMessages } from './auth-messages.ts'

const { id, accountName, people } = ADA_AT_WORK
const AT_WORK: SignedInUser = {
  ...remembered(ADA),
  userId: id,
  member: { personId: ADA.id, role: 'editor', account: accountName },
  people,
}

describe('somebody who works in the account of another', () => {
  let page: ReturnType<typeof authWorld>
  beforeEach(() => {
    page = authWorld()
    page.state.cookie = ADA_AT_WORK
  })
  /** The membership ends while the page is open: the next bearer is one of the own account. */
  const end = (): void => {
    page.state.cookie = ADA
    page.state.ended = { accountId: id, name: accountName }
    page.state.hear('arrived')
  }

  it('TEAM-01 the page knows the account, the person, the role and the people', async () => {
    await page.open().start()
    expect(authState()).toEqual({ status: 'signed-in', user: AT_WORK })
    expect(page.state.remembered).toEqual(AT_WORK)
  })

  it('TEAM-02 the copy is of account, person and role: no two of them are the same', () => {
    const member = AT_WORK.member!
    const users: SignedInUser[] = [
      AT_WORK,
      { ...AT_WORK, userId: ADA.id },
      { ...AT_WORK, member: { ...member, personId: id } },
      { ...AT_WORK, member: { ...member, role: 'viewer' } },
      remembered(ADA),
    ]
    expect(new Set(users.map(copyIdOf)).size).toBe(users.length)
    expect(copyIdOf(remembered(ADA))).toBe(ADA.id)
  })

  it('TEAM-02 once the membership is over the copy is wiped at once where nothing waits, and the next page says so', async () => {
    await page.open().start()
    end()
    await settle()
    await settle()
    expect([page.state.wipes, page.state.loads, page.state.remembered]).toEqual([1, ['/'], undefined])
    await page.open().start()
    expect(authState()).toEqual({ status: 'signed-in', user: remembered(ADA) })
    expect(page.state.told).toEqual([authMessages.left(accountName)])
    await page.open().start()
    expect(page.state.told).toHaveLength(1)
  })

  it('TEAM-02 edits that were not sent are asked about, can be saved, and go to nobody', async () => {
    const client = page.open()
    await client.start()
    page.state.waiting = 2
    end()
    await settle()
    expect(authState()).toMatchObject({ status: 'displaced', former: AT_WORK, waiting: 2, isOver: true })
    expect([page.state.wipes, page.state.loads]).toEqual([0, []])
    await expect(client.apiFetch('/api/products')).rejects.toBeInstanceOf(SessionExpired)
    await client.takeover.saveFormer()
    expect(page.state.saved).toEqual([ADA.email])
    await client.takeover.goOnAsNewcomer()
    expect([page.state.wipes, page.state.loads, page.state.remembered]).toEqual([1, ['/'], undefined])
  })

  it('TEAM-02 with another role the page begins anew with another copy', async () => {
    await page.open().start()
    const viewer = { ...ADA_AT_WORK, accountRole: 'viewer' }
    page.state.cookie = viewer
    page.state.hear('arrived')
    await settle()
    await settle()
    expect([page.state.wipes, page.state.loads]).toEqual([1, ['/']])
    await page.open().start()
    expect(authState()).toMatchObject({ user: { userId: id, member: { role: 'viewer' } } })
    expect(page.state.told).toEqual([])
  })

  it('TEAM-02 a device that was away when the membership ended shows nothing of it', async () => {
    Object.assign(page.state, { remembered: AT_WORK, cookie: ADA, ended: { accountId: id, name: accountName } })
    await page.open().start()
    expect([page.state.wipes, page.state.entered]).toEqual([1, [ADA.id]])
    expect(page.state.told).toEqual([authMessages.left(accountName)])
  })
})
