/** Why a recurring invoice is refused, and why it can make none. */
export const recurringIssueMessages = {
  /** To follow the name of the field. */
  endsBefore: (day: string) => `must not be before the next day, ${day}. Choose a later end, or none`,
  sourceGone: 'The document that it is made from has been deleted. Choose another one.',
  sourceVoid: 'The document that it is made from is void. Choose another one.',
  customerGone: 'The customer has been deleted. Choose another one.',
} as const
