import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { provideApi } from '../data/api.ts'
import { addressMessages as messages } from './messages.ts'
import { UnconfirmedAddress } from './unconfirmed-address.tsx'

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
afterEach(() => provideApi(unreachable))

async function drawn(user: Readonly<Record<string, unknown>>, props: ComponentProps<typeof UnconfirmedAddress> = {}) {
  openAt('/settings-notifications')
  await signIn()
  let answer = { email: 'mara@example.com', accountUrl: '/identity/account', ...user }
  provideApi(async () => Response.json(answer))
  draw(<UnconfirmedAddress {...props} />)
  return (next: Readonly<Record<string, unknown>>) => (answer = { ...answer, ...next })
}

it('CAL-04 who has reminders mailed is told that the address is not confirmed yet and how to confirm it, until it is', async () => {
  const become = await drawn({ emailVerified: false })
  expect((await screen.findByRole('status')).textContent).toContain(messages.notConfirmed('mara@example.com'))
  expect(screen.getByRole('link', { name: messages.sendAgain }).getAttribute('href')).toBe('/identity/account')
  await expectAccessible()
  become({ emailVerified: true })
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it('ADMIN-03 what else waits for the confirmation is said instead, and told when it came', async () => {
  const told: string[] = []
  const say = (email: string) => `Wait for ${email}.`
  const become = await drawn({ emailVerified: false }, { say, onConfirmed: () => told.push('confirmed') })
  expect((await screen.findByRole('status')).textContent).toContain('Wait for mara@example.com.')
  expect(told).toEqual([])
  become({ emailVerified: true })
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(told).toEqual(['confirmed']))
})

it('CAL-04 where the provider has no page of its own, it is said where an address is confirmed', async () => {
  await drawn({ emailVerified: false, accountUrl: null })
  expect((await screen.findByRole('status')).textContent).toContain(messages.atProvider)
  expect(screen.queryByRole('link')).toBeNull()
})
