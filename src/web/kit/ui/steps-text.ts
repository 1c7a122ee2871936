/** Words of the way from page to page. */
export const stepsText = {
  page: (page: string) => `Page ${page}`,
  previous: 'Previous rows',
  next: 'Next rows',
} as const
