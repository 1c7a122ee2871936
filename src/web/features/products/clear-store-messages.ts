/** Words of taking the products of stores off the list. */
export const clearStoreMessages = {
  more: 'Products from stores',
  clear: 'Remove products from stores here',
  question: (products: string) => `Delete ${products} here that came from stores?`,
  text: 'Products that were fetched from a store are deleted here; in the store nothing changes. Those that you have edited since are your own and stay. You can take this back.',
  confirm: (products: string) => `Delete ${products}`,
  /** The title of the change. */
  cleared: (products: string) => `Removed here: ${products} from stores`,
} as const
