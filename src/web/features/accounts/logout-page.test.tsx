import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { installAccounts, type AccountsSetting } from './auth.ts'
import { LogoutPage } from './logout-page.tsx'
import { accountsMessages as messages } from './messages.ts'

function leaving(count: number, typed: number): void {
  const unsent = { count: () => count, typed: () => typed, follow: () => () => undefined, save: () => undefined }
  installAccounts({ unsent } as unknown as AccountsSetting)
  draw(<LogoutPage />)
}

it('NAV-09 signing out waits for what is still being typed in another tab, and says so', async () => {
  leaving(1, 1)
  expect(screen.getByRole('status').textContent).toBe(`${messages.typed(1)} ${messages.takesAll}`)
  expect(screen.getByText(messages.typedWait)).toBeDefined()
  await expectAccessible()
})

it('NAV-09 signing out names changes that wait and fields that are not saved apart', () => {
  leaving(3, 1)
  expect(screen.getByRole('status').textContent).toBe(`${messages.unsent(2)} ${messages.typed(1)} ${messages.takesAll}`)
})
