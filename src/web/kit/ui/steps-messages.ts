/** Words of the way from page to page. */
export const stepsMessages = {
  page: (page: string) => `Page ${page}`,
  previous: 'Previous rows',
  next: 'Next rows',
} as const
