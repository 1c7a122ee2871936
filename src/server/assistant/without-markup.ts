/** Characters that are not told: controls, halves of characters, and those that turn the direction of the writing. */
const UNTOLD = /[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** A text that no reader of Markdown or HTML takes for a picture, a link or an element: an address in it is letters and nothing else (CHAT-05). */
export function withoutMarkup(text: string): string {
  return (
    text
      // First, as what is left could come together to a picture.
      .replaceAll(UNTOLD, (letter) => (letter === '\n' || letter === '\t' ? letter : ''))
      .replaceAll('![', '! [')
      .replaceAll('](', '] (')
      .replaceAll('][', '] [')
      .replaceAll(']:', '] :')
      .replaceAll(/<(?=[a-z/!?])/gi, '‹')
  )
}
