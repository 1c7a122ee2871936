import { useSyncStatus } from '../data/use-store.ts'
import { Button } from '../ui/button.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { uiMessages } from '../ui/messages.ts'
import { isArriving } from './no-rows.tsx'

export interface GonePanelProps {
  readonly title: string
  /** The catalogue's words for an unknown id. */
  readonly message: string
  /** What may have happened. */
  readonly text: string
  readonly onClose: () => void
}

/** In the place of a record that is not there. While the first rows may be on their way it waits: a link may be followed before them. */
export function GonePanel({ title, message, text, onClose }: GonePanelProps) {
  const status = useSyncStatus()
  if (isArriving(status)) return null
  return (
    <SidePanel title={title} label={message} onClose={onClose}>
      <p className="font-semibold break-words">{message}</p>
      <p className="mt-1 text-muted">{text}</p>
      <Button className="mt-4" onClick={onClose}>
        {uiMessages.close}
      </Button>
    </SidePanel>
  )
}
