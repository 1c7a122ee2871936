// Apart from the entity: the first page asks these, and must not load the schemas.

/** Whether a change set was applied, even if reverted since: its rows are in the history. */
export function wasApplied(state: string): boolean {
  return state === 'applied' || isTakenBack(state)
}

/** Whether a change set was reverted, wholly or in part. */
export function isTakenBack(state: string): boolean {
  return state === 'partly' || state === 'reverted'
}
