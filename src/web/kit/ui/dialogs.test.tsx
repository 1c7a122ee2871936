import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { draw, expectAccessible, recorder, takeDesk, takePhone } from '#test/page/page.ts'
import { ConfirmIdentity } from '../shell/confirm-identity.tsx'
import { confirmMessages } from '../shell/confirm-messages.ts'
import { askConfirm, showAlert } from './confirm.ts'
import { ConfirmHost } from './confirm-host.tsx'
import { Dialog } from './dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { heldPage } from './held-page.ts'
import { ListWithPanel, PanelSlot } from './list-with-panel.tsx'
import { MenuButton } from './menu-button.tsx'
import { isAbove } from './own-step.ts'
import { PanelSheet } from './panel-sheet.tsx'
import { SelectField } from './select-field.tsx'
import { SidePanel } from './side-panel.tsx'
import { TextField } from './text-field.tsx'
import { partMessages } from './part-messages.ts'
import { uiMessages } from './messages.ts'
import { draftMessages } from './draft-messages.ts'

const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())
const goBack = () => act(async () => void dispatchEvent(new PopStateEvent('popstate')))

describe('a dialog', () => {
  const part = (onClose: () => void, savesAsTyped = false) => (
    <Dialog
      open
      onClose={onClose}
      title="Rename"
      description="As it is printed"
      footer={<button type="submit">Save</button>}
      savesAsTyped={savesAsTyped}
    >
      <TextField label="Name" defaultValue="Mug" />
    </Dialog>
  )
  const field = () => screen.getByRole('textbox', { name: 'Name' })

  it('SHELL-09 a phone that is turned meanwhile keeps it open, with what was typed', async () => {
    takePhone()
    const { told, record } = recorder()
    const back = vi.spyOn(history, 'back')
    const { user, redraw } = draw(part(record('closed')))
    await user.type(field(), 's')
    for (const turn of [takeDesk, takePhone]) {
      turn()
      redraw(part(record('closed')))
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    expect(back).not.toHaveBeenCalled()
    expect(told).toEqual([])
    expect(field()).toHaveProperty('value', 'Mugs')
  })

  it('SHELL-08 has a name and a description, and takes the focus to its first field', async () => {
    draw(part(() => undefined))
    expect(await screen.findByRole('dialog', { name: 'Rename', description: 'As it is printed' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await expectAccessible()
  })

  it('is closed by Escape, by its cross and by Back while nothing would be lost', async () => {
    const { told, record } = recorder()
    const { user } = draw(part(record('closed')))
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: uiMessages.close }))
    await goBack()
    expect(told).toEqual(['closed', 'closed', 'closed'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('SHELL-09 is all that Back closes on a phone: the page below stays', async () => {
    takePhone()
    history.replaceState({ key: 'page' }, '', '/products')
    const { told, record } = recorder()
    draw(part(record('closed')))
    await waitFor(() => expect(isAbove()).toBe(true))
    act(() => history.back())
    await waitFor(() => expect(told).toEqual(['closed']))
    expect([location.pathname, isAbove()]).toEqual(['/products', false])
  })

  it('SHELL-09 takes no step beside that of the address that opens it', async () => {
    takePhone()
    history.replaceState({ key: 'page' }, '', '/calendar?ask=feed')
    const { told, record } = recorder()
    draw(<Dialog open isPlace onClose={record('closed')} title="Subscribe" />)
    await screen.findByRole('dialog')
    expect(isAbove()).toBe(false)
    await goBack()
    expect(told).toEqual(['closed'])
  })

  it('SHELL-07 asks before what was typed is thrown away, and goes back to the field', async () => {
    const { told, record } = recorder()
    const { user } = draw(part(record('closed')))
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await user.type(field(), 's')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alert').textContent).toBe(draftMessages.unsaved)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: draftMessages.keepTyped }))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: draftMessages.keepTyped }))
    expect(document.activeElement).toBe(field())
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: draftMessages.throwAway }))
    expect(told).toEqual(['closed'])
  })

  it('SHELL-07 holds Back and the closing of the tab while something typed would be lost', async () => {
    const { told, record } = recorder()
    const { user, remove } = draw(part(record('closed')))
    expect(heldPage.by?.()).toBe(false)
    await user.type(field(), 's')
    await goBack()
    expect(told).toEqual([])
    const unload = new Event('beforeunload', { cancelable: true })
    dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    let isHeld: boolean | undefined
    await act(async () => void (isHeld = heldPage.by?.()))
    expect(isHeld).toBe(true)
    expect(screen.getByRole('alert').textContent).toBe(draftMessages.unsaved)
    remove()
    expect(heldPage.by).toBeUndefined()
  })

  it('SHELL-07 AUTH-12 lets a link go that takes along what was typed', async () => {
    const { user } = draw(
      <Dialog open onClose={() => undefined} title="Subscribe">
        <TextField label="Name" />
        <ConfirmIdentity reason="For the address" next="/calendar?ask=feed&for=s" />
      </Dialog>,
    )
    await user.type(field(), 's')
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(asks()).toBe(true)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.click(screen.getByRole('link', { name: confirmMessages.signIn }))
    expect(asks()).toBe(false)
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    expect(asks()).toBe(true)
    later.mockRestore()
  })

  it('closes unasked where its fields save as they are left', async () => {
    const { told, record } = recorder()
    const { user } = draw(part(record('closed'), true))
    await user.type(field(), 's{Escape}')
    expect(told).toEqual(['closed'])
  })
})

describe('what a press opens on a page', () => {
  it.each([
    {
      what: 'a menu',
      role: 'menu',
      part: <MenuButton iconOnly label="More" entries={[{ label: 'Delete', run: () => undefined }]} />,
    },
    {
      what: 'a pick list',
      role: 'listbox',
      part: <SelectField label="More" value={null} options={[]} onChange={() => undefined} />,
    },
  ])('SHELL-09 $what is all that Back closes on a phone: the page below stays', async ({ role, part }) => {
    takePhone()
    history.replaceState({ key: 'page' }, '', '/products')
    const { user } = draw(part)
    await user.click(screen.getByLabelText('More'))
    await screen.findByRole(role)
    expect(isAbove()).toBe(true)
    act(() => history.back())
    await gone(role)
    expect([location.pathname, isAbove()]).toEqual(['/products', false])
  })
})

describe('a dialog with one thing to do', () => {
  const part = (told: (what: string) => void, answer: () => unknown = () => undefined, isBlocked = false) => (
    <FormDialog
      title="Rename"
      submit="Save name"
      isBlocked={isBlocked}
      onSubmit={() => {
        told('saved')
        return answer()
      }}
      onClose={() => told('closed')}
    >
      <TextField label="Name" defaultValue="Mug" />
    </FormDialog>
  )
  const field = () => screen.findByRole('textbox', { name: 'Name' })
  const save = () => screen.getByRole('button', { name: 'Save name' })

  it('SHELL-08 does it by its button and by Enter in a field, and closes by the other button', async () => {
    const told: string[] = []
    const { user } = draw(part((what) => told.push(what)))
    await user.type(await field(), '{Enter}')
    await user.click(save())
    await user.click(screen.getByRole('button', { name: uiMessages.cancel }))
    expect(told).toEqual(['saved', 'saved', 'closed'])
    await expectAccessible()
  })

  it('does it once per press: it is busy until it is done, and can be tried again', async () => {
    const told: string[] = []
    const waiting: (() => void)[] = []
    const { user } = draw(
      part(
        (what) => told.push(what),
        () => new Promise<void>((resolve) => waiting.push(resolve)),
      ),
    )
    await user.type(await field(), '{Enter}{Enter}')
    expect(save().getAttribute('aria-busy')).toBe('true')
    await user.click(save())
    expect(told).toEqual(['saved'])
    await act(async () => waiting[0]?.())
    expect(save().getAttribute('aria-busy')).toBe('false')
    await user.click(save())
    expect(told).toEqual(['saved', 'saved'])
  })

  it('does nothing while its button is blocked', async () => {
    const told: string[] = []
    const { user } = draw(
      part(
        (what) => told.push(what),
        () => undefined,
        true,
      ),
    )
    await user.type(await field(), '{Enter}')
    await user.click(save())
    expect(told).toEqual([])
  })
})

describe('a question', () => {
  const question = { title: 'Delete 3?', text: 'It cannot be undone.', confirm: 'Delete 3', danger: true } as const

  it('SHELL-08 begins on the harmless answer; Escape and Back are a no', async () => {
    const { user } = draw(<ConfirmHost />)
    for (const leave of [() => user.keyboard('{Escape}'), goBack, () => user.keyboard('{Enter}')]) {
      const answer = askConfirm(question)
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3?', description: 'It cannot be undone.' })
      expect(dialog).toBeDefined()
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: uiMessages.cancel })))
      await leave()
      expect(await answer).toBe(false)
      await gone('alertdialog')
    }
  })

  it('SHELL-08 waits for the one before it, and is answered by its own words', async () => {
    const { user } = draw(<ConfirmHost />)
    const [first, second] = [askConfirm(question), showAlert('Read this', 'It is so.', 'OK')]
    await screen.findByRole('alertdialog', { name: 'Delete 3?' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Delete 3' }))
    expect(await first).toBe(true)
    await screen.findByRole('alertdialog', { name: 'Read this' })
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['OK'])
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await second).toBeUndefined()
  })
})

