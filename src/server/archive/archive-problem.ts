import { invalid, type Refusal } from '#contract/refusal.ts'

/** The refusal of a whole archive. */
export function archiveProblem(message: string): Refusal {
  return invalid([{ field: 'archive', message }])
}
