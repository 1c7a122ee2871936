// Apart from the entity: the first page asks these, and must not load the schemas.

/** Whether a change set was applied, whatever was taken back of it since: its rows stand in the history. */
export function wasApplied(state: string): boolean {
  return state === 'applied' || isTakenBack(state)
}

/** Whether a change set was taken back, be it in part. */
export function isTakenBack(state: string): boolean {
  return state === 'partly' || state === 'reverted'
}
