/** Messages of fields and dialogs that hold typed text which is not saved. */
export const draftMessages = {
  typedBefore: 'Typed before and not saved yet. Leave the field or press Enter to save it, Escape to take it back.',
  unsaved: 'What you typed here is not saved yet. Throw it away?',
  keepTyped: 'Keep it',
  throwAway: 'Throw it away',
} as const
