/** The text that a row has in a field; empty where it has none. */
export function textIn(row: Readonly<Record<string, unknown>>, field: string | undefined): string {
  const value = field === undefined ? undefined : row[field]
  return typeof value === 'string' ? value : ''
}
