import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ADA, authWorld, remembered } from '#test/auth-world.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt } from '#test/page/signed-in.ts'
import { type AccountsSetting, installAccounts } from './auth.ts'
import { LoginPage } from './login-page.tsx'
import { accountsMessages as messages } from './messages.ts'

async function revoked(waiting: number): Promise<void> {
  openAt('/login')
  const page = authWorld()
  Object.assign(page.state, { remembered: remembered(ADA), waiting, revoked: true, cookie: undefined })
  const auth = page.open()
  await auth.start()
  expect(page.state.wipes).toBe(1)
  installAccounts({ auth } as unknown as AccountsSetting)
  draw(<LoginPage />)
}

it.each([
  [1, 'One change had not been saved on the server and is lost.'],
  [3, '3 changes had not been saved on the server and are lost.'],
])(
  'AUTH-14 a browser that was signed out elsewhere says how many unsent changes went with its data: %d',
  async (...[count, text]) => {
    await revoked(count)
    expect(screen.getByText(messages.revoked)).toBeDefined()
    expect(screen.getByText(text)).toBeDefined()
    await expectAccessible()
  },
)

it('AUTH-14 where everything was sent it speaks of no loss', async () => {
  await revoked(0)
  expect(screen.getByText(messages.revoked)).toBeDefined()
  expect(screen.queryByText(/lost/)).toBeNull()
})
