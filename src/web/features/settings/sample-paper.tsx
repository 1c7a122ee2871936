import FileText from 'lucide-react/icons/file-text'
import { documentPaper } from '#contract/endpoints/document-papers.ts'
import { callForFile } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { businessText } from './business-text.ts'
import type { ProfileRow } from './profile-row.ts'

const text = businessText.look
/** Long enough for the other tab to read it. */
const KEPT_MS = 600_000

/** Shows the newest document of a business as the PDF that customers get. */
export function SamplePaper({ row }: { readonly row: ProfileRow }) {
  const documents = useRows('document')
  const own = documents.filter((each) => each['businessProfileId'] === row.id)
  const newest = own.reduce((best, each) => (each.updatedAt > (best?.updatedAt ?? 0) ? each : best), own[0])
  if (!newest) return <p className="mt-4 text-[13px] text-muted">{text.noSample}</p>
  return (
    <Button
      size="small"
      className="mt-4"
      icon={<FileText aria-hidden="true" />}
      onClick={() => void show(newest.id, String(newest['documentNumber']))}
    >
      {text.sample}
    </Button>
  )
}

async function show(id: string, number: string): Promise<void> {
  // Opened at once: a tab that comes later than the press is taken for an advertisement.
  const tab = open('', '_blank')
  try {
    const file = await callForFile(documentPaper, { params: { id } })
    if (!tab) return saveFile(`${number}.pdf`, file)
    const address = URL.createObjectURL(file)
    tab.location.href = address
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
  } catch (error) {
    tab?.close()
    showFailure(error, { act: 'print', thing: text.thing })
  }
}
