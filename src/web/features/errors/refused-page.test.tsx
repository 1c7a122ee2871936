import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls } from '#test/page/store-pages.ts'
import { addressMessages } from '#web/kit/mail/messages.ts'
import { setAuthState } from '#web/kit/shell/auth-state.ts'
import { errorPageMessages as messages } from './page-messages.ts'
import { RefusedPage } from './refused-page.tsx'

const USER = { userId: '1', email: 'boss@example.com', name: '', role: 'user' } as const

afterEach(() => setAuthState({ status: 'loading' }))

async function open(emailVerified: boolean, user: object = {}) {
  openAt('/admin-dashboard')
  await signIn()
  setAuthState({ status: 'signed-in', user: { ...USER, ...user } })
  answerCalls([['GET /auth/session', () => ({ email: USER.email, emailVerified, accountUrl: '/identity/account' })]])
  draw(<RefusedPage />)
  await screen.findByRole('heading', { level: 1 })
}

it('ADMIN-03 an operator whose address is not confirmed is told so on the refused page, with the mail again', async () => {
  await open(false)
  expect((await screen.findByRole('status')).textContent).toContain(messages.unconfirmed(USER.email))
  expect(screen.getByRole('link', { name: addressMessages.sendAgain }).getAttribute('href')).toBe('/identity/account')
  await expectAccessible()
})

it('ADMIN-03 whoever confirmed the address, or works in the account of another, is told nothing of it', async () => {
  await open(true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.refusedTitle)
  expect(screen.queryByText(messages.unconfirmed(USER.email))).toBeNull()
})
