import { useCallback, useState } from 'react'
import { useRow } from '#web/kit/data/use-store.ts'
import { LinkSharing } from '#web/kit/links/link-sharing.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { fetchLinks, makeLink } from './share-calls.ts'
import { papersText } from './text.ts'

const text = papersText.share

/** Makes, counts and closes the public links of a price list (PLIST-05). */
export function ShareDialog({ priceListId, onClose }: { readonly priceListId: string; readonly onClose: () => void }) {
  const status = useRow('priceList', priceListId)?.['status']
  const [isMade, setMade] = useState(false)
  const links = useCallback(() => fetchLinks(priceListId), [priceListId])
  return (
    <Dialog
      open
      keepOpen={isMade}
      onClose={onClose}
      title={text.title}
      description={text.lead}
      footer={
        <Button tone={isMade ? 'primary' : 'secondary'} onClick={onClose}>
          {papersText.done}
        </Button>
      }
    >
      {(status === 'draft' || status === 'archived') && (
        <div className="pb-5">
          <Banner tone="warn" title={text.closed[status]}>
            {text.closedText}
          </Banner>
        </div>
      )}
      <LinkSharing
        fetchLinks={links}
        makeLink={(days) => makeLink(priceListId, days)}
        act={text.act}
        onMade={() => setMade(true)}
      />
    </Dialog>
  )
}
