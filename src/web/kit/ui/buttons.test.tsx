import { screen, waitFor } from '@testing-library/react'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { Button, buttonClass } from './button.tsx'
import { FileButton } from './file-button.tsx'
import { IconButton } from './icon-button.tsx'
import { KeyboardHint } from './keyboard-hint.tsx'
import { createIcon } from './lucide-icon.ts'
import { Menu } from './menu.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { MenuButton } from './menu-button.tsx'
import { Popover } from './popover.tsx'
import { PopoverButton } from './popover-button.tsx'

const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())

describe('a button', () => {
  it('SHELL-08 is pressed by mouse and by key, and submits no form by itself', async () => {
    const { told, record } = recorder()
    const { user } = draw(
      <form onSubmit={record('submitted')}>
        <Button icon={<Trash2 aria-hidden="true" />} onClick={record('pressed')}>
          Delete
        </Button>
        <Button disabled onClick={record('nothing')}>
          Save
        </Button>
        <a href="/products" className={buttonClass('primary', 'small')}>
          Products
        </a>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(told).toEqual(['pressed', 'pressed'])
    await expectAccessible()
  })

  it('SHELL-08 without words has a name, which is its tip', async () => {
    const { told, record } = recorder()
    const { user } = draw(<IconButton label="Close" icon={<Trash2 />} bordered onClick={record('pressed')} />)
    const button = screen.getByRole('button', { name: 'Close' })
    expect(button).toHaveProperty('dataset.tip', 'Close')
    await user.click(button)
    expect(told).toEqual(['pressed'])
    await expectAccessible()
  })

  it('NAV-03 has a picture of our own making, which screen readers pass over unless it is named', () => {
    const Dot = createIcon({ node: [['circle', { r: '1' }]] })
    draw(
      <p>
        <Dot data-testid="plain" />
        <Dot role="img" aria-label="Dot" />
      </p>,
    )
    expect(screen.getByRole('img', { name: 'Dot' }).querySelector('circle')).not.toBeNull()
    expect(screen.getByTestId('plain').getAttribute('aria-hidden')).toBe('true')
  })

  it('names the keys that do the same, for the eye alone', () => {
    draw(<KeyboardHint keys={['Mod', 'K']} />)
    expect(screen.getByText('Ctrl').tagName).toBe('KBD')
    expect(screen.getByText('K').closest('[aria-hidden=true]')).not.toBeNull()
  })
})

describe('a menu', () => {
  const entriesOf = (record: (what: string) => (value?: unknown) => void): readonly MenuEntry[] => [
    { type: 'heading', label: 'This list' },
    { label: 'Copy', detail: 'Ctrl+C', run: record('copied') },
    { type: 'line' },
    { type: 'check', label: 'Archived', checked: true, onChange: record('archived') },
    { label: 'Send', disabled: true, run: record('sent') },
    { label: 'Delete', danger: true, run: record('deleted') },
  ]

  it('SHELL-08 opens from its button, is walked by arrows, runs an entry and gives the focus back', async () => {
    const { told, record } = recorder()
    const { user } = draw(<MenuButton label="More" entries={entriesOf(record)} />)
    const button = screen.getByRole('button', { name: 'More', expanded: false })
    await user.click(button)
    expect(await screen.findByRole('menu', { name: 'More' })).toBeDefined()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await expectAccessible()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(told).toEqual(['copied'])
    await gone('menu')
    expect(document.activeElement).toBe(button)
  })

  it('ticks and unticks, and does nothing with an entry that is off', async () => {
    const { told, record } = recorder()
    const { user } = draw(<MenuButton label="More" face={<b>3</b>} entries={entriesOf(record)} />)
    await user.click(screen.getByRole('button', { name: 'More: 3' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Archived', checked: true }))
    await user.click(screen.getByRole('menuitem', { name: 'Send' }))
    expect(told).toEqual([['archived', false]])
    await user.keyboard('{Escape}')
    await gone('menu')
  })

  it('closes at a second press of its button, and when Back leaves its page', async () => {
    const { record } = recorder()
    const { user } = draw(<MenuButton label="More" icon={<Trash2 />} iconOnly entries={entriesOf(record)} />)
    const button = screen.getByRole('button', { name: 'More' })
    await user.click(button)
    await screen.findByRole('menu')
    await user.click(button)
    await gone('menu')
    await user.click(button)
    await screen.findByRole('menu')
    dispatchEvent(new PopStateEvent('popstate'))
    await gone('menu')
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('stands by itself at the thing that it belongs to', async () => {
    const { told, record } = recorder()
    const anchor = { current: document.body }
    const { user } = draw(
      <Menu anchor={anchor} open onOpenChange={record('open')} entries={entriesOf(record)} label="Row" />,
    )
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(told).toEqual(['deleted', ['open', false]])
  })
})

describe('a popover', () => {
  it('SHELL-08 opens beside its button with a title, and Escape gives the focus back', async () => {
    const { user } = draw(
      <PopoverButton title="How it comes about" face="12.50 €">
        <p>Cost and margin</p>
      </PopoverButton>,
    )
    const button = screen.getByRole('button', { name: '12.50 €', expanded: false })
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'How it comes about' })
    expect(dialog.textContent).toContain('Cost and margin')
    await expectAccessible()
    await user.keyboard('{Escape}')
    await gone('dialog')
    expect(document.activeElement).toBe(button)
  })

  it('SHELL-08 that a key on a row opened gives the focus back to the row, not to the button inside it', async () => {
    function Price() {
      const [anchor, setAnchor] = useState<Element>()
      return (
        <>
          <table>
            <tbody>
              <tr
                tabIndex={0}
                onKeyDown={({ key, currentTarget }) =>
                  void (key === ' ' && setAnchor(currentTarget.cells[0]?.children[0]))
                }
              >
                <td>
                  <button type="button">12.50 €</button>
                </td>
              </tr>
            </tbody>
          </table>
          {anchor && (
            <Popover anchor={anchor} open onOpenChange={() => setAnchor(undefined)} title="Story">
              <a href="/x">Link</a>
            </Popover>
          )}
        </>
      )
    }
    const { user } = draw(<Price />)
    screen.getByRole('row').focus()
    await user.keyboard(' ')
    await screen.findByRole('dialog', { name: 'Story' })
    await waitFor(() => expect(document.activeElement?.closest('table')).toBeNull())
    await user.keyboard('{Escape}')
    await gone('dialog')
    expect(document.activeElement).toBe(screen.getByRole('row'))
  })

  it('leaves the focus where it is where it only shows', async () => {
    draw(
      <>
        <button type="button">Row</button>
        <Popover anchor={document.body} open onOpenChange={() => undefined} title="Story" takesFocus={false} wide>
          <a href="/x">Link</a>
        </Popover>
      </>,
    )
    await screen.findByRole('dialog', { name: 'Story' })
    expect(document.activeElement).toBe(document.body)
  })
})

describe('a button that chooses files', () => {
  it('SHELL-08 takes the same file again after it was corrected', async () => {
    const { told, record } = recorder()
    const names = (files: readonly File[]) => record('files')(files.map(({ name }) => name))
    const { user } = draw(<FileButton label="Choose a file" accept={['.csv']} onFiles={names} />)
    const file = new File(['a'], 'prices.csv', { type: 'text/csv' })
    await user.upload(screen.getByLabelText('Choose a file'), file)
    await user.upload(screen.getByLabelText('Choose a file'), file)
    expect(told).toEqual([
      ['files', ['prices.csv']],
      ['files', ['prices.csv']],
    ])
    await expectAccessible()
  })
})
