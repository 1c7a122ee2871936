/** Words of the costs that have a name of their own. */
export const otherCostsMessages = {
  title: 'Other costs',
  add: 'Add another cost',
  fresh: 'Other cost',
  label: 'What for',
  amount: (name: string) => `Amount: ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
} as const
