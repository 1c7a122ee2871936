import type { Language } from '#contract/languages.ts'
import { html } from '#server/kit/http/html.ts'
import { articleHref, ARTICLES } from './articles.ts'
import { inLanguageHref } from './layout.ts'
import { siteMessages } from './messages.ts'
import { FEED_PATH } from './paths.ts'
import { readText } from './texts-folder.ts'

/** The articles as an Atom feed (RFC 4287) in a language. */
export async function atomFeed(publicUrl: string, language: Language): Promise<string> {
  const href = (path: string): string => publicUrl + inLanguageHref(path, language)
  const entries = ARTICLES.map(async (article) => {
    const { title, description } = await readText(article.slug, language)
    const address = href(articleHref(article))
    return html`<entry>
      <title>${title}</title>
      <id>${address}</id>
      <link rel="alternate" type="text/html" href="${address}" />
      <published>${article.published}T00:00:00Z</published>
      <updated>${article.published}T00:00:00Z</updated>
      <summary>${description}</summary>
    </entry> `
  })
  const all = await Promise.all(entries)
  return html`<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
      <title>${siteMessages.feed}</title>
      <id>${href(FEED_PATH)}</id>
      <link rel="self" type="application/atom+xml" href="${href(FEED_PATH)}" />
      <link rel="alternate" type="text/html" href="${href('/blog')}" />
      <updated>${ARTICLES[0]?.published ?? ''}T00:00:00Z</updated>
      <author><name>Pricewright</name></author>
      ${all}
    </feed> `.markup
}
