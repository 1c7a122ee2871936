import CloudOff from 'lucide-react/icons/cloud-off'
import Download from 'lucide-react/icons/download'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Hash from 'lucide-react/icons/hash'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { documentsText } from './documents-text.ts'
import { countsOf, type NumberSeries, numberReport, numberReportFile } from './number-report.ts'
import { EndedNumbers, SeriesTable } from './numbers-tables.tsx'

const text = documentsText.gaps
const READING = { act: 'read', thing: 'the numbers' }

/** Proves that no number of a series is missing (DOC-02); only the server, which gives them out, can. */
export function NumbersPage() {
  const { network } = useSyncStatus()
  const { answer, error, retry } = useAnswer(null, numberReport)

  async function save() {
    try {
      saveFile(text.fileName, await numberReportFile())
    } catch (failure) {
      showFailure(failure, READING)
    }
  }

  return (
    <>
      <ScreenLink
        screen="documents"
        className="-ml-1 inline-flex h-8 items-center gap-1 rounded-md pr-2 text-[13px] font-semibold text-muted hover:text-fg"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {text.back}
      </ScreenLink>
      <PageHead
        title={text.title}
        facts={text.lead}
        action={
          answer &&
          answer.length > 0 && (
            <Button icon={<Download aria-hidden="true" />} onClick={() => void save()}>
              {text.file}
            </Button>
          )
        }
      />
      {error !== undefined && network === 'offline' ? (
        <EmptyState icon={<CloudOff />} title={text.offline} action={<Button onClick={retry}>{text.retry}</Button>}>
          {text.offlineText}
        </EmptyState>
      ) : error !== undefined ? (
        <ProblemDisplay problem={failureOf(error, READING)} onRetry={retry} />
      ) : !answer ? (
        <TableSkeleton rows={4} columns={5} />
      ) : answer.length === 0 ? (
        <EmptyState icon={<Hash />} title={text.none}>
          {text.noneText}
        </EmptyState>
      ) : (
        <Report series={answer} />
      )}
    </>
  )
}

function Report({ series }: { readonly series: readonly NumberSeries[] }) {
  const missing = series.reduce((sum, each) => sum + countsOf(each).missing, 0)
  return (
    <div className="space-y-4">
      <Banner
        tone={missing === 0 ? 'ok' : 'bad'}
        title={missing === 0 ? text.whole : text.broken(formatCount(missing, text.number))}
      />
      <SeriesTable series={series} />
      {series.map((each) => each.gaps.length > 0 && <EndedNumbers key={each.counterId} series={each} />)}
    </div>
  )
}
