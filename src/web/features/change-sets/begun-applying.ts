import { whereAllowed } from '#web/kit/load/where-allowed.ts'

/** The session-storage key of the change set whose applying this tab follows: it is followed again where the page was left meanwhile. */
const KEY = 'pricewright.applying'

/** Notes that a change set is being applied. */
export function noteApplying(id: string): void {
  whereAllowed(() => sessionStorage.setItem(KEY, id))
}

/** Whether the applying of a change set was begun in this tab and not followed to its end. */
export function isApplyingBegun(id: string): boolean {
  return whereAllowed(() => sessionStorage.getItem(KEY)) === id
}

/** It has ended, or was called off. */
export function forgetApplying(): void {
  whereAllowed(() => sessionStorage.removeItem(KEY))
}
