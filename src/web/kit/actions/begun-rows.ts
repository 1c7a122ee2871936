import type { Store } from '../data/store.ts'
import { theRouter } from '../shell/current-router.ts'

/** What a person does to a page that may change the record on it, before anything of it is stored. */
const TOUCHES = ['input', 'change', 'drop', 'paste'] as const

/**
 * Follows a row that was made by one press until its page or panel is left: the address names another one then. Was nothing done to it,
 * it goes again without a word.
 */
export function followBegun(store: Store, kind: string, id: string): void {
  const router = theRouter()
  let wasOpen = false
  const look = (): void => {
    const isOpen = router.shown().search['id'] === id
    if (isOpen) wasOpen = true
    else if (wasOpen) {
      stop()
      // A field that is left with its page saves first.
      setTimeout(() => void store.run({ name: `${kind}/dropUntouched` }, { id }).catch(() => undefined))
    }
  }
  const touched = (): void => {
    if (wasOpen) stop()
  }
  const unsubscribe = router.subscribe(look)
  for (const touch of TOUCHES) document.addEventListener(touch, touched, true)
  const stop = (): void => {
    unsubscribe()
    for (const touch of TOUCHES) document.removeEventListener(touch, touched, true)
  }
  look()
}
