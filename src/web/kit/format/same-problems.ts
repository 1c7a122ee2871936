/** What is wrong with a field. */
export interface Problem {
  readonly field: string
  readonly message: string
}

/** Problems with the fields that have the same one, in the order in which they were found. */
export function byMessage(
  problems: readonly Problem[],
): readonly { readonly message: string; readonly fields: readonly string[] }[] {
  const found = new Map<string, string[]>()
  for (const { field, message } of problems) found.set(message, [...(found.get(message) ?? []), field])
  return [...found].map(([message, fields]) => ({ message, fields }))
}

/** Whether a problem is said in a sentence of its own, which needs no field before it. */
export function isSentence(message: string): boolean {
  return /^\p{Lu}/u.test(message)
}
