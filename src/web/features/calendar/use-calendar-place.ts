import { useMemo } from 'react'
import { dayParam } from '#web/kit/shell/day-param.ts'
import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { daysShown, VIEWS, type View } from './shown-range.ts'
import { useToday } from './use-today.ts'

/** In place of an id: an event that is being made. */
export const NEW = 'new'

const SEARCH = {
  view: choiceParam(['', ...VIEWS], ''),
  day: dayParam,
  id: textParam(),
  at: textParam(),
}

/** Which days the calendar shows and what is open, from the address (NAV-08); a phone begins with the agenda. */
export function useCalendarPlace() {
  const [search, update] = useSearchState(SEARCH)
  const isPhone = useMediaQuery(PHONE_QUERY)
  const { id, at } = search
  const view: View = search.view === '' ? (isPhone ? 'agenda' : 'month') : search.view
  const today = useToday()
  const day = search.day === '' ? today : search.day
  return useMemo(() => {
    const days = daysShown(view, day, isPhone)
    return {
      view,
      day,
      days,
      id,
      at,
      /** Today where it is in sight. */
      nearestDay: days.includes(today) ? today : day,
      show: (next: { readonly view?: View; readonly day?: string }) =>
        update({ ...next, ...(next.day === today ? { day: '' } : {}) }, { replace: next.view === undefined }),
      open: (nextId: string, nextAt: string, replace = false) => update({ id: nextId, at: nextAt }, { replace }),
      close: () => update({ id: '', at: '' }),
    }
  }, [view, day, today, id, at, update, isPhone])
}
