import { screen, waitFor } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '#test/page/page.ts'
import { choiceMessages } from '../ui/choice-messages.ts'
import { Combobox } from '../ui/combobox.tsx'
import { holdTyping, takeLateKey } from './held-typing.ts'

afterEach(() => vi.useRealTimers())

/** A field of a page that arrives: it takes the focus and chooses its text. */
function Arriving() {
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('New Product')
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return <input ref={field} aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
}

/** A choice of a page that arrives. */
function ArrivingChoice() {
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => trigger.current?.focus(), [])
  const options = [{ value: '1', label: 'Tea house' }]
  return <Combobox label="Customer" value={null} options={options} onChange={() => undefined} triggerRef={trigger} />
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

it('NAV-07 what is typed on the way to a field is written there, and nothing of it where one was', async () => {
  const { user, redraw } = draw(<input aria-label="Duty" defaultValue="12" />)
  screen.getByLabelText('Duty').focus()
  // Two acts in a row write it once.
  holdTyping()
  holdTyping()
  await user.keyboard('7 kgx{Backspace} F')
  expect(valueOf('Duty')).toBe('12')
  redraw(<Arriving />)
  await user.keyboard('lour')
  expect(valueOf('Name')).toBe('7 kg Flour')
})

it('NAV-07 typing goes on as before where the way is left: by another key, by a press, or because nothing comes', async () => {
  const { user } = draw(<input aria-label="Duty" />)
  const field = screen.getByLabelText('Duty')
  for (const [n, leave] of [() => user.keyboard('{Escape}'), () => user.click(field)].entries()) {
    field.focus()
    holdTyping()
    await user.keyboard('x')
    await leave()
    await user.keyboard(String(n))
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  holdTyping()
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  await user.keyboard('2')
  const letGo = holdTyping()
  letGo()
  await user.keyboard('3')
  expect(valueOf('Duty')).toBe('0123')
})

it('NAV-07 Enter on the way to a field presses nothing again, and what is typed for a choice opens it', async () => {
  const made = vi.fn<() => void>()
  const { user, redraw } = draw(<button onClick={made}>New</button>)
  screen.getByRole('button').focus()
  holdTyping()
  await user.keyboard('Tea{Enter} house')
  expect(made).not.toHaveBeenCalled()
  redraw(<ArrivingChoice />)
  await waitFor(() => expect(document.activeElement).toHaveProperty('placeholder', choiceMessages.typeToFind))
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Tea house'))
})

it('NAV-07 a key that was pressed before what reads keys had loaded is held too', async () => {
  expect(takeLateKey(new KeyboardEvent('keydown', { key: 'T' }))).toBe(false)
  const { user, redraw } = draw(<p>On the way</p>)
  holdTyping()
  expect(takeLateKey(new KeyboardEvent('keydown', { key: 'T' }))).toBe(true)
  await user.keyboard('ea')
  redraw(<Arriving />)
  await waitFor(() => expect(valueOf('Name')).toBe('Tea'))
  expect(takeLateKey(new KeyboardEvent('keydown', { key: 'T' }))).toBe(false)
})
