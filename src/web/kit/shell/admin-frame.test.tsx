import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { AdminFrame } from './admin-frame.tsx'
import { setAuthState } from './auth-state.ts'

afterEach(() => {
  setAuthState({ status: 'loading' })
  vi.restoreAllMocks()
})

it('SHELL-08 on a phone the strip of administration scrolls to the page that is open', async () => {
  openAt('/admin-audit')
  await signIn()
  setAuthState({ status: 'signed-in', user: { userId: '1', email: 'ada@example.com', name: 'Ada', role: 'admin' } })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  draw(<AdminFrame>Page</AdminFrame>)
  const current = screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page')
  expect(current?.closest('ul')?.scrollLeft).toBe(400)
})
