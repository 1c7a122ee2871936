/** Messages of fields and dialogs that hold typed text which is not saved. */
export const draftMessages = {
  typedBefore:
    'You typed this before and it is not saved yet. Click into the field and leave it to save it, or press Escape there to take it back.',
  unsaved: 'What you typed here is not saved yet. Discard it?',
  keepTyped: 'Keep it',
  throwAway: 'Discard',
} as const
