import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw, expectAccessible, recorder, takePhone } from '#test/page/page.ts'
import { deviceFlag } from './device-flag.ts'
import { floatingMessages as messages } from './floating-messages.ts'
import { type FloatingPart, FloatingRow } from './floating-row.tsx'
import { floatingRowShown } from './floating-setting.ts'

const { told, record } = recorder()
const part = (id: string, label: string): FloatingPart => ({ id, label, icon: <svg />, run: record(label) })
const NOTE = part('note', 'Add sticky note')
const CHAT = part('chat', 'Live Chat with Support')

const row = () => screen.queryByRole('region', { name: messages.title })
const buttons = () => screen.getAllByRole('button').map((each) => each.getAttribute('title') ?? each.textContent)

afterEach(() => {
  told.length = 0
  act(() => floatingRowShown.set(true))
})

it('SHELL-01 the row has a button with a title for each part, in their order, and each does its own', async () => {
  const { user } = draw(<FloatingRow parts={[CHAT, NOTE]} />)
  // The last one is what the row folds to.
  expect(buttons().slice(0, 2)).toEqual(['Live Chat with Support', 'Add sticky note'])
  await user.click(screen.getByRole('button', { name: 'Add sticky note' }))
  await user.click(screen.getByRole('button', { name: 'Live Chat with Support' }))
  expect(told).toEqual(['Add sticky note', 'Live Chat with Support'])
  await expectAccessible()
})

it('SHELL-01 what the row folds to opens the same parts', async () => {
  const { user } = draw(<FloatingRow parts={[CHAT, NOTE]} />)
  await user.click(screen.getByRole('button', { name: new RegExp(messages.open) }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add sticky note' }))
  expect(told).toEqual(['Add sticky note'])
})

it('SHELL-01 what waits behind a button is counted at its corner, and the name of what the row folds to is its label alone', async () => {
  draw(<FloatingRow parts={[CHAT, { ...NOTE, label: 'Show hidden sticky notes: 3', count: '3' }]} />)
  expect(screen.getByRole('button', { name: 'Show hidden sticky notes: 3' }).textContent).toBe('3')
  expect(screen.getByRole('button', { name: messages.open }).textContent).toBe(messages.open)
  await expectAccessible()
})

it('SHELL-01 without parts, as for strangers, and where it is switched off there is no row', () => {
  const { redraw } = draw(<FloatingRow parts={[]} />)
  expect(row()).toBeNull()
  redraw(<FloatingRow parts={[NOTE]} />)
  expect(row()).not.toBeNull()
  act(() => floatingRowShown.set(false))
  expect(row()).toBeNull()
})

it('SHELL-01 a phone has one button, which does what the part does there', async () => {
  takePhone()
  const phone = { label: 'Sticky notes of this page', run: record('sheet') }
  const { user } = draw(<FloatingRow parts={[{ ...NOTE, phone }]} />)
  expect(buttons()).toEqual(['Sticky notes of this page'])
  await user.click(screen.getByRole('button'))
  expect(told).toEqual(['sheet'])
})

it('SHELL-01 the choice is remembered by the device, and lives as long as the page where storage is refused', () => {
  floatingRowShown.set(false)
  expect([localStorage.getItem('pricewright.floating-row'), floatingRowShown.get()]).toEqual(['off', false])
  const refused = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused)
  const flag = deviceFlag('tried', true)
  expect(flag.get()).toBe(true)
  flag.set(false)
  expect(flag.get()).toBe(false)
  vi.restoreAllMocks()
})
