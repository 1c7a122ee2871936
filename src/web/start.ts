import { startAccounts } from './features/accounts/start-accounts.ts'
import { productIndex } from './features/products/product-index.ts'
import { createLocalData } from './kit/data/lifecycle.ts'
import type { ApiFetch } from './kit/data/transport.ts'
import { provideApi } from './kit/data/api.ts'

/** Joins the sign-in with the data that this device keeps: each needs the other. */
export function startProduct(): void {
  const late: { apiFetch?: ApiFetch } = {}
  const apiFetch: ApiFetch = (path, init) =>
    late.apiFetch ? late.apiFetch(path, init) : Promise.reject(new Error('the sign-in has not started'))
  const data = createLocalData({
    apiFetch,
    schema: SCHEMA_NAME,
    indexes: [productIndex],
    warn: (message, details) => reportWarning(message, details),
    onGone: () => location.assign('/'),
  })
  provideApi(apiFetch)
  const { unsent } = data
  const accounts = startAccounts({
    device: data,
    unsent: {
      count: () => unsent.count(),
      follow: (listener) => unsent.follow(listener),
      save: () => void unsent.save(),
    },
  })
  late.apiFetch = accounts.apiFetch
}

/** For whoever looks into the browser's own log; nothing of it is sent anywhere. */
function reportWarning(message: string, details: Readonly<Record<string, unknown>>): void {
  globalThis.console.warn(message, details)
}
