import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { formMessages } from '../form/messages.ts'
import { TagsField } from '../form/tags-field.tsx'
import { Button } from './button.tsx'
import { Cell, Row, SelectCell } from './data-table.tsx'
import { Dialog } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { keepLostFocus } from './lost-focus.ts'
import { SidePanel } from './side-panel.tsx'
import { showToast } from './toast.ts'
import { ToastHost } from './toast-host.tsx'
import { useTableRows } from './use-table-rows.ts'

beforeEach(keepLostFocus)

const focused = (): string | null | undefined => document.activeElement?.textContent
const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 60))

/** A button that its act takes away a moment later. */
function Once() {
  const [isDone, setDone] = useState(false)
  return isDone ? <p>Saved</p> : <Button onClick={() => setTimeout(() => setDone(true), 5)}>Save</Button>
}

/** A button that cannot be pressed again, at once or once its act has ended. */
function Busy({ isSlow }: { readonly isSlow: boolean }) {
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready')
  return (
    <Button
      disabled={state !== 'ready'}
      aria-busy={state === 'busy'}
      onClick={() => setState(isSlow ? 'busy' : 'done')}
    >
      Send
    </Button>
  )
}

it('SHELL-08 where the pressed button is gone after its act, the focus goes to the heading of the page', async () => {
  const { user } = draw(
    <main>
      <h1>Rules</h1>
      <Once />
    </main>,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(focused()).toBe('Rules'))
  expect(screen.getByRole('heading').tabIndex).toBe(-1)
})

it('SHELL-08 in a dialog it goes to the heading of the dialog, in a panel to that of the panel', async () => {
  const { user, redraw } = draw(
    <Dialog open title="Land it" onClose={() => undefined}>
      <Once />
    </Dialog>,
  )
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(focused()).toBe('Land it'))
  redraw(
    <main>
      <h1>Changes</h1>
      <SidePanel label="A change" title="A change" onClose={() => undefined}>
        <Once />
      </SidePanel>
    </main>,
  )
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(focused()).toBe('A change'))
})

it('SHELL-08 after the action of a notice, which goes with it, the focus is on the heading of the page', async () => {
  const { user } = draw(
    <main>
      <h1>Products</h1>
      <ToastHost />
    </main>,
  )
  showToast({ title: 'Deleted', action: { label: 'Undo', run: () => undefined } })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(focused()).toBe('Products'))
})

it('SHELL-08 a button that is at work keeps the focus, one that cannot be pressed any more gives it to the heading', async () => {
  const { user, redraw } = draw(
    <main>
      <h1>Mails</h1>
      <Busy key="slow" isSlow />
    </main>,
  )
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await pause()
  expect(focused()).not.toBe('Mails')
  redraw(
    <main>
      <h1>Mails</h1>
      <Busy key="quick" isSlow={false} />
    </main>,
  )
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(focused()).toBe('Mails'))
})

it('SHELL-08 focus that was given elsewhere stays there, and what goes without a press is not followed', async () => {
  const page = (rows: boolean) => (
    <main>
      <h1>List</h1>
      <Once />
      <input aria-label="Search" />
      {rows && <button type="button">Row</button>}
    </main>
  )
  const { user, redraw } = draw(page(true))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByRole('textbox').focus()
  await pause()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await user.keyboard('x')
  screen.getByRole('button', { name: 'Row' }).focus()
  redraw(page(false))
  await pause()
  expect(focused()).not.toBe('List')
})

/** Things that a press takes out a moment later, with a way to add the first. */
function Things({ names }: { readonly names: readonly string[] }) {
  const [left, setLeft] = useState(names)
  const remove = (name: string) => setTimeout(() => setLeft((before) => before.filter((each) => each !== name)), 5)
  if (left.length === 0) return <EmptyState title="Nothing yet" action={<Button>Add the first</Button>} />
  return (
    <ul>
      {left.map((name) => (
        <li key={name}>
          <Button>Open {name}</Button>
          <Button onClick={() => remove(name)}>Remove {name}</Button>
        </li>
      ))}
    </ul>
  )
}

