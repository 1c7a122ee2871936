import type { PersonAnswer } from '#contract/endpoints/administration.ts'
import { Pill } from '#web/kit/ui/pill.tsx'
import { administrationMessages as messages } from './messages.ts'

/** Whether a person may come in, and as what. */
export function PersonState({ person }: { readonly person: PersonAnswer }) {
  const { states } = messages.person
  return (
    <span className="inline-flex flex-wrap gap-2">
      {person.suspended ? <Pill tone="bad">{states.suspended}</Pill> : <Pill tone="ok">{states.active}</Pill>}
      {person.role === 'admin' && <Pill tone="neutral">{states.admin}</Pill>}
      {!person.emailVerified && <Pill tone="warn">{states.unverified}</Pill>}
    </span>
  )
}
