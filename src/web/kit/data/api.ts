import type { ApiFetch } from './transport.ts'

let current: ApiFetch | undefined

/** Gives every screen the way to the server with the sign-in. */
export function provideApi(apiFetch: ApiFetch): void {
  current = apiFetch
}

/** Calls the server as the signed-in user, for the few things that the local copy does not hold. */
export const callApi: ApiFetch = (path, init) =>
  current ? current(path, init) : Promise.reject(new Error('nobody has started the sign-in'))
