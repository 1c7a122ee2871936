import type { ReactNode } from 'react'
import type { PlanAnswer } from '#contract/endpoints/plan-shapes.ts'
import { planWords } from '#contract/plan-messages.ts'
import { PLAN_USES, type PlanUse } from '#domain/subscriptions/plan-limits.ts'
import { PlainTable } from '#web/kit/ui/plain-table.tsx'
import { plansMessages as messages } from './messages.ts'
import { limitText, priceText } from './plan-texts.ts'

interface Compared {
  readonly name: string
  readonly of: (plan: PlanAnswer) => ReactNode
}

/** What the plans cost and allow, side by side: what no plan limits is left out (SUB-06). */
export function CompareTable({ plans }: { readonly plans: readonly PlanAnswer[] }) {
  const limited = PLAN_USES.filter((use) => plans.some((plan) => mostOf(plan, use) !== null))
  const rows: readonly Compared[] = [
    { name: messages.price, of: (plan) => (plan.price === 0 ? messages.free : priceText(plan)) },
    ...limited.map((use) => ({ name: planWords[use], of: (plan: PlanAnswer) => mostText(plan, use) })),
  ]
  return (
    <PlainTable<Compared>
      label={messages.compareTitle}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { label: messages.compared, renderCell: ({ name }) => name },
        ...plans.map((plan) => ({ label: labelOf(plan, plans), renderCell: ({ of }: Compared) => of(plan) })),
      ]}
    />
  )
}

function mostOf({ limits, maxUsers }: PlanAnswer, use: PlanUse): number | null {
  return (use === 'people' ? maxUsers : limits[use]) ?? null
}

function mostText(plan: PlanAnswer, use: PlanUse): string {
  const most = mostOf(plan, use)
  return most === null ? messages.noLimit : limitText(use, most)
}

/** Plans of the same name are told apart by what they cost. */
function labelOf(plan: PlanAnswer, plans: readonly PlanAnswer[]): string {
  const { id, name } = plan
  return plans.some((each) => each.name === name && each.id !== id) ? `${name}, ${priceText(plan)}` : name
}