describe('a record beside its list', () => {
  const part = (onClose: () => void, isOpen = true) => (
    <ListWithPanel
      panel={
        isOpen && (
          <SidePanel title="Mug" label="Product Mug" onClose={onClose} actions={<button type="button">Copy</button>}>
            <TextField label="Name" />
          </SidePanel>
        )
      }
    >
      <button type="button">Row</button>
    </ListWithPanel>
  )

  it('SHELL-08 stands in a part of its own, and gives the focus back as it closes', async () => {
    const { told, record } = recorder()
    const { user, redraw } = draw(part(() => undefined, false))
    await user.click(screen.getByRole('button', { name: 'Row' }))
    redraw(part(record('closed')))
    expect(screen.getByRole('complementary', { name: 'Product Mug' })).toBeDefined()
    await expectAccessible()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Escape}')
    await user.click(screen.getByRole('button', { name: partMessages.closePanel }))
    expect(told).toEqual(['closed', 'closed'])
    redraw(part(record('closed'), false))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Row' }))
  })

  it('SHELL-09 is a sheet above the list where there is no room for both', async () => {
    takePhone()
    const { told, record } = recorder()
    const { user } = draw(part(record('closed')))
    expect(await screen.findByRole('dialog', { name: 'Product Mug' })).toBeDefined()
    await expectAccessible()
    await user.keyboard('{Escape}')
    expect(told).toEqual(['closed'])
  })

  it('keeps its place while it loads; its sheet begins at the title', async () => {
    const { redraw } = draw(<ListWithPanel panel={<PanelSlot />}>Rows</ListWithPanel>)
    expect(screen.getByText('Rows')).toBeDefined()
    redraw(
      <PanelSheet title="Mug" label="Product Mug" onClose={() => undefined}>
        <p>Details</p>
      </PanelSheet>,
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mug' })))
  })
})
