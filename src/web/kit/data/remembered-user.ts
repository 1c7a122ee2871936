import { FORMATS_KEY } from '../language/own-formats.ts'
import type { SignedInUser } from '../shell/auth-state.ts'

const KEY = 'pricewright.user'

/** Who signed in on this device last, so that the sign-in is known without a network. Undefined where nothing is kept. */
export function rememberedUser(): SignedInUser | undefined {
  try {
    const text = localStorage.getItem(KEY)
    return text === null ? undefined : (JSON.parse(text) as SignedInUser)
  } catch {
    return undefined
  }
}

/** Remembers who is signed in; undefined forgets. Devices that keep nothing are left alone. */
export function rememberUser(user: SignedInUser | undefined): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user))
    else for (const key of [KEY, FORMATS_KEY]) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage forgets by itself.
  }
}
