import type { Kind } from '#contract/row-kinds.ts'
import { nounFor } from '../actions/nouns.ts'
import { useSyncStatus } from '../data/use-store.ts'
import { RefusedNew, useRefusedNew } from '../shell/refused-new.tsx'
import { refusedWords } from '../shell/refusal-notice.ts'
import { Button } from '../ui/button.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { uiMessages } from '../ui/messages.ts'
import { isArriving } from './no-rows.tsx'
import { recordMessages } from './record-messages.ts'
import { plainSentences } from './sentence-messages.ts'

export interface GonePanelProps {
  readonly kind: Kind
  /** The record that is not there. */
  readonly id?: string
  readonly title?: string
  /** What may have happened. */
  readonly text?: string
  readonly onClose: () => void
}

/** In the place of a record that is not there. While the first rows may be on their way it waits: a link may be followed before them. */
export function GonePanel({ kind, id = '', title, text, onClose }: GonePanelProps) {
  const status = useSyncStatus()
  const refused = useRefusedNew(kind, id)
  if (refused) {
    return (
      <SidePanel title={refusedWords(refused)} label={refusedWords(refused)} onClose={onClose}>
        <RefusedNew change={refused} />
      </SidePanel>
    )
  }
  if (isArriving(status)) return null
  const message = recordMessages.noId(nounFor(kind).one)
  return (
    <SidePanel title={title ?? plainSentences.gone.title} label={message} onClose={onClose}>
      <p className="font-semibold break-words">{message}</p>
      <p className="mt-1 text-muted">{text ?? plainSentences.gone.text}</p>
      <Button reads className="mt-4" onClick={onClose}>
        {uiMessages.close}
      </Button>
    </SidePanel>
  )
}
