/** What somebody is told whose account is on its way. */
export const moveMessages = {
  moving: 'The account is being moved to another server. Please try again in a while.',
}
