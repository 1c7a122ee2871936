import { robots, sitemap } from '#contract/endpoints/site-files.ts'
import { INFO_PAGES } from '#contract/info-pages.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { Screen } from '#contract/screen.ts'
import { screens } from '#contract/screens.ts'
import { html } from '#server/kit/http/html.ts'
import type { Routes } from '#server/kit/http/mount.ts'
import { articleHref, ARTICLES } from './articles.ts'
import { inLanguageHref } from './layout.ts'

/** Mounts the sitemap and the rules for robots, for the site at an address (DIAG-06). */
export function mountSiteFiles(routes: Routes, publicUrl: string): void {
  const [map, rules] = [sitemapOf(publicUrl), robotsOf(publicUrl)]
  routes.mountPublic(sitemap, async () => map)
  routes.mountPublic(robots, async () => rules)
}

function sitemapOf(publicUrl: string): string {
  const all: readonly Screen[] = screens
  const open = all.filter(({ indexed }) => indexed).map(({ path }) => path)
  const pages = [...INFO_PAGES.map(({ path }) => path), ...ARTICLES.map(articleHref)]
  const spoken = pages.map((path) => {
    const alternates = LANGUAGES.map(
      (each) =>
        html`<xhtml:link rel="alternate" hreflang="${each}" href="${publicUrl + inLanguageHref(path, each)}" />`,
    )
    return LANGUAGES.map((each) => html`<url><loc>${publicUrl + inLanguageHref(path, each)}</loc>${alternates}</url> `)
  })
  return html`<?xml version="1.0" encoding="utf-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      ${open.map((path) => html`<url><loc>${publicUrl + path}</loc></url> `)} ${spoken.flat()}
    </urlset> `.markup
}

/** Everything that needs a sign-in or a secret link is no page to find. */
function robotsOf(publicUrl: string): string {
  const closed = ['/api/', '/routes/', '/identity/', '/p/', '/d/'].map((path) => `Disallow: ${path}\n`)
  return `User-agent: *\n${closed.join('')}Allow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
