/** What is said of an unexpected error; in its own file, because the first page must be able to show it. */
export const internalMessages = { title: 'Something went wrong. Please retry or contact support.' } as const
