/** Words of the error pages. */
export const errorMessages = {
  retry: 'Try again',
  home: 'Go to the home page',
  // The next two are quoted by the specification (NAV-02).
  developmentHeading: 'An error occured:',
  reload: 'Reload page',
} as const
