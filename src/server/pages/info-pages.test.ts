import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleTitles as german } from '#contract/article-messages.de.ts'
import { articleTitles as spanish } from '#contract/article-messages.es.ts'
import { articleTitles as french } from '#contract/article-messages.fr.ts'
import { articleTitles as english } from '#contract/article-messages.ts'
import { INFO_PAGES } from '#contract/info-pages.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { arrive, buildRealApp, type TestApp } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { openPicture } from '#server/kit/pictures/open-picture.ts'
import { articleHref, ARTICLES } from './articles.ts'
import { readText } from './texts-folder.ts'

const OPERATOR = {
  OPERATOR_NAME: 'Mara & Sons <Ltd>',
  OPERATOR_ADDRESS: 'Harbour Road 4, Dublin, Ireland',
  OPERATOR_EMAIL: 'office@example.com',
}
const TITLES = { en: english, de: german, fr: french, es: spanish }
const PUBLIC = 'http://127.0.0.1:3000'
const EVERY = [...INFO_PAGES.map(({ path, id }) => [path, id] as const), ...ARTICLES.map(pathAndText)]

function pathAndText(article: (typeof ARTICLES)[number]) {
  return [articleHref(article), article.slug] as const
}

describeOneEngine('the pages of information', (context) => {
  let app: TestApp

  beforeAll(async () => {
    app = await buildRealApp(context, OPERATOR)
  })
  afterAll(() => app.close())

  const get = (url: string, headers = {}) => app.call(undefined, { method: 'GET', url, headers })

  it('PAGE-05 SHELL-10 each is finished HTML in four languages, with title, description, canonical and links of the others', async () => {
    for (const [path, text] of EVERY)
      for (const language of LANGUAGES) {
        const { status, headers, text: page } = await get(`${path}?lang=${language}`)
        const { title, description, body } = await readText(text, language)
        expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8'])
        expect(page).toContain(`<html lang="${language}"`)
        expect(page).toContain(`<title>${title} · Pricewright</title>`)
        expect(page).toContain(`<meta name="description" content="${description.replaceAll("'", '&#39;')}" />`)
        expect(page).toContain(`<link rel="canonical" href="${PUBLIC}${path}?lang=${language}" />`)
        for (const other of LANGUAGES)
          expect(page).toContain(`<link rel="alternate" hreflang="${other}" href="${PUBLIC}${path}?lang=${other}" />`)
        expect(page).toContain(`hreflang="x-default" href="${PUBLIC}${path}"`)
        expect(page).toContain(`<meta property="og:image" content="${PUBLIC}/social/${text}.${language}.png" />`)
        const heading = /^## (.+)$/m.exec(body)?.[1]
        expect(page.match(/<h1>/g)).toHaveLength(1)
        if (heading !== undefined) expect(page).toContain(`<h2>${heading}</h2>`)
        expect(page).not.toMatch(/\{\{|\[\[|\]\]|undefined|\[object/)
      }
  })

  it('PAGE-05 each page and article has a picture of its own where it is shared, drawn once and kept', async () => {
    const pictures = await Promise.all(
      ['landed-cost.en', 'landed-cost.de', 'gapless-numbers.fr', 'terms.es'].map(async (name) => {
        const answer = await app.fastify.inject({ method: 'GET', url: `/social/${name}.png` })
        expect([name, answer.statusCode, answer.headers['content-type']]).toEqual([name, 200, 'image/png'])
        expect(answer.headers['cache-control']).toMatch(/^public, max-age=/)
        const { width, height } = await (await openPicture(answer.rawPayload)).metadata()
        expect([width, height]).toEqual([1_200, 630])
        return answer.rawPayload.toString('base64')
      }),
    )
    expect(new Set(pictures).size).toBe(pictures.length)
    for (const wrong of ['nothing.en', 'landed-cost.xx', 'landed-cost', '..%2f..%2fpackage.en', '__proto__'])
      expect([wrong, (await get(`/social/${wrong}.png`)).status]).toEqual([wrong, 404])
    expect((await get('/blog/nothing')).text).toContain(`og:image" content="${PUBLIC}/icon-512.png"`)
  })

  it('PAGE-05 NAV-07 the command palette names each article as its page does', async () => {
    for (const language of LANGUAGES) {
      const named = TITLES[language]
      for (const { slug } of ARTICLES) expect(named[slug]).toBe((await readText(slug, language)).title)
      expect(Object.keys(named)).toHaveLength(ARTICLES.length)
    }
  })

  it('PAGE-05 NAV-01 a page answers to each of its names, and other letters lead to it', async () => {
    for (const { path, aliases } of INFO_PAGES) {
      for (const each of aliases)
        expect((await get(each)).text).toContain(`rel="canonical" href="${PUBLIC}${path}?lang=en"`)
      const shouted = await get(`${path.toUpperCase()}?lang=de`)
      expect([shouted.status, shouted.headers['location']]).toEqual([308, `${path}?lang=de`])
      expect((await get(`${path}/`)).status).toBe(200)
    }
    expect((await get('/Privacy-Policy')).headers['location']).toBe('/privacy-policy')
  })

  it('PAGE-05 an unknown article is a page that says so, as not found, and no search engine keeps it', async () => {
    for (const url of ['/blog/nothing', '/blog/nothing?lang=de', '/blog/..%2f..%2fpackage', '/blog/about']) {
      const { status, text } = await get(url)
      expect([url, status]).toEqual([url, 404])
      expect(text).toContain('<meta name="robots" content="noindex" />')
      expect(text).toContain('href="/blog')
      expect(text).not.toContain('rel="canonical"')
    }
  })

  it('SHELL-10 the address decides the language, then the cookie, then the browser; what is unknown counts for nothing', async () => {
    const spoken = async (url: string, headers = {}) => /<html lang="(\w+)"/.exec((await get(url, headers)).text)?.[1]
    expect(await spoken('/about')).toBe('en')
    expect(await spoken('/about', { 'accept-language': 'fr-CA,fr;q=0.9' })).toBe('fr')
    expect(await spoken('/about', { 'accept-language': 'fr', cookie: 'language=es' })).toBe('es')
    expect(await spoken('/about?lang=de', { 'accept-language': 'fr', cookie: 'language=es' })).toBe('de')
    expect(await spoken('/about?lang=de-AT')).toBe('de')
    for (const wrong of ['xx', '', '%00', 'de&lang=fr', '__proto__', 'constructor', '../../etc/passwd'])
      expect([wrong, await spoken(`/about?lang=${wrong}`, { cookie: 'language=es' })]).toEqual([wrong, 'es'])
    const asked = (await get('/about?lang=fr')).text
    for (const { path } of INFO_PAGES) expect(asked).toContain(`href="${path}?lang=fr"`)
    expect((await get('/about', { cookie: 'language=fr' })).text).toContain('href="/privacy"')
  })

  it('PAGE-05 the operator is named from the configuration where the law asks for it, and only as text', async () => {
    for (const path of ['/terms', '/privacy', '/contact', '/about']) {
      const { text } = await get(path)
      expect(text).toContain('Mara &amp; Sons &lt;Ltd&gt;')
      expect(text).toContain('<span>Dublin</span>')
    }
    const other = await buildRealApp(context, {})
    const page = await other.call(undefined, { method: 'GET', url: '/terms' })
    expect(page.text).toContain('does not name its operator')
    await other.close()
  })

  it('PAGE-05 a page that a visitor has is not sent again, and says what it depends on', async () => {
    const first = await get('/terms')
    const etag = String(first.headers['etag'])
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('cookie') as unknown,
    })
    expect((await get('/terms', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/terms?lang=de', { 'if-none-match': etag })).status).toBe(200)
    expect((await app.call(undefined, { method: 'HEAD', url: '/terms' })).text).toBe('')
  })

  it('NAV-03 AUTH-07 one header and footer lead to every page, to the sign-in, and for who is signed in into the product', async () => {
    for (const [path] of EVERY) {
      const { text } = await get(path)
      for (const { path: other } of INFO_PAGES) expect(text).toContain(`href="${other}"`)
      expect(text).toContain('href="/login"')
    }
    const ann = await arrive(app, 'ann')
    const { text } = await app.call(ann, { method: 'GET', url: '/about' })
    expect(text).not.toContain('href="/login"')
    expect(text).toContain('class="button primary" href="/"')
    const signIn = await app.fastify.inject({ url: '/identity/forgot', headers: { host: '127.0.0.1:3000' } })
    expect(signIn.body).toContain('href="/terms"')
    expect(signIn.body).toContain('href="/privacy"')
  })

  it('PAGE-05 nothing on a page is forbidden by the content policy', async () => {
    for (const [path] of EVERY) {
      const { text, headers } = await get(path)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(text).not.toMatch(/ style="|<style|<script>| on\w+="|src="http|href="http:\/\/(?!127\.0\.0\.1:3000)/)
    }
  })

  it('PAGE-05 the feed is well-formed Atom with every article in the language', async () => {
    const { DOMParser } = new (await import('happy-dom')).Window()
    for (const language of LANGUAGES) {
      const { text, headers } = await get(`/blog/feed.xml?lang=${language}`)
      expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
      expect(text.startsWith('<?xml version="1.0" encoding="utf-8"?>')).toBe(true)
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      expect(feed.querySelector('parsererror')).toBeNull()
      expect(feed.documentElement.getAttribute('xml:lang')).toBe(language)
      const ids = [...feed.querySelectorAll('entry > id')].map(({ textContent }) => textContent)
      expect(ids).toEqual(ARTICLES.map((each) => `${PUBLIC}${articleHref(each)}?lang=${language}`))
      const { title } = await readText(ARTICLES[0]?.slug ?? '', language)
      expect(feed.querySelector('entry > title')?.textContent).toBe(title)
      expect(feed.querySelectorAll('entry > updated')).toHaveLength(ARTICLES.length)
    }
  })

  it('DIAG-06 sitemap and robots name every public page in every language, at the root and under /api', async () => {
    for (const prefix of ['', '/api', '/routes']) {
      const map = await get(`${prefix}/sitemap.xml`)
      expect([prefix, map.status, String(map.headers['content-type'])]).toEqual([
        prefix,
        200,
        expect.stringContaining('application/xml') as unknown,
      ])
      for (const [path] of EVERY)
        for (const language of LANGUAGES) expect(map.text).toContain(`<loc>${PUBLIC}${path}?lang=${language}</loc>`)
      for (const path of ['/', '/sign-up']) expect(map.text).toContain(`<loc>${PUBLIC}${path}</loc>`)
      expect(map.text).not.toContain(`${PUBLIC}/products`)
      const robots = await get(`${prefix}/robots.txt`)
      expect(String(robots.headers['content-type'])).toContain('text/plain')
      expect(robots.text).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`)
      for (const closed of ['/api/', '/p/', '/d/']) expect(robots.text).toContain(`Disallow: ${closed}\n`)
    }
  })
})
