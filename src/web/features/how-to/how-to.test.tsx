import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { ConfirmIdentity } from '#web/kit/shell/confirm-identity.tsx'
import { confirmMessages } from '#web/kit/shell/confirm-messages.ts'
import { isHowToDue } from './how-to-memory.ts'
import { HowTo } from './how-to.tsx'
import { howToMessages as messages } from './messages.ts'

const card = () => screen.queryByRole('dialog', { name: messages.title })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

it('SHELL-03 the how-to leaves the page room while it is open, and Escape on the page closes it until the next sign-in', async () => {
  const { user } = draw(<HowTo signIn="first" />)
  expect(card()).not.toBeNull()
  await expectAccessible()
  expect(document.documentElement.style.scrollPaddingBottom).not.toBe('')
  await user.keyboard('{Escape}')
  expect(card()).toBeNull()
  expect(document.documentElement.style.scrollPaddingBottom).toBe('')
  expect([isHowToDue('first'), isHowToDue('second')]).toEqual([false, true])
})

it('SHELL-03 AUTH-12 who only confirms to be the same person is not explained it again', async () => {
  const { user, remove } = draw(<ConfirmIdentity reason="For the address" next="/calendar?ask=feed" />)
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.click(screen.getByRole('link', { name: confirmMessages.signIn }))
  remove()
  draw(<HowTo signIn="confirmed" />)
  expect(card()).toBeNull()
  expect([isHowToDue('confirmed'), isHowToDue('later')]).toEqual([false, true])
  draw(<HowTo signIn="later" />)
  expect(card()).not.toBeNull()
})

it('SHELL-03 SHELL-09 a phone is told more when that is asked for', async () => {
  const { user } = draw(<HowTo signIn="phone" />)
  const more = screen.getByRole('button', { name: messages.tell })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  await expectAccessible()
})

it('SHELL-03 Escape in a field is for the field', async () => {
  const { user } = draw(
    <>
      <input aria-label="Search" />
      <HowTo signIn="third" />
    </>,
  )
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('{Escape}')
  expect(card()).not.toBeNull()
})

it('SHELL-03 where storage is refused, it stays away as long as the page lives', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  const { user } = draw(<HowTo signIn="fourth" />)
  await user.click(screen.getByRole('button', { name: messages.close }))
  expect(card()).toBeNull()
  expect(isHowToDue('fourth')).toBe(false)
})
