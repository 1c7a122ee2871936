import type { DeliveryProblem } from '#contract/endpoints/webhooks.ts'
import { webhooksMessages } from './messages.ts'

/** Why an attempt failed, with the status that was answered; empty after one that went well. */
export function outcomeText(problem: DeliveryProblem, status: number | null): string {
  if (problem === '') return ''
  const said = status === null ? [] : [webhooksMessages.log.status(status)]
  return [webhooksMessages.problems[problem], ...said].join(' ')
}
