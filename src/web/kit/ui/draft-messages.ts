/** Messages of fields and dialogs that hold typed text which is not saved. */
export const draftMessages = {
  typedBefore: 'Typed before and not saved yet. Leave the field or press Enter to save it, Escape to take it back.',
  unsaved: 'What you typed here is not saved yet. Discard it?',
  keepTyped: 'Keep it',
  throwAway: 'Discard',
} as const
