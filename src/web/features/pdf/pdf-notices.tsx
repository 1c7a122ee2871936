import { usePending } from '#web/kit/data/use-store.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { papersMessages as messages } from './messages.ts'

/** What is to be known before something is printed: no network, changes that are still here, and what went wrong. */
export function PaperNotices({ problem }: { readonly problem?: ShownProblem | undefined }) {
  const isOnline = useOnline()
  const hasUnsent = usePending().length > 0
  return (
    <>
      {problem && <ProblemDisplay problem={problem} />}
      {!isOnline && <Banner tone="neutral" title={messages.offline} />}
      {isOnline && hasUnsent && <Banner tone="neutral" title={messages.unsent} />}
    </>
  )
}
