import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ImportArchiveDialog } from './import-archive-dialog.tsx'
import { archiveMessages as messages } from './messages.ts'

/** Brings in an archive: of another account, or of the product before this one. */
export function ImportArchivePanel() {
  const [isOpen, setOpen] = useState(false)
  const { network } = useSyncStatus()
  const isOffline = network === 'offline'
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={
        <Button icon={<Upload aria-hidden="true" />} disabled={isOffline} onClick={() => setOpen(true)}>
          {messages.start}
        </Button>
      }
    >
      {isOffline && <p className="text-muted">{messages.offline}</p>}
      {isOpen && <ImportArchiveDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}
