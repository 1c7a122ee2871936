import type { PageContext } from '#contract/assistant/ask.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { assistantMessages as messages } from './messages.ts'
import type { ShownMessage } from './unkept.ts'
import type { AnsweringState } from './use-assistant-state.ts'

interface SentDialogProps {
  readonly state: AnsweringState | undefined
  readonly page: PageContext
  readonly kept: readonly ShownMessage[]
  readonly onClose: () => void
}

/** The exact text that goes out with the next question, and to whom. */
export function SentDialog({ state, page, kept, onClose }: SentDialogProps) {
  const host = state?.by === 'model' ? (state.host ?? '') : undefined
  const earlier = kept.flatMap(({ role, content }) => (role === 'system' ? [] : [`${role}: ${content}`]))
  const text = [
    ...(host !== undefined && state ? [state.instructions] : []),
    JSON.stringify(page, undefined, 2),
    ...earlier.slice(-SENT_MESSAGES),
  ]
  return (
    <Dialog open onClose={onClose} title={messages.whatIsSent} wide>
      <p>{host === undefined ? messages.sentBuiltIn : messages.sentModel(host)}</p>
      <textarea
        readOnly
        rows={16}
        value={text.join('\n\n')}
        aria-label={messages.whatIsSent}
        className="mt-3 w-full resize-none rounded-lg bg-bg p-3 font-mono text-[13px]"
      />
    </Dialog>
  )
}

const SENT_MESSAGES = 10
