import { afterEach, describe, expect, it } from 'vitest'
import { screenOf, screens } from '#contract/screens.ts'
import { MEMBER_ROLES, type MemberRole } from '#contract/teams/reach.ts'
import { memberMay } from '../data/member-may.ts'
import { actorName } from '../history/history-entry.ts'
import { historyMessages } from '../history/messages.ts'
import { accountsOf } from './accounts-of.ts'
import { type AuthState, setAuthState, type SignedInUser } from './auth-state.ts'
import { accessTo } from './guard.ts'
import { menuMessages } from './menu-messages.ts'
import { navigationFor } from './navigation.ts'

const OWNER: SignedInUser = { userId: 'account', email: 'ada@example.com', name: 'Ada', role: 'user' }
const PEOPLE = [
  { id: 'account', name: 'Ada' },
  { id: 'mia', name: 'Mia' },
  { id: 'leo', name: 'Leo' },
]
const memberAs = (role: MemberRole): SignedInUser => ({
  ...OWNER,
  member: { personId: 'mia', role, account: 'Tea & Co' },
  people: PEOPLE,
})
/** They look at the rows of the account and repair them. */
const DIAGNOSTICS = ['diagnostics', 'system-check', 'quick-test'] as const
const signedIn = (user: SignedInUser): AuthState => ({ status: 'signed-in', user })

afterEach(() => setAuthState({ status: 'loading' }))

describe('what a member reaches on the screen', () => {
  it('TEAM-02 screens beyond the role are not in the navigation, and are refused by their address', () => {
    for (const role of MEMBER_ROLES) {
      const auth = signedIn(memberAs(role))
      const listed = navigationFor(auth).flatMap(({ screen, children }) => [
        screen,
        ...children.map((each) => each.screen),
      ])
      for (const id of listed) expect(accessTo(screenOf(id), auth, '/')).toEqual({ kind: 'show' })
      for (const id of ['settings-plan', 'settings-connections', 'assistant', 'stores', ...DIAGNOSTICS] as const)
        expect([role, id, accessTo(screenOf(id), auth, '/').kind]).toEqual([role, id, 'refuse'])
    }
    const shown = navigationFor(signedIn(memberAs('accountant'))).map(({ screen }) => screen)
    expect(shown).toEqual(expect.arrayContaining(['home', 'documents', 'customers', 'analytics', 'settings']))
    expect(shown).not.toContain('products')
  })

  it('TEAM-02 every screen of the product is the owner’s', () => {
    for (const screen of screens.filter(({ access }) => access === 'user'))
      expect(accessTo(screen, signedIn(OWNER), '/')).toEqual({ kind: 'show' })
  })

  it('TEAM-02 a change beyond the role is refused before it is shown', () => {
    const patch = (kind: string) => ({ op: 'patch', kind, id: 'x', data: {} }) as const
    const command = { op: 'command', name: 'product/delete', input: {} } as const
    expect([memberMay(undefined, patch('stickyNote')), memberMay('editor', patch('product'))]).toEqual([true, true])
    expect([memberMay('editor', patch('stickyNote')), memberMay('editor', command)]).toEqual([false, true])
    for (const role of ['viewer', 'accountant'] as const)
      expect([memberMay(role, patch('document')), memberMay(role, command)]).toEqual([false, false])
  })

  it('TEAM-03 each person is named in the history, and oneself is “You”', () => {
    setAuthState(signedIn(memberAs('editor')))
    expect(actorName('member:mia')).toBe(historyMessages.you)
    expect([actorName('user'), actorName('member:leo'), actorName('member:Leo', 'leo')]).toEqual(['Ada', 'Leo', 'Leo'])
    expect(actorName('member:gone')).toBe(historyMessages.somebody)
    setAuthState(signedIn({ ...OWNER, people: PEOPLE }))
    expect([actorName('user'), actorName('member:mia')]).toEqual([historyMessages.you, 'Mia'])
  })

  it('TEAM-01 the own account stands first, and accounts of one name are told apart', () => {
    const accounts = [
      { id: 'a', name: 'Tea & Co' },
      { id: 'b', name: 'Tea & Co' },
    ]
    expect(accountsOf({ ...memberAs('editor'), accounts })).toEqual([
      { id: 'mia', name: menuMessages.ownAccount },
      { id: 'a', name: 'Tea & Co' },
      { id: 'b', name: 'Tea & Co (2)' },
    ])
  })
})
