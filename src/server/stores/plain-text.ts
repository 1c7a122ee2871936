/** The plain text of HTML: tags become spaces, the commonest entities their characters. */
export function plainText(html: string): string {
  let [text, at] = ['', 0]
  for (;;) {
    const start = html.indexOf('<', at)
    if (start < 0) break
    text += `${html.slice(at, start)} `
    const end = html.indexOf('>', start)
    at = end < 0 ? html.length : end + 1
  }
  return (text + html.slice(at))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ')
}
