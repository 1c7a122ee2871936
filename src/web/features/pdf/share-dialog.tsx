import { type ReactNode, useCallback, useState } from 'react'
import { useRow } from '#web/kit/data/use-store.ts'
import { LinkSharing } from '#web/kit/links/link-sharing.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { fetchLinks, makeLink } from './share-calls.ts'
import { papersMessages } from './messages.ts'

const messages = papersMessages.share

interface ShareDialogProps {
  readonly priceListId: string
  /** What is to be known of the list before it is shared. */
  readonly notice: ReactNode
  readonly onClose: () => void
}

/** Makes, counts and closes the public links of a price list (PLIST-05). */
export function ShareDialog({ priceListId, notice, onClose }: ShareDialogProps) {
  const status = useRow('priceList', priceListId)?.['status']
  const [isMade, setMade] = useState(false)
  const links = useCallback(() => fetchLinks(priceListId), [priceListId])
  return (
    <Dialog
      open
      keepOpen={isMade}
      onClose={onClose}
      title={messages.title}
      description={messages.lead}
      footer={
        <Button tone={isMade ? 'primary' : 'secondary'} onClick={onClose}>
          {papersMessages.done}
        </Button>
      }
    >
      {notice && <div className="pb-5">{notice}</div>}
      {(status === 'draft' || status === 'archived') && (
        <div className="pb-5">
          <Banner tone="warn" title={messages.closed[status]}>
            {messages.closedText}
          </Banner>
        </div>
      )}
      <LinkSharing
        fetchLinks={links}
        makeLink={(days) => makeLink(priceListId, days)}
        act={messages.act}
        onMade={() => setMade(true)}
      />
    </Dialog>
  )
}
