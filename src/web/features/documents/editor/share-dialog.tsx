import { useCallback, useState } from 'react'
import { type DocumentLinkAnswer, listDocumentLinks, makeDocumentLink } from '#contract/endpoints/document-links.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatDateTime } from '#web/kit/format/date.ts'
import { LinkSharing } from '#web/kit/links/link-sharing.tsx'
import { linkState, type SharedLink } from '#web/kit/links/shared-link.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { CardHint } from './card-hint.tsx'
import { mailsMessages as messages } from './mails-messages.ts'

/** Makes, counts and closes the public links of a document, and shows what was answered (DOC-14). */
export function ShareDialog({ row, onClose }: { readonly row: DocumentRow; readonly onClose: () => void }) {
  const { id, documentType, status } = row
  const [isDraft] = useState(status === 'draft')
  const [isMade, setMade] = useState(false)
  const links = useCallback(() => fetchLinks(id), [id])
  return (
    <Dialog
      open
      keepOpen={isMade}
      onClose={onClose}
      title={messages.shareTitle}
      description={documentType === 'quote' ? `${messages.shareLead} ${messages.shareQuote}` : messages.shareLead}
      footer={
        <Button tone={isMade ? 'primary' : 'secondary'} onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      {isDraft && !isMade && (
        <div className="pb-5">
          <Banner tone="warn" title={messages.shareDraft} />
        </div>
      )}
      <LinkSharing
        fetchLinks={links}
        makeLink={(days) => makeLink(id, days)}
        act={messages.act}
        onMade={() => setMade(true)}
      />
      <CardHint row={row} />
    </Dialog>
  )
}

async function fetchLinks(id: string): Promise<readonly SharedLink[]> {
  const { items } = await callEndpoint<{ items: DocumentLinkAnswer[] }>(listDocumentLinks, { params: { id } })
  const now = Date.now()
  return items.map((link) => ({ ...link, state: linkState(link, now), said: saidOf(link) }))
}

function saidOf({ answer, answeredBy, answeredAt, answerNote }: DocumentLinkAnswer): string | undefined {
  if (answer === null || answeredAt === null) return undefined
  return messages.said(
    answer === 'accepted',
    answeredBy ?? '',
    formatDateTime(Date.parse(answeredAt)),
    answerNote ?? '',
  )
}

async function makeLink(id: string, days: number | undefined): Promise<string> {
  const body = days === undefined ? {} : { expiresInDays: days }
  const { path } = await callEndpoint<{ path: string }>(makeDocumentLink, { params: { id }, body })
  return new URL(path, location.origin).href
}
