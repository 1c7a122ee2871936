/** What gave the price of a document's line, where that is a service. */
export const documentPriceMessages = {
  package: (name: string) => `Package ${name}`,
  service: 'Price of the service',
} as const
