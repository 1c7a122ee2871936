import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { draw, expectAccessible, recorder, takePhone } from '#test/page/page.ts'
import { uiMessages } from '../ui/messages.ts'
import { isAbove } from '../ui/own-step.ts'
import { PhoneSheet } from './phone-sheet.tsx'

function Opened({ onLink }: { readonly onLink: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <PhoneSheet title="More places" open={open} onClose={() => setOpen(false)}>
        <button
          type="button"
          onClick={() => {
            setOpen(false)
            onLink()
          }}
        >
          Customers
        </button>
      </PhoneSheet>
    </>
  )
}

async function opened(onLink: () => void = () => undefined) {
  takePhone()
  history.replaceState({ key: 'page' }, '', '/products')
  const drawn = draw(<Opened onLink={onLink} />)
  await drawn.user.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByRole('dialog', { name: 'More places' })
  await waitFor(() => expect(isAbove()).toBe(true))
  return drawn
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const settled = () => new Promise((resolve) => void setTimeout(resolve, 200))

it('SHELL-09 Back closes the sheet of a phone, and the page stays', async () => {
  await opened()
  await expectAccessible()
  act(() => history.back())
  await gone()
  expect([location.pathname, isAbove()]).toEqual(['/products', false])
})

it('SHELL-09 a sheet that is closed takes its step away, and what floats since is not told of a step back', async () => {
  const { user } = await opened()
  const { told, record } = recorder()
  await user.click(screen.getByRole('button', { name: uiMessages.close }))
  await gone()
  const back = record('back')
  addEventListener('popstate', back)
  onTestFinished(() => removeEventListener('popstate', back))
  await waitFor(() => expect(isAbove()).toBe(false))
  expect(location.pathname).toBe('/products')
  expect(told).toEqual([])
})

it('SHELL-09 a page that a sheet leads to has its step, also where it comes a moment later', async () => {
  const { user } = await opened(
    () => void Promise.resolve().then(() => history.replaceState({ key: 'next' }, '', '/customers')),
  )
  const { length } = history
  await user.click(screen.getByRole('button', { name: 'Customers' }))
  await gone()
  await settled()
  expect([location.pathname, history.length]).toEqual(['/customers', length])
})
