import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** What was found wrong with input, one thing for each field: a limit of our own says more than that of numbers that can be counted. */
export function clearIssues(issues: readonly Issue[]): readonly Issue[] {
  const byField = new Map<string, Issue>()
  for (const issue of issues) {
    const key = [...issue.path, issue.code === 'unrecognized_keys' ? issue.code : ''].join('.')
    const known = byField.get(key)
    if (!known || isOfCounting(known)) byField.set(key, issue)
  }
  return [...byField.values()]
}

/** Whether a whole number is beyond those that can be told apart. */
function isOfCounting(issue: Issue): boolean {
  return (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int'
}
