import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ADA, authWorld } from '#test/auth-world.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls } from '#test/page/store-pages.ts'
import { setAuthState } from '#web/kit/shell/auth-state.ts'
import { AccountPanel } from './account-panel.tsx'
import { type AccountsSetting, installAccounts } from './auth.ts'
import { accountsMessages as messages } from './messages.ts'

afterEach(() => setAuthState({ status: 'loading' }))

it('ADMIN-03 AUTH-12 the page of the sign-in says that the address is not confirmed yet, until it is', async () => {
  openAt('/settings/sign-in')
  await signIn()
  installAccounts({ auth: authWorld().open() } as unknown as AccountsSetting)
  setAuthState({ status: 'signed-in', user: { userId: '1', email: ADA.email, name: '', role: 'user' } })
  let emailVerified = false
  answerCalls([['GET /auth/session', () => ({ email: ADA.email, emailVerified, accountUrl: '/identity/account' })]])
  draw(<AccountPanel />)
  expect((await screen.findByRole('status')).textContent).toContain(messages.unconfirmed(ADA.email))
  await expectAccessible()
  emailVerified = true
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})
