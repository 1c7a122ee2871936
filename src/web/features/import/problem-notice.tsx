import { useEffect, useRef } from 'react'
import { fileProblemText } from '#web/kit/files/file-problem-messages.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import type { ImportProblem } from './import-state.ts'
import { importMessages } from './messages.ts'

/** What stands in the way of the import; it comes into sight by itself. */
export function ProblemNotice({ problem: given }: { readonly problem: ImportProblem | null }) {
  const isOnline = useOnline()
  const problem = given?.kind === 'offline' && isOnline ? null : given
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={place} className="empty:hidden">
      {problem && <ProblemDisplay problem={shown(problem)} />}
    </div>
  )
}

function shown(problem: ImportProblem) {
  const { problems } = importMessages
  if (problem.kind === 'server') return problem.problem
  if (problem.kind !== 'file') return { title: problems[problem.kind], detail: problems[`${problem.kind}Text`] }
  return { title: problems.file(problem.fileName), detail: fileProblemText[problem.code](problem.detail) }
}
