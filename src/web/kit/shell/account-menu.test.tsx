import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { AccountMenu } from './account-menu.tsx'
import { setAuthState, type SignedInUser } from './auth-state.ts'
import { menuMessages } from './menu-messages.ts'
import { shellMessages } from './messages.ts'
import { MoreSheet } from './more-sheet.tsx'

const ADA: SignedInUser = { userId: '1', email: 'ada@example.com', name: 'Ada', role: 'user' }
const MEMBER: SignedInUser = { ...ADA, member: { personId: '2', role: 'viewer', account: 'Tea & Co' } }
const PLACE = `${menuMessages.roles.viewer} · Tea & Co`

afterEach(() => {
  setAuthState({ status: 'loading' })
  vi.unstubAllGlobals()
})

async function as(user: SignedInUser) {
  openAt('/products')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  await signIn()
  setAuthState({ status: 'signed-in', user })
}

it('TEAM-01 a member reads in the frame and in the menu in which role they work, and for whom', async () => {
  await as(MEMBER)
  const { user } = draw(<AccountMenu user={MEMBER} business="Tea" folded={false} />)
  const trigger = screen.getByRole('button', { name: new RegExp(shellMessages.account) })
  expect(within(trigger).getByText(PLACE)).toBeTruthy()
  await user.click(trigger)
  expect(await screen.findByText(`Ada · ${PLACE}`)).toBeTruthy()
})

it('TEAM-01 in one’s own account the frame names the business alone', async () => {
  await as(ADA)
  draw(<AccountMenu user={ADA} business="Tea" folded={false} />)
  expect(screen.getByText('Tea')).toBeTruthy()
  await expectAccessible()
})

it('TEAM-01 SHELL-08 on a phone the role is among what concerns the person, without a profile that is not reached there', async () => {
  await as(MEMBER)
  const { redraw } = draw(<MoreSheet open onClose={() => undefined} entries={[]} />)
  expect(await screen.findByText(PLACE)).toBeTruthy()
  const profile = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/settings/profile')
  expect(profile()).toEqual([])
  setAuthState({ status: 'signed-in', user: ADA })
  redraw(<MoreSheet open onClose={() => undefined} entries={[]} />)
  expect(screen.queryByText(PLACE)).toBeNull()
  expect(profile()).toHaveLength(1)
})
