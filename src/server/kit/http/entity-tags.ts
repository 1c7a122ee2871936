/** Any number of characters between two quotes, by which a tag is known; what marks it as weak stands before them. */
const OPAQUE = /"[^"]*"/g

/** The tags that a header lists, without what marks them as weak: those that a read compares. */
export function tagsIn(header: string): readonly string[] {
  return header.match(OPAQUE) ?? []
}

/**
 * Whether `If-None-Match` names the tag of what would be sent (RFC 9110, 13.1.2): in any place of its list, as a weak tag or a strong
 * one, or by `*`.
 */
export function isTagged(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const [own] = tagsIn(tag)
  return tagsIn(ifNoneMatch).some((each) => each === own)
}
