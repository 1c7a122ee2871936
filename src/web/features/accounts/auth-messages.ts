/** Words of the sign-in itself, apart from those of its screens, which the first page does not show. */
export const authMessages = {
  /** AUTH-13, to the letter. */
  initializeFailed: (cause: string) => `Failed to initialize user: ${cause}`,
  /** Its cause where no answer came. */
  unreachable: 'The server cannot be reached.',
  left: (account: string) =>
    `You are no longer in “${account}”. This device has deleted its copy, and goes on in your own account.`,
  signOutFailed: 'The server cannot be reached, so nothing was changed. Please try again.',
} as const
