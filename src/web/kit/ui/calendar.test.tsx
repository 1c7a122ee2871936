import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { formatFullDay, formatMonth } from '../format/month.ts'
import { CalendarButton } from './calendar-button.tsx'
import { calendarMessages } from './calendar-messages.ts'
import { CalendarPopover } from './calendar-popover.tsx'
import { MonthGrid } from './month-grid.tsx'

const dayButton = (day: string) => screen.findByRole('button', { name: formatFullDay(day) })

describe('the calendar of a day', () => {
  it('SHELL-10 shows a month, leads to others, and gives the day that is pressed', async () => {
    const { told, record } = recorder()
    const { user } = draw(<MonthGrid value="2026-01-31" onPick={record('day')} />)
    expect((await dayButton('2026-01-31')).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: calendarMessages.later }))
    // February has no 31st.
    expect(await screen.findByRole('table', { name: formatMonth('2026-02-28') })).toBeDefined()
    await user.click(await dayButton('2026-02-28'))
    await user.click(screen.getByRole('button', { name: calendarMessages.earlier }))
    expect(await screen.findByRole('table', { name: formatMonth('2026-01-28') })).toBeDefined()
    expect(told).toEqual([['day', '2026-02-28']])
    await expectAccessible()
  })

  it('SHELL-10 opens beside its button at the day, and closes with a choice', async () => {
    const { told, record } = recorder()
    const { user } = draw(<CalendarButton value="2026-07-06" onPick={record('day')} />)
    const button = screen.getByRole('button', { name: calendarMessages.open })
    await user.click(button)
    await waitFor(async () => expect(document.activeElement).toBe(await dayButton('2026-07-06')))
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(told).toEqual([['day', '2026-06-29']])
  })

  it('SHELL-10 begins anew at its day with each opening', async () => {
    const anchor = { current: document.body }
    const floating = { id: 'calendar', anchor, onOpenChange: () => undefined, onPick: () => undefined }
    const { user } = draw(<CalendarPopover {...floating} open value="2026-07-06" />)
    await dayButton('2026-07-06')
    await user.keyboard('{PageDown}')
    expect(await dayButton('2026-08-06')).toBe(document.activeElement)
    await expectAccessible()
  })
})
