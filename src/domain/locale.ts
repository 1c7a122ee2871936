/** The longest accepted tag, as `Intl` writes it, has 35 characters (RFC 5646, 4.4.1). */
const LONGEST = 35
/** A language, optionally a script, optionally a region; other parts of BCP 47 change nothing in a document. */
const FORM = /^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?$/

const known = new Map<string, string | undefined>()
/** How many answers are remembered. */
const REMEMBERED = 500

/**
 * The canonical spelling of a BCP 47 language tag, such as `de-AT` for `DE-at`: a known language, script and region. Undefined for
 * anything else, so that every answer can be passed to `Intl`.
 */
export function canonicalLocale(tag: string): string | undefined {
  if (tag.length > LONGEST || !FORM.test(tag)) return undefined
  if (known.has(tag)) return known.get(tag)
  if (known.size >= REMEMBERED) known.clear()
  const locale = localeOf(tag)
  known.set(tag, locale)
  return locale
}

function localeOf(tag: string): string | undefined {
  try {
    const { language, script, region, baseName } = new Intl.Locale(tag)
    const isKnown = hasName('language', language) && hasName('script', script) && hasName('region', region)
    return isKnown ? baseName : undefined
  } catch {
    return undefined
  }
}

function hasName(type: 'language' | 'script' | 'region', code: string | undefined): boolean {
  if (code === undefined) return true
  return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined
}
