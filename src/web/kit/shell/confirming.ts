import { whereAllowed } from '../load/where-allowed.ts'

/** The session-storage key of a note that lives over the way to the sign-in page and back. */
const KEY = 'pricewright.confirming'

/** Notes that the next sign-in of this tab only makes sure that it is still the same person (AUTH-12). */
export function noteConfirming(): void {
  whereAllowed(() => sessionStorage.setItem(KEY, '1'))
}

/** Whether the sign-in that this page comes from was such a one. */
export function isConfirmed(): boolean {
  return whereAllowed(() => sessionStorage.getItem(KEY)) === '1'
}

/** The sign-in that comes next is an ordinary one again. */
export function forgetConfirming(): void {
  whereAllowed(() => sessionStorage.removeItem(KEY))
}
