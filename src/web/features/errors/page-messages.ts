/** Words of the pages that say that there is none. */
export const errorPageMessages = {
  notFoundTitle: 'Nothing here',
  notFound: 'There is no page at this address. It may have moved, or the link has a typing error.',
  refusedTitle: 'Only for administrators',
} as const
