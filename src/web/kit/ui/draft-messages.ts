/** Messages of fields and dialogs that hold typed text which is not saved. */
export const draftMessages = {
  /** `hasKeys`: the device has a keyboard, as far as that can be told. */
  typedBefore: (hasKeys: boolean) =>
    `You typed this before and it is not saved yet. Go into the field and leave it to save it${hasKeys ? ', or press Escape there to take it back' : ''}.`,
  unsaved: 'What you typed here is not saved yet. Discard it?',
  keepTyped: 'Keep it',
  throwAway: 'Discard',
} as const
