import { cleanup, configure } from '@testing-library/react'
import { Window } from 'happy-dom'
import { afterEach, beforeEach } from 'vitest'
import { provideStore } from '#web/kit/data/current-store.ts'
import { toastQueue } from '#web/kit/ui/toast.ts'
import { takeDesk } from './page.ts'

// Since version 25 Node.js has a storage of its own, which is none without a file.
if ((globalThis.localStorage as Storage | undefined) === undefined) {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: new Window().localStorage })
}

configure({
  // What comes late on a busy machine is no failure.
  asyncUtilTimeout: 15_000,
  // The message says what was looked for; the whole page below it would hide that.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
})

// As newer browsers do: what calls it as a clean-up, because an effect answered it, fails here too.
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })

// Each test begins on an empty page of a desk, with nobody signed in.
beforeEach(takeDesk)
afterEach(() => {
  cleanup()
  provideStore(undefined)
  localStorage.clear()
  // What was said of an earlier test is not shown in the next.
  toastQueue.take(() => undefined)()
})
