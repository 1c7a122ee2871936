/** Words of the keys of parts that float or stand in the calendar; only the sheet of shortcuts shows them. */
export const shortcutMoreMessages = {
  onEvents: 'On an event of the calendar',
  onNotes: 'On a sticky note',
  acts: {
    moveEvent: 'Move it',
    stretchEvent: 'Make it longer or shorter',
    openEvent: 'Open it',
    moveNote: 'Move it',
    stretchNote: 'Make it larger or smaller',
    editNote: 'Edit its text',
    deleteNote: 'Delete it',
    hideNotes: 'With nothing open on the page: hide all notes until the next load',
  },
} as const
