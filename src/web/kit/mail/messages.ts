/** Said where mail is asked for and the address is not confirmed yet. */
export const addressMessages = {
  notConfirmed: (email: string) => `${email} is not confirmed yet, so no reminder is mailed to it.`,
  byLink: 'Open the link in the mail that came when you signed up.',
  sendAgain: 'No mail? Have it sent again.',
  atProvider: 'Confirm it at your identity provider and sign in again.',
} as const
