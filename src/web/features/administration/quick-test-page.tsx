import {
  testCheckout,
  testDatabase,
  testStorage,
  testUpload,
  type TrialAnswer,
} from '#contract/endpoints/diagnostics.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { callApi } from '#web/kit/data/api.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { ApiProblem, problemOf } from '#web/kit/data/transport.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { diagnosticsMessages } from './diagnostics-messages.ts'
import { useAttempt } from './use-attempt.ts'

const messages = diagnosticsMessages.tests
const TONES: Readonly<Record<TrialAnswer['outcome'], Tone>> = { passed: 'ok', failed: 'bad', skipped: 'neutral' }

const TESTS = {
  database: () => callEndpoint<TrialAnswer>(testDatabase),
  storage: () => callEndpoint<TrialAnswer>(testStorage, { body: {} }),
  upload: sendPicture,
  checkout: () => callEndpoint<TrialAnswer>(testCheckout),
} as const

type Test = keyof typeof TESTS

/** Real round trips at a press: what was tried, what came back, how long it took (DIAG-03). */
export function QuickTestPage() {
  return (
    <>
      <PageHead title={screenTitles['quick-test']} facts={messages.lead} />
      <div className="space-y-4">
        {(Object.keys(TESTS) as Test[]).map((test) => (
          <TestPanel key={test} test={test} />
        ))}
      </div>
    </>
  )
}

function TestPanel({ test }: { readonly test: Test }) {
  const { result, isBusy, problem, run } = useAttempt<TrialAnswer>()
  const { title, lead } = messages.each[test]
  return (
    <Panel
      title={title}
      lead={lead}
      action={
        <Button
          disabled={isBusy}
          aria-busy={isBusy}
          aria-label={`${messages.run}: ${title}`}
          onClick={() => void run(TESTS[test])}
        >
          {messages.run}
        </Button>
      }
    >
      {problem && <ProblemDisplay problem={problem} />}
      <div aria-live="polite">{result && <Outcome trial={result} />}</div>
    </Panel>
  )
}

function Outcome({ trial: { outcome, steps, latencyMs } }: { readonly trial: TrialAnswer }) {
  return (
    <>
      <p className="mb-2 flex items-center gap-3">
        <Pill tone={TONES[outcome]}>{messages.outcomes[outcome]}</Pill>
        <span className="text-muted">{diagnosticsMessages.milliseconds(formatNumber(Math.round(latencyMs)))}</span>
      </p>
      <ol className="divide-y divide-line">
        {steps.map(({ step, passed, latencyMs: each, detail }) => (
          <li key={step} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className={passed ? '' : 'font-semibold text-bad'}>
              {messages.steps[step] ?? step}
              {!passed && ` – ${messages.stepFailed}${detail === '' ? '' : `: ${messages.reasons[detail] ?? detail}`}`}
            </span>
            <span className="text-muted">{diagnosticsMessages.milliseconds(formatNumber(each))}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Draws a small picture and sends it as an upload is sent. */
async function sendPicture(): Promise<TrialAnswer> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 16
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  const response = await callApi(`/api${testUpload.path}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: picture,
  })
  if (!response.ok) throw new ApiProblem(await problemOf(response), null)
  return (await response.json()) as TrialAnswer
}
