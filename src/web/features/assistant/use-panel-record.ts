import { useEffect, useState } from 'react'
import { useOpenRecord } from './page-context.ts'

/** The panel of a record beside its list. */
const PANEL = '[data-beside=""]:not([role=dialog])'

/** The name of the record whose panel the assistant lies over; undefined where none stands there. */
export function usePanelRecord(): string | undefined {
  const name = useOpenRecord()?.name
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(document.querySelector(PANEL) !== null), [name])
  return isThere ? name : undefined
}
