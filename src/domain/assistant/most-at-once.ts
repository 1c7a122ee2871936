/** As many rows as tools answer at once. */
export const MOST_AT_ONCE = 50
