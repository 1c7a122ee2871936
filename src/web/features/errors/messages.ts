/** Words of the error pages. */
export const errorMessages = {
  notFoundTitle: 'Nothing here',
  notFound: 'There is no page at this address. It may have moved, or the link has a typing error.',
  refusedTitle: 'Only for administrators',
  retry: 'Try again',
  home: 'Go to the home page',
  // The next two are quoted by the specification (NAV-02).
  developmentHeading: 'An error occured:',
  reload: 'Reload page',
} as const
