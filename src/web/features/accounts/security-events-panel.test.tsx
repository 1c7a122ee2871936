import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls } from '#test/page/store-pages.ts'
import { SecurityEventsPanel } from './security-events-panel.tsx'
import { securityMessages as messages } from './security-messages.ts'

const event = (id: string, kind: string, detail: string) => ({
  id,
  at: '2026-06-30T10:00:00.000Z',
  kind,
  detail,
  device: null,
  address: null,
})

it('OPS-10 TEAM-01 roles in the history are called by their names, and everything else is told as it is', async () => {
  openAt('/settings/sign-in')
  await signIn()
  const items = [
    event('1', 'account-joined', 'viewer'),
    event('2', 'person-role', 'Mia: the editor: accountant'),
    event('3', 'role-changed', 'admin'),
    event('4', 'suspended', 'editor'),
  ]
  answerCalls([['GET /security-events', () => ({ items, more: false })]])
  draw(<SecurityEventsPanel />)
  await screen.findByText(messages.kinds['account-joined'])
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const { kinds, roles } = messages
  expect(rows).toEqual([
    expect.stringContaining(`${kinds['account-joined']} ${roles['viewer']}`),
    expect.stringContaining(`${kinds['person-role']} Mia: the editor: ${roles['accountant']}`),
    expect.stringContaining(`${kinds['role-changed']} ${roles['admin']}`),
    expect.stringContaining(`${kinds.suspended} editor`),
  ])
  await expectAccessible()
})
