import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { REMINDED_KEY } from '#web/kit/data/draft-keys.ts'
import { rememberUser } from '#web/kit/data/remembered-user.ts'
import { Reminders } from './reminders.tsx'

it('AUTH-11 CAL-04 a page that is still open after the sign-out notes nothing on the device', async () => {
  await signIn()
  draw(<Reminders />)
  expect(localStorage.getItem(REMINDED_KEY)).toBeNull()
})

it('CAL-04 what was told to a signed-in user is noted on the device for its other pages', async () => {
  await signIn()
  rememberUser({ userId: 'u', email: 'ann@example.com', name: 'Ann' } as Parameters<typeof rememberUser>[0] & object)
  draw(<Reminders />)
  expect(Number(localStorage.getItem(REMINDED_KEY))).toBeGreaterThan(0)
})
