import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { insightMessages } from '#domain/insights/insight-messages.ts'
import type { Insight, InsightType } from '#domain/insights/insight.ts'
import { insightText, stakeText } from '#domain/insights/insight-text.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Badge, Pill } from '#web/kit/ui/pill.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { actTarget, type ActTarget } from './act-target.ts'
import { EvidenceList } from './evidence-list.tsx'
import { insightFormats } from './insight-formats.ts'
import { insightsMessages as messages } from './messages.ts'

const TONES: Readonly<Record<InsightType, Tone>> = { warning: 'warn', opportunity: 'ok', info: 'neutral' }
/** The figures that stand there at once. */
const SHOWN_AT_ONCE = 4

export interface InsightCardProps {
  readonly insight: Insight
  /** Begins a change that is looked at before it is made. */
  readonly onAct: (target: ActTarget) => void
  readonly onDismiss: () => void
}

/** One insight: what was found, what it rests on, the money at stake, and the act that settles it (INS-02). */
export function InsightCard({ insight, onAct, onDismiss }: InsightCardProps) {
  const { kind, type, impact, category, stake, evidence, isExample } = insight
  const heading = useId()
  const { title, description, actionLabel } = insightText(insight, insightFormats)
  return (
    <article
      aria-labelledby={heading}
      className="@container/insight flex min-w-0 flex-col gap-3 rounded-2xl border border-line bg-card p-4"
    >
      <header className="flex items-start justify-between gap-3">
        <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-muted">
          <Pill plain tone={TONES[type]}>
            {messages.types[type]}
          </Pill>
          <span>{messages.categories[category]}</span>
          {isExample ? <Badge>{insightMessages.example}</Badge> : <span>{insightMessages.impacts[impact]}</span>}
        </p>
        <IconButton label={messages.dismiss(title)} icon={<X />} onClick={onDismiss} className="-my-1.5 -me-2" />
      </header>
      <div className="min-w-0">
        <h3 id={heading} className="text-[15px] wrap-anywhere">
          {title}
        </h3>
        <p className="mt-0.5 text-pretty wrap-anywhere text-muted">{description}</p>
        {stake && <p className="mt-1 font-semibold">{stakeText({ kind, stake }, insightFormats)}</p>}
      </div>
      {evidence.length > 0 && <Figures insight={insight} title={title} />}
      <div className="mt-auto">
        <ActButton target={actTarget(insight)} label={actionLabel} onAct={onAct} />
      </div>
    </article>
  )
}

function Figures({ insight: { evidence }, title }: { readonly insight: Insight; readonly title: string }) {
  const [isOpen, setOpen] = useState(false)
  const left = evidence.length - SHOWN_AT_ONCE
  return (
    <div>
      <EvidenceList label={messages.figures(title)} evidence={isOpen ? evidence : evidence.slice(0, SHOWN_AT_ONCE)} />
      {left > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 inline-flex min-h-6 items-center gap-1 text-[13px] font-semibold text-primary underline-offset-2 hover:underline"
        >
          {isOpen ? messages.fewerFigures : messages.moreFigures(left)}
          <ChevronDown aria-hidden="true" className={classNames('size-4', isOpen && 'rotate-180')} />
        </button>
      )}
    </div>
  )
}

interface ActButtonProps {
  readonly target: ActTarget
  readonly label: string
  readonly onAct: (target: ActTarget) => void
}

function ActButton({ target, label, onAct }: ActButtonProps) {
  if (target.type === 'link') {
    return (
      <ScreenButton screen={target.screen} search={target.search} size="small">
        {label}
      </ScreenButton>
    )
  }
  return (
    <Button size="small" onClick={() => onAct(target)}>
      {label}
    </Button>
  )
}
