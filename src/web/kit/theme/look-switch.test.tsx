import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { draw, expectAccessible, takeDesk, takePhone } from '#test/page/page.ts'
import { lookMessages } from './look-messages.ts'
import { LookSwitch } from './look-switch.tsx'
import { rowHeight } from './row-height.ts'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['density']
  delete document.documentElement.dataset['motion']
})

const choose = (user: ReturnType<typeof draw>['user'], name: string) => user.click(screen.getByRole('radio', { name }))

it('PAGE-06 density and movement take effect at once and are kept on this device', async () => {
  const { user } = draw(
    <>
      <LookSwitch look="motion" />
      <LookSwitch look="density" />
    </>,
  )
  expect(rowHeight()).toBe(44)
  await choose(user, lookMessages.density.choices.dense)
  await choose(user, lookMessages.motion.choices.less)
  const { dataset } = document.documentElement
  expect([dataset['density'], dataset['motion'], rowHeight()]).toEqual(['dense', 'less', 36])
  expect([localStorage.getItem('pricewright.density'), localStorage.getItem('pricewright.motion')]).toEqual([
    'dense',
    'less',
  ])
  // A finger needs the higher rows.
  takePhone()
  expect(rowHeight()).toBe(44)
  takeDesk()
  await expectAccessible()
  await choose(user, lookMessages.density.choices.roomy)
  expect([dataset['density'], rowHeight()]).toEqual([undefined, 44])
})

it('PAGE-06 where storage is refused, a look holds as long as the page is open', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { user } = draw(<LookSwitch look="density" />)
  await choose(user, lookMessages.density.choices.dense)
  expect(rowHeight()).toBe(36)
  refused.mockRestore()
})
