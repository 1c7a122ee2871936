import type { PersonPlan } from '#contract/endpoints/administration.ts'
import { planWords } from '#contract/plan-messages.ts'
import { Badge } from '#web/kit/ui/pill.tsx'
import { administrationMessages as messages } from './messages.ts'

/** The name of a plan, how it stands, and whether it is of the test mode. */
export function PlanState({ plan }: { readonly plan: PersonPlan | null }) {
  if (plan === null) return messages.plan.none
  return (
    <span className="inline-flex flex-wrap items-baseline gap-1.5">
      {plan.name}
      <span className="text-muted">{planWords[plan.status]}</span>
      {plan.isTest && <Badge>{messages.plan.test}</Badge>}
    </span>
  )
}
