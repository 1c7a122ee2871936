import { planWords } from '#contract/plan-messages.ts'
import { beyondPlan, type PlanUse } from '#domain/subscriptions/plan-limits.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { ToneShape } from '#web/kit/ui/tone.tsx'
import { plansMessages as messages } from './messages.ts'
import type { CurrentPlan } from './plan-answers.ts'
import { limitText } from './plan-texts.ts'

/** How much of each limit is used; what has none is only counted (SUB-06). */
export function UsagePanel({ usage }: Pick<CurrentPlan, 'usage'>) {
  const beyond = new Set(beyondPlan(usage).map(({ limit }) => limit))
  return (
    <Panel title={messages.usageTitle} lead={beyond.size > 0 && messages.overText}>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {usage.map(({ limit, used, most }) => (
          <li key={limit}>
            {most === null ? (
              <p>
                <span className="font-semibold">{planWords[limit]}</span>
                <span className="block text-[13px] text-muted">{messages.unlimited(limitText(limit, used))}</span>
              </p>
            ) : (
              <ProgressBar
                label={planWords[limit]}
                done={Math.min(used, most)}
                total={most}
                isOver={beyond.has(limit)}
                detail={<UsedOf limit={limit} used={used} most={most} isOver={beyond.has(limit)} />}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface UsedOfProps {
  readonly limit: PlanUse
  readonly used: number
  readonly most: number
  readonly isOver: boolean
}

function UsedOf({ limit, used, most, isOver }: UsedOfProps) {
  const text = messages.usedOf(limitText(limit, used), limitText(limit, most))
  if (!isOver) return text
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-bad">
      <ToneShape tone="bad" />
      {messages.tooMany(text)}
    </span>
  )
}
