import type { ReactNode } from 'react'
import { byMessage, isSentence } from '../format/same-problems.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { partMessages } from './part-messages.ts'
import { uiMessages } from './messages.ts'

/** What a refusal says to a person; problem details of the interface fit as they are (API-02). */
export interface ShownProblem {
  readonly title: string
  readonly detail?: string | undefined
  readonly errors?: readonly { readonly field: string; readonly message: string }[] | undefined
  /** What support needs to find the case. */
  readonly reference?: string | undefined
}

/** A refusal in words: what happened, field by field where fields are meant, and a way to try again. */
export function ProblemDisplay({
  problem,
  onRetry,
  action,
}: {
  readonly problem: ShownProblem
  readonly onRetry?: () => void
  readonly action?: ReactNode
}) {
  const issues = byMessage(problem.errors ?? [])
  return (
    <Banner
      tone="bad"
      urgent
      title={problem.title}
      action={
        <>
          {action}
          {onRetry && (
            <Button reads size="small" onClick={onRetry}>
              {uiMessages.retry}
            </Button>
          )}
        </>
      }
    >
      {problem.detail && <p>{problem.detail}</p>}
      {issues.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {issues.map(({ fields, message }) => (
            <li key={message}>
              <strong>{[...new Set(fields)].join(', ') + (isSentence(message) ? ':' : '')}</strong> {message}
            </li>
          ))}
        </ul>
      )}
      {problem.reference && <p className="mt-1 text-[13px]">{partMessages.reference(problem.reference)}</p>}
    </Banner>
  )
}
