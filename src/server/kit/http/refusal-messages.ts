/** What the database refuses. */
export const refusalMessages = {
  alreadyThere: 'There is already one like this.',
  /** `users` is what such rows are called in a list. */
  stillUsed: (users: string | undefined) =>
    `It is still used by ${users?.toLowerCase() ?? 'other rows'}. Say where they go, then delete it.`,
  /** `label` is the label of the field that names it. */
  notFound: (label: string | undefined) => `${label ?? 'What it names'} not found`,
}

/** Sizes for people. */
export const sizeMessages = {
  kilobytes: (count: number) => `${count} KB`,
  megabytes: (count: number) => `${count} MB`,
}
