/** Why no prices of the price list of a store are sent. */
export const storeListMessages = {
  gone: 'The price list of this store was deleted. Choose another one under “Settings and fees”.',
  notInForce: (list: string) =>
    `The price list “${list}” is not in force today. Make it active, or choose another one under “Settings and fees”.`,
} as const
