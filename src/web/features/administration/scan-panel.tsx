import { type RecoveryAnswer, recovery, scan, type ScanAnswer } from '#contract/endpoints/integrity.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { diagnosticsMessages } from './diagnostics-messages.ts'
import { FaultList } from './fault-list.tsx'
import { useAttempt } from './use-attempt.ts'

const messages = diagnosticsMessages.scan

type Outcome =
  | { readonly kind: 'scan'; readonly scan: ScanAnswer }
  | { readonly kind: 'recovery'; readonly recovery: RecoveryAnswer }

const look = async (): Promise<Outcome> => ({ kind: 'scan', scan: await callEndpoint<ScanAnswer>(scan) })
const repair = async (dryRun: boolean): Promise<Outcome> => ({
  kind: 'recovery',
  recovery: await callEndpoint<RecoveryAnswer>(recovery, { body: { dryRun } }),
})

/** Whether one's stored data is sound, and its repair: first what would be done, then the doing (DIAG-02, DIAG-04). */
export function ScanPanel({ onDone }: { readonly onDone: () => void }) {
  const { result, isBusy, problem, run: attempt } = useAttempt<Outcome>()
  const run = (work: () => Promise<Outcome>): Promise<void> => attempt(work).then(onDone)
  const askAndRepair = async (): Promise<void> => {
    const { repairTitle: title, repairText: text, repair: confirm } = messages
    if (await askConfirm({ title, text, confirm })) await run(() => repair(false))
  }
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void run(look)}>
            {messages.look}
          </Button>
          <Button disabled={isBusy} onClick={() => void run(() => repair(true))}>
            {messages.dryRun}
          </Button>
          <Button disabled={isBusy} onClick={() => void askAndRepair()}>
            {messages.repair}
          </Button>
        </div>
      }
    >
      {problem && <ProblemDisplay problem={problem} />}
      <div aria-live="polite" className="space-y-4">
        {result?.kind === 'scan' && <Scanned scan={result.scan} />}
        {result?.kind === 'recovery' && <Recovered recovery={result.recovery} />}
      </div>
    </Panel>
  )
}

function Scanned({ scan: { count, findings, rows, latencyMs } }: { readonly scan: ScanAnswer }) {
  const facts = messages.looked(rows, formatNumber(Math.round(latencyMs)))
  if (count === 0)
    return (
      <Banner tone="ok" title={messages.sound}>
        {facts}
      </Banner>
    )
  return (
    <>
      <Banner tone="warn" title={messages.unsound}>
        {facts}
      </Banner>
      <FaultList label={messages.found} findings={findings} count={count} />
    </>
  )
}

function Recovered({ recovery: done }: { readonly recovery: RecoveryAnswer }) {
  const { dryRun, repaired, repairedCount, left, leftCount } = done
  if (repairedCount + leftCount === 0) return <Banner tone="ok" title={messages.sound} />
  return (
    <>
      {repairedCount > 0 && (
        <FaultList label={dryRun ? messages.would : messages.did} findings={repaired} count={repairedCount} />
      )}
      {leftCount > 0 && <FaultList label={messages.left} findings={left} count={leftCount} />}
    </>
  )
}
