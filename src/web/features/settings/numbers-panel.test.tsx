import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { businessMessages } from './business-messages.ts'
import { NumbersPanel } from './numbers-panel.tsx'

const messages = businessMessages.numbers

async function drawn(numberAt: 'creation' | 'issue'): Promise<void> {
  openAt('/settings/documents')
  await signIn()
  const row = emptyRowOf('businessProfile', '00000000-0000-4000-8000-000000000001', { numberAt })
  draw(<NumbersPanel row={row} save={() => undefined} />)
}

it('DOC-02 what becomes of drafts without a number is said only where there are some', async () => {
  await drawn('creation')
  expect(screen.queryByText(messages.givenHelp)).toBeNull()
  expect(screen.getByText(messages.resetHelp)).toBeDefined()
  await expectAccessible()
})

it('DOC-02 where drafts have no number, it is said what becomes of them, and the time zone is that of the business', async () => {
  await drawn('issue')
  expect(screen.getByText(messages.givenHelp)).toBeDefined()
  expect(screen.getByLabelText(messages.zone)).toBeDefined()
})
