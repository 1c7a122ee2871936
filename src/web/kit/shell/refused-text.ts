/** Words about a change that the server refused. */
export const refusedText = {
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  reason: 'What is wrong',
  reasonKept: 'Kept in the history beside the change.',
  noReason: 'Write a reason.',
  why: (reason: string) => `Correction: ${reason}`,
} as const
