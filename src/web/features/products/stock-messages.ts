/** What is said of stock. */
export const stockMessages = { oversold: 'Sold more than in stock' } as const
