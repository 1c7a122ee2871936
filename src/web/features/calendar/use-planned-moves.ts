import { useMemo } from 'react'
import { useActions } from '#web/kit/actions/actions.ts'
import type { Entry } from './entry.ts'
import { calendarMessages as messages } from './messages.ts'
import { whenText } from './when-text.ts'

/** Moves the beginning or the end of planned prices to where an entry stands, all that were planned together, with one way back. */
export function usePlannedMoves(): (to: Entry) => Promise<boolean> {
  const actions = useActions('scheduledPrice')
  return useMemo(
    () => (to) => {
      const { ids, field } = to.planned ?? { ids: [], field: 'startsAt' }
      const bodies = ids.map((id) => ({
        op: 'patch' as const,
        kind: 'scheduledPrice',
        id,
        data: { [field]: to.start },
      }))
      return actions.write('change', bodies, { title: messages.moved(to.title, whenText({ ...to, end: to.start })) })
    },
    [actions],
  )
}
