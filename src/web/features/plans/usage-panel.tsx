import { planWords } from '#contract/plan-messages.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { plansMessages as messages } from './messages.ts'
import type { CurrentPlan } from './plan-answers.ts'
import { limitText } from './plan-texts.ts'

/** How much of each limit is used; what has none is only counted (SUB-06). */
export function UsagePanel({ usage }: Pick<CurrentPlan, 'usage'>) {
  const isOver = usage.some(({ used, most }) => most !== null && used > most)
  return (
    <Panel title={messages.usageTitle} lead={isOver && messages.overText}>
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
                detail={messages.usedOf(limitText(limit, used), limitText(limit, most))}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