it('SHELL-08 where something is taken out of a list, the focus goes on to the next, then to the one before, then to what adds one', async () => {
  const { user } = draw(
    <main>
      <h1>Things</h1>
      <section>
        <Things names={['A', 'B', 'C']} />
      </section>
    </main>,
  )
  await user.click(screen.getByRole('button', { name: 'Remove B' }))
  await waitFor(() => expect(focused()).toBe('Remove C'))
  await user.click(screen.getByRole('button', { name: 'Remove C' }))
  await waitFor(() => expect(focused()).toBe('Remove A'))
  await user.click(screen.getByRole('button', { name: 'Remove A' }))
  await waitFor(() => expect(focused()).toBe('Add the first'))
})

it('SHELL-08 where a value is taken out of a field of several, the focus goes on to the next, then into the field', async () => {
  function Values() {
    const [values, setValues] = useState<readonly string[]>(['Red', 'Blue'])
    const remove = (value: string) => setTimeout(() => setValues((all) => all.filter((each) => each !== value)), 5)
    return <TagsField name="colours" label="Colours" tags={values} onAdd={() => undefined} onRemove={remove} />
  }
  const { user } = draw(
    <main>
      <h1>Variants</h1>
      <ul>
        <li>
          <Values />
        </li>
      </ul>
    </main>,
  )
  const active = () => document.activeElement
  await user.click(screen.getByRole('button', { name: formMessages.tags.remove('Red') }))
  await waitFor(() => expect(active()).toBe(screen.getByRole('button', { name: formMessages.tags.remove('Blue') })))
  await user.click(screen.getByRole('button', { name: formMessages.tags.remove('Blue') }))
  await waitFor(() => expect(active()).toBe(screen.getByRole('textbox', { name: 'Colours' })))
})

/** Rows that the key Delete takes out a moment later, all that are chosen; Ctrl and Z brings them back. */
function Rows({ names, chosen = [] }: { readonly names: readonly string[]; readonly chosen?: readonly string[] }) {
  const [left, setLeft] = useState(names)
  const rows = left.map((id) => ({ id }))
  const table = useTableRows(rows, {
    chosen: new Set(chosen),
    onChoose: () => undefined,
    onOpen: () => undefined,
    onRemove: (ids) => setTimeout(() => setLeft((all) => all.filter((each) => !ids.includes(each))), 5),
  })
  useEffect(() => {
    const onKey = ({ key, ctrlKey }: KeyboardEvent) => ctrlKey && key === 'z' && setTimeout(() => setLeft(names), 5)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [names])
  return (
    <main>
      <h1>Cups</h1>
      <table>
        <tbody>
          {rows.map(({ id }, index) => (
            <Row key={id} {...table.row(index)}>
              <SelectCell name={id} {...table.box(index)} />
              <Cell>{id}</Cell>
            </Row>
          ))}
        </tbody>
      </table>
    </main>
  )
}

const THREE = ['Axe', 'Bowl', 'Cup']
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

it('SHELL-08 after Delete on a row the focus is on the next row, at the end on the one before, and stays there as it comes back', async () => {
  const { user } = draw(<Rows names={THREE} />)
  row('Bowl').focus()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(document.activeElement).toBe(row('Cup')))
  await user.keyboard('{Delete}')
  await waitFor(() => expect(document.activeElement).toBe(row('Axe')))
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Bowl')).toBeDefined()
  await pause()
  expect(document.activeElement).toBe(row('Axe'))
})

it('SHELL-08 where all that are chosen go, the focus is on the next that stays', async () => {
  const { user } = draw(<Rows names={['Axe', 'Bowl', 'Cup', 'Dish', 'Egg']} chosen={['Axe', 'Bowl', 'Cup']} />)
  row('Bowl').focus()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(document.activeElement).toBe(row('Dish')))
})
