/** Words of the looks of a device. */
export const lookMessages = {
  motion: { label: 'Movement', choices: { system: 'As the system', less: 'Less', full: 'Full' } },
  density: { label: 'Rows of lists', choices: { roomy: 'Roomy', dense: 'Dense' } },
} as const
