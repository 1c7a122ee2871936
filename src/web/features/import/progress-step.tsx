import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import type { ImportState, Phase } from './import-state.ts'
import { importMessages } from './messages.ts'

export interface ProgressStepProps {
  readonly state: ImportState
  readonly onCancel: () => void
}

/** Long work under way: how far it is, what is left, and how to stop it. */
export function ProgressStep({ state, onCancel }: ProgressStepProps) {
  const { phase, advance } = state
  const isCounted = phase !== 'opening'
  const left =
    isCounted && advance
      ? importMessages.left(formatNumber(advance.total - advance.done), formatCount(advance.total, importMessages.row))
      : ''
  return (
    <div className="rounded-2xl border border-line bg-card p-4 md:p-6">
      <ProgressBar
        label={labelOf(phase, state.fileName)}
        done={advance?.done ?? 0}
        total={advance?.total}
        detail={[left, phase === 'applying' ? importMessages.allOrNothing : importMessages.elsewhere]
          .filter(Boolean)
          .join('. ')}
        action={
          <Button size="small" onClick={onCancel}>
            {importMessages.cancel}
          </Button>
        }
      />
    </div>
  )
}

function labelOf(phase: Phase, fileName: string): string {
  if (phase === 'opening') return importMessages.opening(fileName)
  if (phase === 'sending') return importMessages.sending
  return phase === 'checking' ? importMessages.checking : importMessages.applying
}
