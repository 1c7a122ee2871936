import { matchScreen } from '#contract/screens.ts'
import { startAccounts } from './features/accounts/start-accounts.ts'
import { provideApi } from './kit/data/api.ts'
import type { LocalData } from './kit/data/lifecycle.ts'
import { rememberedUser } from './kit/data/remembered-user.ts'
import type { ApiFetch } from './kit/data/transport.ts'
import { retry } from './kit/load/retry.ts'
import { copyIdOf } from './kit/shell/auth-state.ts'

/** Joins the sign-in with the data that this device keeps: each needs the other. */
export function startProduct(): void {
  const late: { apiFetch?: ApiFetch; onGone?: () => void } = {}
  const apiFetch: ApiFetch = (path, init) =>
    late.apiFetch ? late.apiFetch(path, init) : Promise.reject(new Error('the sign-in has not started'))
  const data = engineOf(apiFetch, () => late.onGone?.())
  // It loads beside the page, except for whoever only looks at a public one.
  if (rememberedUser() || matchScreen(location.pathname)?.access !== 'public') void data()
  provideApi(apiFetch)
  const accounts = startAccounts({
    rememberedUser,
    enter: async (user) => (await data()).enter(user),
    leave: async () => (await data()).leave(),
    waiting: async (user) => {
      const { waitingHere } = await import('./waiting-here.ts')
      return waitingHere(copyIdOf(user), await (await data()).outstandingOf(copyIdOf(user)))
    },
    saveWaiting: async (user) => {
      const { saveOutstanding } = await import('./kit/data/save-outstanding.ts')
      saveOutstanding(user, await (await data()).outstandingOf(copyIdOf(user)))
    },
  })
  late.apiFetch = accounts.apiFetch
  late.onGone = accounts.copyGone
}

function engineOf(apiFetch: ApiFetch, onGone: () => void): () => Promise<LocalData> {
  let loading: Promise<LocalData> | undefined
  return () =>
    (loading ??= retry(() => import('./engine.ts')).then(({ startEngine }) =>
      startEngine({ apiFetch, warn: reportWarning, onGone }),
    ))
}

/** For whoever looks into the browser's own log; nothing of it is sent anywhere. */
function reportWarning(message: string, details: Readonly<Record<string, unknown>>): void {
  globalThis.console.warn(message, details)
}
