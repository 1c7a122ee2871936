/** Has the browser save a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** CSV text as a file; its mark lets spreadsheet programs read it as UTF-8. */
export function csvFile(pieces: readonly string[]): Blob {
  return new Blob(['\uFEFF', ...pieces], { type: 'text/csv;charset=utf-8' })
}
