/** What the write path refuses or tells; labels of kinds and fields come as they stand in a list. */
export const writeMessages = {
  usedChangeSet: 'must be new: it is the id of another change set',
  /** `many` is what such rows are called. */
  noRoom: (most: number, many: string) =>
    `You have ${most} ${many.toLowerCase()}, and no more are kept. Delete one first.`,
  /** `notFound` says that a named row does not exist. */
  named: (notFound: string) => `${notFound}: choose another, or leave it out`,
  notFound: (id: string) => `${id} not found`,
  /** A line, such as a variant, that is named without the row that has it. */
  lineOfNone: (line: string, what: string, owner: string) =>
    `"${line}" is a ${what.toLowerCase()} of no ${owner.toLowerCase()}: name the ${owner.toLowerCase()} too, or leave it out`,
  lineOfOther: (line: string, what: string, owner: string) =>
    `"${line}" is no ${what.toLowerCase()} of this ${owner.toLowerCase()}: choose another, or leave it out`,
  noRate: (from: string, to: string) =>
    `cannot convert: there is no exchange rate from ${from} to ${to}. Keep the figures, or give the amounts`,
  sayCurrencyChange: 'must be given with another currency: "convert" at the rate of today, or "keep" the figures',
}

/** What an edit lost to one that it had not seen; `thing` is the kind of the row. */
export const lossMessages = {
  changedLine: (fields: readonly string[], thing: string) =>
    `You changed a line of ${quoted(fields)} that was removed from this ${thing.toLowerCase()} meanwhile. What you wrote is kept in its history.`,
  removedLine: (fields: readonly string[], thing: string) =>
    `You removed a line of ${quoted(fields)} that was changed meanwhile. It is removed; what it said is kept in the history of this ${thing.toLowerCase()}.`,
  otherCurrency: (fields: readonly string[], thing: string) =>
    `You typed ${quoted(fields)} in a currency that was changed meanwhile, so it is not taken. What you typed is kept in the history of this ${thing.toLowerCase()}.`,
}

function quoted(fields: readonly string[]): string {
  return fields.map((field) => `"${field}"`).join(', ')
}
