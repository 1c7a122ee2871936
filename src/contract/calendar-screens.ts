import { appScreen } from './app-screen.ts'
import type { Screen } from './screen.ts'
import { WORKERS, WRITERS } from './teams/screens.ts'

/** The calendar, its events as a list, and what tidies them (CAL-04, CAL-05, PAGE-07). */
export const calendarScreens = [
  appScreen('calendar', {
    members: WORKERS,
    place: { group: 'work', icon: 'calendar', order: 6.5 },
    key: 'w',
    record: 'event',
    choices: { view: ['month', 'week', 'day', 'agenda'] },
  }),
  appScreen('events', { members: WORKERS, place: { parent: 'calendar', order: 1 } }),
  appScreen('calendar-cleanup', { members: WRITERS, within: 'calendar' }),
] as const satisfies readonly Screen[]
