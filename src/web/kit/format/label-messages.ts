/** How a text stands behind the label of what it is about. */
export const labelMessages = {
  /** A problem that goes on from the label: `Quantity must not be empty`. */
  goesOn: (label: string, problem: string) => `${label} ${problem}`,
  /** A sentence or a name of its own: `Unit price: Enter the cost first.` */
  named: (label: string, text: string) => `${label}: ${text}`,
} as const
