/** Messages about changes that the server does not have. */
export const refusedMessages = {
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  seePlans: 'See plans',
  reason: 'What is wrong',
  reasonKept: 'Kept in the history with the change.',
  noReason: 'Enter a reason.',
  why: (reason: string) => `Correction: ${reason}`,
  notSaved: (what: string) => `${what} was not saved`,
  undoRefused: 'The undo was refused',
  /** Of what was done: `Recorded a payment`. */
  actNotSaved: (act: string) => `Not saved: ${act}`,
  deletedElsewhere: (name: string) => `${name} was deleted on another device.`,
  manyNotSaved: (changes: string) => `${changes} were not saved`,
  andMore: 'And more:',
} as const
