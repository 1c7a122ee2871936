import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { formMessages } from '../form/messages.ts'
import { TagsField } from '../form/tags-field.tsx'
import { partMessages } from './part-messages.ts'
import { saveMarks, SaveMarksProvider } from './save-marks.ts'
import { Switch } from './switch.tsx'

it('SHELL-08 a field of several values says inside its box that it is saved, not over its border', async () => {
  const marks = saveMarks(60_000)
  const { user } = draw(
    <SaveMarksProvider value={marks}>
      <TagsField
        name="colours"
        label="Colours"
        hideLabel
        words={formMessages.tags}
        tags={['Red']}
        onAdd={() => undefined}
        onRemove={() => undefined}
      />
    </SaveMarksProvider>,
  )
  await user.click(screen.getByRole('textbox', { name: 'Colours' }))
  act(() => marks.begin()())
  expect(screen.getByText(partMessages.saved).className).toContain('bottom-1.5')
})

it('SHELL-08 a switch of a record has nothing beside its label and itself: it stays at its edge', () => {
  draw(
    <SaveMarksProvider value={saveMarks()}>
      <Switch label="In use" checked onChange={() => undefined} />
    </SaveMarksProvider>,
  )
  expect(screen.getByRole('switch').parentElement?.parentElement?.childElementCount).toBe(2)
})
