import { adminStats, type StatsAnswer } from '#contract/endpoints/administration.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Answered } from './answered.tsx'
import { Facts } from './facts.tsx'
import { administrationMessages as messages } from './messages.ts'
import { RevenuePanel } from './revenue-panel.tsx'

const ask = () => callEndpoint<StatsAnswer>(adminStats)

/** The figures of the installation (ADMIN-01, SUB-04): people, storage, mails, jobs, and what is paid each month. */
export function OverviewPage() {
  const loaded = useAnswer(null, ask)
  return (
    <>
      <PageHead title={screenTitles['admin-dashboard']} />
      <div className="space-y-4">
        <Answered loaded={loaded}>{(stats) => <Figures stats={stats} />}</Answered>
        <RevenuePanel />
      </div>
    </>
  )
}

function Figures({ stats }: { readonly stats: StatsAnswer }) {
  const { figures } = messages
  const {
    users,
    admins,
    suspended,
    unverified,
    active,
    newInMonth,
    rows,
    databaseBytes,
    files,
    fileBytes,
    mails,
    jobs,
  } = stats
  const sent = Object.entries(mails).map(
    ([state, count]) => [messages.mailStates[state] ?? state, formatNumber(count)] as const,
  )
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title={figures.people}>
        <Facts
          facts={[
            [figures.users, formatNumber(users)],
            [figures.activeDay, formatNumber(active.day)],
            [figures.activeWeek, formatNumber(active.week)],
            [figures.activeMonth, formatNumber(active.month)],
            [figures.newInMonth, formatNumber(newInMonth)],
            [figures.admins, formatNumber(admins)],
            [figures.unverified, formatNumber(unverified)],
            [figures.suspended, formatNumber(suspended)],
          ]}
        />
      </Panel>
      <Panel title={figures.storage}>
        <Facts
          facts={[
            [figures.rows, formatNumber(rows)],
            [figures.database, formatBytes(databaseBytes)],
            [figures.files, formatNumber(files)],
            [figures.fileBytes, formatBytes(fileBytes)],
          ]}
        />
      </Panel>
      <Panel title={figures.mails} lead={figures.mailsLead}>
        {sent.length === 0 ? <p className="text-muted">{figures.noMails}</p> : <Facts facts={sent} />}
      </Panel>
      <Panel title={figures.jobs}>
        <Facts
          facts={[
            [figures.waiting, formatNumber(jobs.waiting)],
            [figures.running, formatNumber(jobs.running)],
            [figures.failing, formatNumber(jobs.failing)],
          ]}
        />
      </Panel>
    </div>
  )
}
