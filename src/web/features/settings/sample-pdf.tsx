import FileText from 'lucide-react/icons/file-text'
import { documentPdf } from '#contract/endpoints/document-pdf.ts'
import { callForFile } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { businessMessages } from './business-messages.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

const messages = businessMessages.look
/** Long enough for the other tab to read it. */
const KEPT_MS = 600_000

/** Shows the newest document of a business as the PDF that customers get. */
export function SamplePdf({ row }: { readonly row: RowOfKind<'businessProfile'> }) {
  const documents = useRows('document')
  const own = documents.filter((each) => each.businessProfileId === row.id)
  const newest = own.reduce((best, each) => (each.updatedAt > (best?.updatedAt ?? 0) ? each : best), own[0])
  if (!newest) return <p className="mt-4 text-[13px] text-muted">{messages.noSample}</p>
  return (
    <Button
      reads
      size="small"
      className="mt-4 h-auto! min-h-8 max-w-full py-1 whitespace-normal max-md:min-h-10"
      icon={<FileText aria-hidden="true" />}
      onClick={() => void show(newest.id, newest.documentNumber)}
    >
      {messages.sample}
    </Button>
  )
}

async function show(id: string, number: string): Promise<void> {
  // Opened at once: a tab that comes later than the press is taken for an advertisement.
  const tab = open('', '_blank')
  try {
    const file = await callForFile(documentPdf, { params: { id } })
    if (!tab) return saveFile(`${number}.pdf`, file)
    const address = URL.createObjectURL(file)
    tab.location.href = address
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
  } catch (error) {
    tab?.close()
    showFailure(error, { act: 'print', thing: messages.thing })
  }
}
