/** Words of the frame around the public pages. */
export const siteMessages = {
  signIn: 'Sign in',
  openApp: 'Open Pricewright',
} as const
