import { screenTitles } from './screen-messages.ts'
import type { Screen } from './screen.ts'

/** The calendar, its events as a list, and what tidies them (CAL-04, CAL-05, PAGE-07). */
export const calendarScreens = [
  {
    id: 'calendar',
    path: '/calendar',
    aliases: [],
    title: screenTitles.calendar,
    access: 'user',
    frame: 'app',
    page: 'calendar',
    place: { group: 'work', icon: 'calendar', order: 6.5 },
    key: 'w',
    record: 'event',
    choices: { view: ['month', 'week', 'day', 'agenda'] },
  },
  {
    id: 'events',
    path: '/events',
    aliases: [],
    title: screenTitles.events,
    access: 'user',
    frame: 'app',
    page: 'events',
    place: { parent: 'calendar', order: 1 },
  },
  {
    id: 'calendar-cleanup',
    path: '/calendar-cleanup',
    aliases: ['/calendarcleanup'],
    title: screenTitles['calendar-cleanup'],
    access: 'user',
    frame: 'app',
    page: 'calendar-cleanup',
    within: 'calendar',
  },
] as const satisfies readonly Screen[]
