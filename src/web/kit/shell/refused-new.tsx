import type { ReactNode } from 'react'
import type { RefusedRecord } from '../data/records.ts'
import { useRefused, useStore } from '../data/use-store.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { refusedMessages as messages } from './refused-messages.ts'
import { reasonOf, refusedWords } from './refusal-notice.ts'
import { ScreenButton } from './screen-link.tsx'

/** The change that should have made a row, and that the server refused: so the row is not there. */
export function useRefusedNew(kind: string, id: string): RefusedRecord | undefined {
  return useRefused().find(({ body }) => body.op === 'put' && body.kind === kind && body.id === id)
}

interface RefusedNewProps {
  readonly change: RefusedRecord
  readonly icon?: ReactNode
  /** A way out. */
  readonly back?: ReactNode
}

/** In the place of a row that the server did not take: why, and what can be done (SYNC-02, SUB-06). */
export function RefusedNew({ change, icon, back }: RefusedNewProps) {
  const store = useStore()
  const again = <Button onClick={() => void store.restore(change.id)}>{messages.tryAgain}</Button>
  const isPlan = change.problem.code === 'plan-limit'
  return (
    <EmptyState
      icon={icon}
      title={refusedWords(change)}
      action={
        isPlan && (
          <ScreenButton screen="settings-plan" tone="primary">
            {messages.seePlans}
          </ScreenButton>
        )
      }
      secondAction={
        <>
          {again}
          {back}
        </>
      }
    >
      {reasonOf(change)}
    </EmptyState>
  )
}
