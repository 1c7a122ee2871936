import { uiMessages } from './messages.ts'
import { Pill } from './pill.tsx'

interface Activatable {
  readonly isActive: boolean
}

/** Whether a row is in use, as a word. */
export function activeWord({ isActive }: Activatable): string {
  return isActive ? uiMessages.active : uiMessages.inactive
}

/** Whether a row is in use. */
export function ActivePill({ row }: { readonly row: Activatable }) {
  return (
    <Pill plain tone={row.isActive ? 'ok' : 'neutral'}>
      {activeWord(row)}
    </Pill>
  )
}
