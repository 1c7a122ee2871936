// Apart from the entity: the first page asks these, and must not load the schemas.

/** Whether a change set was applied, even if reverted since: its rows are in the history. */
export function wasApplied(state: string): boolean {
  return state === 'applied' || isTakenBack(state)
}

/** Whether a change set is ready to be applied: one in which nothing is left to apply is not. */
export function isToApply({ state, size }: { readonly state: string; readonly size: number }): boolean {
  return state === 'checked' && size > 0
}

/** Whether a change set was reverted: wholly, in part, or as far as later ones over it let it. */
export function isTakenBack(state: string): state is 'partly' | 'waiting' | 'reverted' {
  return state === 'partly' || state === 'waiting' || state === 'reverted'
}
