import CloudOff from 'lucide-react/icons/cloud-off'
import Download from 'lucide-react/icons/download'
import Hash from 'lucide-react/icons/hash'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { BackLink } from '#web/kit/list/record-page.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { numberMessages as messages } from './messages.ts'
import { countsOf, type NumberSeries, numberReport, numberReportFile } from './number-report.ts'
import { EndedNumbers, SeriesTable } from './series-table.tsx'

/** Proves that no number of a series is missing (DOC-02); only the server, which gives them out, can. */
export function NumbersPage() {
  const { network } = useSyncStatus()
  const { answer, error, retry } = useAnswer(null, numberReport)

  async function save() {
    try {
      saveFile(messages.fileName, await numberReportFile())
    } catch (failure) {
      showFailure(failure, messages.reading)
    }
  }

  return (
    <>
      <BackLink screen="documents">{messages.back}</BackLink>
      <PageHead
        title={messages.title}
        facts={messages.lead}
        action={
          answer &&
          answer.length > 0 && (
            <Button icon={<Download aria-hidden="true" />} onClick={() => void save()}>
              {messages.file}
            </Button>
          )
        }
      />
      {error !== undefined && network === 'offline' ? (
        <EmptyState
          icon={<CloudOff />}
          title={messages.offline}
          action={<Button onClick={retry}>{messages.retry}</Button>}
        >
          {messages.offlineText}
        </EmptyState>
      ) : error !== undefined ? (
        <ProblemDisplay problem={failureOf(error, messages.reading)} onRetry={retry} />
      ) : !answer ? (
        <TableSkeleton rows={4} columns={5} />
      ) : answer.length === 0 ? (
        <EmptyState icon={<Hash />} title={messages.none}>
          {messages.noneText}
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
      <Banner tone={missing === 0 ? 'ok' : 'bad'} title={missing === 0 ? messages.whole : messages.broken(missing)} />
      <SeriesTable series={series} />
      {series.map((each) => each.gaps.length > 0 && <EndedNumbers key={each.counterId} series={each} />)}
    </div>
  )
}
