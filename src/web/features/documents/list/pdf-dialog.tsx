import { useEffect, useState } from 'react'
import { failureOf } from '#web/kit/data/failure.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { today } from '#web/kit/format/date.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { MOST_PDFS, type PrintedZip, zippedPdfs } from './zipped-pdfs.ts'
import { pdfMessages as messages } from './messages.ts'

/** Makes the PDFs of the chosen documents, one after another, and saves them as one file. */
export function PdfDialog({ rows, onClose }: { readonly rows: readonly DocumentRow[]; readonly onClose: () => void }) {
  const isTooMany = rows.length > MOST_PDFS
  const online = useOnline()
  return (
    <Dialog
      reads
      open
      keepOpen
      onClose={onClose}
      title={messages.title(rows.length)}
      footer={<Button onClick={onClose}>{uiMessages.close}</Button>}
    >
      {isTooMany ? (
        <p>{messages.tooMany(MOST_PDFS)}</p>
      ) : online ? (
        <Printing rows={rows} onStop={onClose} />
      ) : (
        <p>{messages.offline}</p>
      )}
    </Dialog>
  )
}

function Printing({ rows, onStop }: { readonly rows: readonly DocumentRow[]; readonly onStop: () => void }) {
  const [done, setDone] = useState(0)
  const [printed, setPrinted] = useState<PrintedZip | undefined>(undefined)
  const [problem, setProblem] = useState<ShownProblem | undefined>(undefined)
  useEffect(() => {
    const stop = new AbortController()
    async function print() {
      try {
        const zip = await zippedPdfs(rows, stop.signal, setDone)
        if (zip.printed > 0) saveFile(messages.fileName(today()), zip.file)
        setPrinted(zip)
      } catch (error) {
        if (!stop.signal.aborted) setProblem(failureOf(error, { act: 'print', thing: messages.thing }))
      }
    }
    void print()
    return () => stop.abort()
  }, [rows])

  if (problem) return <ProblemDisplay problem={problem} />
  if (!printed) {
    return (
      <ProgressBar
        label={messages.working}
        done={done}
        total={rows.length}
        detail={messages.left(rows.length - done)}
        action={
          <Button size="small" onClick={onStop}>
            {messages.stop}
          </Button>
        }
      />
    )
  }
  return (
    <div role="status">
      {printed.printed > 0 && <p>{messages.done(printed.printed)}</p>}
      {printed.failed.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{messages.failed(printed.failed.length)}</p>
          <p className="text-muted">{printed.failed.map(({ documentNumber }) => documentNumber).join(', ')}</p>
        </>
      )}
    </div>
  )
}
