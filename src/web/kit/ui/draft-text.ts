/** Words of fields that hold what was typed before the page was left. */
export const draftText = {
  typedBefore: 'Typed before and not saved yet. Leave the field or press Enter to save it, Escape to take it back.',
} as const
