import { useMemo } from 'react'
import { activateServices, duplicateService, MAX_SERVICES } from '#contract/commands/services.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type Actions, useActions } from '#web/kit/actions/actions.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { servicesMessages as messages } from './messages.ts'

type Rows = readonly RowOfKind<'service'>[]

/** The actions on services, each with its message and its way back. */
export function useServiceActions() {
  const actions = useActions('service')
  return useMemo(
    () => ({
      ...actions,
      /** Copies services (SERV-04) and answers the ids of the copies. */
      duplicate: (rows: Rows) => actions.copy(idsOf(rows), duplicateService),
      setActive: (rows: Rows, isActive: boolean) => setActive(actions, rows, isActive),
    }),
    [actions],
  )
}

export type ServiceActions = ReturnType<typeof useServiceActions>

async function setActive(actions: Actions<'service'>, rows: Rows, isActive: boolean): Promise<boolean> {
  const ids = idsOf(rows.filter((row) => row.isActive !== isActive))
  const title = isActive ? messages.activated(ids.length) : messages.deactivated(ids.length)
  if (ids.length > 0) {
    return actions.batch(ids, {
      act: 'change',
      most: MAX_SERVICES,
      told: { title },
      command: activateServices,
      input: (part) => ({ ...part, isActive }),
    })
  }
  showToast({ title })
  return true
}

function idsOf(rows: Rows): string[] {
  return rows.map(({ id }) => id)
}
