import { adminJobs, type JobAnswer } from '#contract/endpoints/administration.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { Answered } from './answered.tsx'
import { administrationMessages as messages } from './messages.ts'

const ask = () => callEndpoint<{ items: readonly JobAnswer[] }>(adminJobs)

/** Work that waits, by kind: mails, rates, stores, files. */
export function JobsPage() {
  const loaded = useAnswer(null, ask)
  const { columns } = messages.jobs
  return (
    <>
      <PageHead
        title={screenTitles['admin-jobs']}
        facts={messages.jobs.lead}
        action={<Button onClick={loaded.retry}>{messages.again}</Button>}
      />
      <Answered loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{messages.jobs.none}</p>
          ) : (
            <PlainRows
              label={screenTitles['admin-jobs']}
              rows={items}
              keyOf={({ kind }) => kind}
              columns={[
                { label: columns.kind, renderCell: ({ kind }) => kind },
                {
                  label: columns.waiting,
                  align: 'end',
                  isNamed: true,
                  renderCell: ({ waiting }) => formatNumber(waiting),
                },
                {
                  label: columns.running,
                  align: 'end',
                  isNamed: true,
                  renderCell: ({ running }) => formatNumber(running),
                },
                {
                  label: columns.failing,
                  align: 'end',
                  isNamed: true,
                  renderCell: ({ failing }) => formatNumber(failing),
                },
                {
                  label: columns.next,
                  renderCell: ({ nextAt }) => nextAt !== null && <Time at={Date.parse(nextAt)} />,
                },
                { label: columns.error, phone: 'alone', renderCell: ({ error }) => error },
              ]}
            />
          )
        }
      </Answered>
    </>
  )
}
