/** Text without any of these characters at its end: `trimEndOf('1.500', '0')` is `1.5`. Takes linear time. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Text without any of these characters at its beginning and end. */
export function trimOf(text: string, characters: string): string {
  const trimmed = trimEndOf(text, characters)
  let from = 0
  while (from < trimmed.length && characters.includes(trimmed.charAt(from))) from += 1
  return trimmed.slice(from)
}
