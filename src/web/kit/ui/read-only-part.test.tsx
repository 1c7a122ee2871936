import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { SavedArea, SavedText } from '../form/saved-text.tsx'
import { TagsField } from '../form/tags-field.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Combobox } from './combobox.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { FileButton } from './file-button.tsx'
import { IconButton } from './icon-button.tsx'
import { MenuButton } from './menu-button.tsx'
import { type MenuEntry, readingEntries } from './menu-entry.ts'
import { MoneyField } from './money-field.tsx'
import { NativeSelect } from './native-select.tsx'
import { PercentField } from './percent-field.tsx'
import { ReadOnlyPart } from './read-only-part.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Switch } from './switch.tsx'

const NOTHING = (): void => undefined
const KINDS = [
  { value: 'tea', label: 'Tea' },
  { value: 'pot', label: 'Pot' },
]
const unread = () => ({ issue: 'It is never read' })

function Fields() {
  return (
    <>
      <SavedText name="name" label="Name" value="Kettle" read={unread} onSave={NOTHING} />
      <SavedArea name="note" label="Note" value={'Two\nlines'} read={unread} onSave={NOTHING} />
      <MoneyField name="cost" label="Cost" currency="EUR" text="12.50" parse={unread} onCommit={NOTHING} />
      <PercentField name="margin" label="Margin" text="" parse={unread} onCommit={NOTHING} />
      <TagsField name="tags" label="Tags" tags={['red', 'blue']} onAdd={NOTHING} onRemove={NOTHING} />
      <NativeSelect label="Kind" value="tea" options={KINDS} onChange={NOTHING} />
      <Combobox label="Category" value="pot" options={KINDS} onChange={NOTHING} />
      <Combobox label="Add one" value={null} required options={KINDS} onChange={NOTHING} />
      <SegmentedControl label="Way" value="pot" segments={KINDS} onChange={NOTHING} />
      <Switch label="Active" checked onChange={NOTHING} />
      <Checkbox label="Dutiable" checked={false} onChange={NOTHING} />
      <Field label="Colour">{(ids) => <input {...ids} type="color" />}</Field>
      <FileButton label="Choose a file" accept={['.csv']} onFiles={NOTHING} />
    </>
  )
}

/** What stands below a name. */
const valueOf = (name: string): string | null | undefined =>
  screen.getByText(name, { selector: 'dt, dt *' }).closest('dl')?.querySelector('dd')?.textContent

it('TEAM-02 where nothing may be changed fields stand as text, and what has none is out of reach', async () => {
  draw(
    <ReadOnlyPart when>
      <Fields />
    </ReadOnlyPart>,
  )
  expect(['Name', 'Note', 'Cost', 'Margin', 'Tags', 'Kind', 'Category', 'Way'].map(valueOf)).toEqual([
    'Kettle',
    'Two\nlines',
    '€12.50',
    '–',
    'red, blue',
    'Tea',
    'Pot',
    'Pot',
  ])
  for (const role of ['textbox', 'combobox', 'radio', 'button'] as const)
    expect(screen.queryAllByRole(role)).toEqual([])
  expect(screen.queryByText('Add one')).toBeNull()
  expect(screen.queryByText('Choose a file')).toBeNull()
  const isOut = (name: string) => {
    const input = screen.getByLabelText<HTMLInputElement>(name)
    return input.disabled || input.closest('fieldset')?.disabled
  }
  expect(['Active', 'Dutiable', 'Colour'].map(isOut)).toEqual([true, true, true])
  await expectAccessible()
})

it('TEAM-02 buttons and entries of menus are offered there only if they say that they read', async () => {
  const copy: MenuEntry = { label: 'Copy', run: NOTHING }
  const { user } = draw(
    <ReadOnlyPart when>
      <Button onClick={NOTHING}>Delete</Button>
      <Button reads onClick={NOTHING}>
        Show more
      </Button>
      <IconButton label="Take out" icon={<svg />} />
      <IconButton reads label="Close" icon={<svg />} />
      <MenuButton label="All of it" entries={[copy, { label: 'Print', reads: true, run: NOTHING }]} />
      <MenuButton label="Nothing for you" entries={[copy]} />
      <MenuButton reads label="Export" entries={[copy]} />
      <ReadOnlyPart when={false}>
        <Button onClick={NOTHING}>Filter</Button>
      </ReadOnlyPart>
    </ReadOnlyPart>,
  )
  expect(
    screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label')),
  ).toEqual(['Show more', 'Close', 'All of it', 'Export', 'Filter'])
  await user.click(screen.getByRole('button', { name: 'All of it' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Print'])
})

it('TEAM-02 a dialog that is opened there can be closed, and one that reads has all of its buttons', async () => {
  const { redraw } = draw(
    <ReadOnlyPart when>
      <Dialog open title="Shares" onClose={NOTHING} footer={<Button>Fill</Button>} />
    </ReadOnlyPart>,
  )
  const names = () =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(names()).toEqual(['Close'])
  redraw(
    <ReadOnlyPart when>
      <Dialog reads open title="Labels" onClose={NOTHING} footer={<Button>Download</Button>} />
    </ReadOnlyPart>,
  )
  expect(names()).toEqual(['Close', 'Download'])
})

it('TEAM-02 a menu keeps no line and no heading that parts nothing any more', () => {
  const reads = (label: string): MenuEntry => ({ label, reads: true, run: NOTHING })
  const writes: MenuEntry = { label: 'Delete', run: NOTHING }
  const line: MenuEntry = { type: 'line' }
  expect(readingEntries([writes, line, reads('a'), line, writes, line, reads('b'), line, writes])).toEqual([
    reads('a'),
    line,
    reads('b'),
  ])
  const within: MenuEntry = { type: 'submenu', label: 'More', entries: [writes, reads('c')] }
  expect(readingEntries([{ type: 'heading', label: 'Gone' }, writes, line, within])).toEqual([
    { ...within, entries: [reads('c')] },
  ])
})
