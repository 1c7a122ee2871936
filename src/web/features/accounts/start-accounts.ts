import { screenOf } from '#contract/screens.ts'
import { hasToSpeak } from '#web/kit/language/document-language.ts'
import { hasToFormat } from '#web/kit/language/own-formats.ts'
import type { ApiFetch } from '#web/kit/data/transport.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { installAccounts } from './auth.ts'
import { createAuthClient, type DeviceData } from './auth-client.ts'
import { createRegistration, type Flags } from './registration.ts'
import { whereAllowed } from '#web/kit/load/where-allowed.ts'

/** What the rest of the page needs of the sign-in. */
interface StartedAccounts {
  readonly apiFetch: ApiFetch
  /** To be told when another tab took the local copy away. */
  readonly copyGone: () => void
}

/** Builds the sign-in of this page on what the local copy offers it, and begins to find out who it is; the auth state tells when that is known. */
export function startAccounts(device: DeviceData): StartedAccounts {
  const registration = createRegistration({
    session: () => sessionStorage,
    local: () => localStorage,
    classes: document.documentElement.classList,
  })
  // Whatever a closed tab has left behind ends here; the registration page itself begins anew (AUTH-09).
  if (isRegistrationPage(location.pathname)) registration.begin()
  else registration.end()

  const channel = new BroadcastChannel('pricewright.sign-in')
  const auth = createAuthClient({
    fetch: async (path, init) =>
      init.onSent ? (await import('#web/kit/upload/watched-fetch.ts')).watchedFetch(path, init) : fetch(path, init),
    now: () => Date.now(),
    after: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    device,
    registration,
    channel: {
      post: (message) => channel.postMessage(message),
      listen: (hear) => channel.addEventListener('message', ({ data }) => hear(data)),
    },
    flags: localFlags,
    load: (url) => location.assign(url),
    speak: async (user) => {
      const { language } = user
      if (hasToSpeak(language)) await (await import('#web/kit/language/language-choice.ts')).speak(language)
      if (hasToFormat(user)) (await import('#web/kit/language/formats-choice.ts')).takeFormats(user)
    },
    tell: (message) => showToast({ title: message, tone: 'bad', sticky: true }),
  })
  installAccounts({ auth, registration })
  void auth.start()
  return { apiFetch: auth.apiFetch, copyGone: () => void auth.copyGone() }
}

function isRegistrationPage(pathname: string): boolean {
  const { path, aliases } = screenOf('sign-up')
  return [path, ...aliases].includes(pathname.toLowerCase().replace(/\/$/, ''))
}

/** A browser may refuse storage; then nothing is remembered. */
const localFlags: Flags = {
  getItem: (name) => whereAllowed(() => localStorage.getItem(name)) ?? null,
  setItem: (name, value) => whereAllowed(() => localStorage.setItem(name, value)),
  removeItem: (name) => whereAllowed(() => localStorage.removeItem(name)),
}
