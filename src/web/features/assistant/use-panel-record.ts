import { useCallback, useSyncExternalStore } from 'react'
import { useOpenRecord } from './page-context.ts'

/** The panel of a record beside its list. */
const PANEL = '[data-beside=""]:not([role=dialog])'

/** The name of the record whose panel the assistant lies over; undefined where none stands there. */
export function usePanelRecord(): string | undefined {
  const name = useOpenRecord()?.name
  // It is looked for again once a page with another record has been drawn.
  const look = useCallback(() => name !== undefined && document.querySelector(PANEL) !== null, [name])
  return useSyncExternalStore(untold, look) ? name : undefined
}

function untold(): () => void {
  return () => undefined
}
