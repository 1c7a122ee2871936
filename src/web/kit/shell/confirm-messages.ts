/** Messages where the server asks for a fresh sign-in. */
export const confirmMessages = { title: 'Please confirm that it is you', signIn: 'Sign in again' } as const
