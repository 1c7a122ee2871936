import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { html } from '#server/kit/http/html.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import { documentOf, field } from './layout.ts'

describe('markup of the sign-in pages', () => {
  it('AUTH-12 whatever a person types stays text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { markup } = html`<p title="${text}">${text}</p>`
        return !/[<>"']/.test(markup.replace('<p title="', '').replace('">', '').replace('</p>', ''))
      }),
    )
    expect(html`${'<b>&"\''}`.markup).toBe('&lt;b&gt;&amp;&quot;&#39;')
    expect(html`${html`<b>`}${[html`<i>`, html`<u>`]}${undefined}${false}${0}`.markup).toBe('<b><i><u>0')
  })

  it('AUTH-12 a field names its error to everybody', () => {
    const { markup } = field({
      name: 'email',
      label: 'E-mail',
      type: 'email',
      autocomplete: 'email',
      error: 'Enter it.',
    })
    expect(markup).toMatch(/aria-invalid="true"/)
    expect(markup).toMatch(/aria-describedby="email-note"/)
    expect(markup).toMatch(/id="email-note"[^>]*>Enter it\.</)
  })

  it('AUTH-07 every page of the sign-in links the terms and the privacy policy', () => {
    const page = documentOf({ title: 'Sign in', body: html`` })
    expect(page.trimStart().startsWith('<!doctype html>')).toBe(true)
    expect(page).toContain('href="/terms"')
    expect(page).toContain('href="/privacy"')
  })

  it('SHELL-10 a page says which language it is in', () => {
    const languageOf = (page: string): string | undefined => /<html lang="([^"]*)"/.exec(page)?.[1]
    const page = { title: 'Sign in', body: html`` }
    expect([documentOf(page), inLanguage('de', () => documentOf(page))].map(languageOf)).toEqual(['en', 'de'])
  })
})
