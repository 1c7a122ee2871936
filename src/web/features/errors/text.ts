/** Words of the error pages. */
export const errorText = {
  notFoundTitle: 'Nothing here',
  notFound: 'There is no page at this address. It may have moved, or the link has a typing error.',
  refusedTitle: 'Only for administrators',
  retry: 'Try again',
  home: 'Go to the home page',
  // The next two stand in the requirements to the letter (NAV-02).
  developmentHeading: 'An error occured:',
  reload: 'Reload page',
} as const
