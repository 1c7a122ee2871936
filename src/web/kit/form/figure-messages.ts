/** Words of a figure that is given or worked out. */
export const figureMessages = {
  /** The name of the button that has it worked out. */
  find: (figure: string) => `Work out: ${figure}`,
  found: 'worked out',
} as const
