import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { settingsMessages } from './messages.ts'
import { StoresPanel } from './stores-panel.tsx'

it('STORE-01 the connections of the settings lead to the stores', async () => {
  openAt('/settings/connections')
  await signIn()
  draw(<StoresPanel />)
  const link = screen.getByRole('link', { name: settingsMessages.stores.open })
  expect(link.getAttribute('href')).toBe('/stores')
  await expectAccessible()
})
