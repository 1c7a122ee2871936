import type { KeptPlanAnswer } from '#contract/endpoints/plans.ts'

/** Those who have a plan now: active, on trial, or on their way out. */
export function payingOf(plans: readonly KeptPlanAnswer[]): number {
  return plans.reduce(
    (sum, { subscribers: { active = 0, trial = 0, canceled = 0 } }) => sum + active + trial + canceled,
    0,
  )
}
