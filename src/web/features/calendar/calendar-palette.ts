import { matchesSearch, searchTerms } from '#domain/text-fold.ts'
import { screenHref } from '#contract/screens.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import { serverNow } from '#web/kit/data/server-clock.ts'
import type { PaletteItem } from '#web/kit/shell/palette-state.ts'
import { feedHref, importHref } from './exchange/feed-href.ts'
import { eventWhenText } from './list/event-when-text.ts'
import { calendarMessages } from './messages.ts'

const MOST_EVENTS = 5

/** The events that the palette finds, the nearest to now first, each with its day; `go` leads to an address (NAV-07). */
export function eventItems(query: string, go: (href: string) => void): readonly PaletteItem[] {
  const store = openedStore()
  const terms = searchTerms(query)
  if (!store || terms.length === 0) return []
  const now = serverNow()
  return store
    .all('event')
    .filter(({ searchText }) => matchesSearch(searchText, terms))
    .sort((a, b) => Math.abs(a.startAt - now) - Math.abs(b.startAt - now))
    .slice(0, MOST_EVENTS)
    .map((row) => ({
      id: row.id,
      label: row.title,
      detail: eventWhenText(row),
      run: () => go(screenHref('calendar', { id: row.id })),
    }))
}

/** What is done with the calendar as a whole; `words` is what else people call it. */
export function calendarActs(words: string, go: (href: string) => void): readonly PaletteItem[] {
  const { menu } = calendarMessages
  return [
    { id: 'calendar-import', label: menu.importFile, words, run: () => go(importHref()) },
    { id: 'calendar-feed', label: menu.feed, words, run: () => go(feedHref('')) },
    { id: 'calendar-clean-up', label: menu.cleanUpCalendar, words, run: () => go(screenHref('calendar-cleanup')) },
  ]
}
