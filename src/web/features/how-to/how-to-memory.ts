import { whereAllowed } from '#web/kit/load/where-allowed.ts'

/** The local-storage key of the choice; it holds no user data and outlives sign-out (AUTH-11). */
const KEY = 'pricewright.tools'
const HIDDEN = 'hidden'
/** Where storage is refused, what was kept lives as long as the page. */
let unstored: string | null = null

/** Whether the how-to is due: once after each sign-in, unless it was hidden for good (SHELL-03). `signIn` names the sign-in. */
export function isHowToDue(signIn: string | null | undefined): boolean {
  const kept = whereAllowed(() => localStorage.getItem(KEY)) ?? unstored
  return Boolean(signIn) && kept !== HIDDEN && kept !== signIn
}

/** Keeps that it was read after this sign-in, or is to stay away for good. */
export function noteHowToRead(signIn: string, isHidden: boolean): void {
  unstored = isHidden ? HIDDEN : signIn
  whereAllowed(() => localStorage.setItem(KEY, isHidden ? HIDDEN : signIn))
}
