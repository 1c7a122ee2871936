import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INFO_PAGES } from './info-pages.ts'
import type { Screen } from './screen.ts'
import {
  isAlias,
  cleanSearch,
  loginHref,
  matchScreen,
  movedHref,
  pageOf,
  safeNext,
  screenHref,
  screenOf,
  screens,
} from './screens.ts'

const all: readonly Screen[] = screens
const swapCase = (path: string) => path.replace(/[a-z]/g, (letter) => letter.toUpperCase())

describe('the screen table', () => {
  it.each([
    ['/Products', 'products'],
    ['/ProductDetail', 'product-detail'],
    ['/product-detail', 'product-detail'],
    ['/signup', 'sign-up'],
    ['/sign-out', 'logout'],
    ['/brands/', 'brands'],
    ['/', 'home'],
  ])('NAV-01 %s shows the screen %s', (path, id) => {
    expect(matchScreen(path)?.id).toBe(id)
  })

  it('NAV-01 every path and alias matches its own screen, in any case', () => {
    for (const screen of all) {
      for (const path of [screen.path, ...screen.aliases]) {
        expect(matchScreen(path)?.id).toBe(screen.id)
        expect(matchScreen(swapCase(path))?.id).toBe(screen.id)
      }
    }
  })

  it('NAV-01 every hyphenated path of two words has its run-together form', () => {
    const hyphenated = all.filter((screen) => screen.path.includes('-'))
    expect(hyphenated.length).toBeGreaterThan(2)
    for (const screen of hyphenated) expect(matchScreen(screen.path.replaceAll('-', ''))?.id).toBe(screen.id)
  })

  it('NAV-01 no path and no name stands for two screens', () => {
    const paths = all.flatMap((screen) => [screen.path, ...screen.aliases])
    expect(new Set(paths).size).toBe(paths.length)
    expect(new Set(all.map((screen) => screen.id)).size).toBe(all.length)
  })

  it('NAV-02 any other path is no screen', () => {
    for (const path of ['/nope', '/products/1', '/products/products', '', '/%E0%A4%A'])
      expect(matchScreen(path)).toBeUndefined()
  })

  it('NAV-05 PAGE-03 exactly home, the calculators, invitations, sign-in, sign-up and sign-out are public: the pages of information are the server’s own', () => {
    const open = all.filter((screen) => screen.access === 'public').map((screen) => screen.id)
    expect(open.sort()).toEqual(['calculators', 'home', 'invitation', 'login', 'logout', 'sign-up'])
  })

  it('NAV-03 PAGE-05 no screen stands at the address of a page of information', () => {
    for (const { path, aliases } of INFO_PAGES)
      for (const each of [path, ...aliases]) expect([each, matchScreen(each)]).toEqual([each, undefined])
  })

  it('NAV-10 the main page shows the start page when signed in and the home page when signed out', () => {
    expect(pageOf(screenOf('home'), true, undefined)).toBe('start')
    expect(pageOf(screenOf('home'), false, undefined)).toBe('home')
  })

  it('NAV-04 the product list with view=categories shows the page of /categories', () => {
    expect(pageOf(screenOf('products'), true, 'categories')).toBe(screenOf('categories').page)
    expect(pageOf(screenOf('products'), true, undefined)).toBe('products')
  })

  it('NAV-04 a tab of the settings leads to the part that it became; an unknown one leads nowhere else', () => {
    const settings = screenOf('settings')
    expect(movedHref(settings, { tab: 'storage' })).toBe('/settings/storage')
    expect(movedHref(settings, { tab: 'general' })).toBe('/settings/business')
    for (const tab of ['appearance', 'data', 'tokens', 'sessions']) expect(movedHref(settings, { tab })).toBeDefined()
    expect(movedHref(settings, { tab: 'bogus' })).toBeUndefined()
    expect(movedHref(settings, {})).toBeUndefined()
    expect(movedHref(screenOf('products'), { tab: 'storage' })).toBeUndefined()
  })

  it('NAV-07 no letter after g leads to two screens', () => {
    const keys = all.flatMap(({ key, views = {} }) => [key, ...Object.values(views).map((view) => view.key)])
    const letters = keys.filter((key) => key !== undefined)
    expect(letters.length).toBeGreaterThan(10)
    expect(new Set(letters).size).toBe(letters.length)
    expect(letters.join('')).toMatch(/^[a-z]+$/)
  })

  it('NAV-01 a place of the navigation below another one names a row of it', () => {
    const places = all.flatMap(({ place, views = {} }) => [place, ...Object.values(views).map((view) => view.place)])
    const parents = places.flatMap((place) => (place && 'parent' in place ? [place.parent] : []))
    expect(parents.length).toBeGreaterThan(4)
    for (const parent of parents) expect(all.find(({ id }) => id === parent)?.place).toHaveProperty('group')
  })

  it('a screen within another one belongs to a screen of the navigation', () => {
    const inner = all.filter((screen) => screen.within !== undefined)
    expect(inner.length).toBeGreaterThan(0)
    for (const screen of inner) expect(all.find((each) => each.id === screen.within)?.place).toBeDefined()
  })

  it('NAV-01 knows another name of a screen from its own, and from an address that only begins so', () => {
    expect(['/insights', '/Insights/', '/Analytics', '/insights-x'].map(isAlias)).toEqual([true, true, false, false])
  })

  it('NAV-01 the import of a product file belongs to the products', () => {
    expect(all.find(({ id }) => id === 'import')?.within).toBe('products')
  })

  it('the bottom bar of a phone has three places, beside the plus and More', () => {
    expect(all.filter((screen) => screen.place && 'phone' in screen.place)).toHaveLength(3)
  })
})

describe('search parameters', () => {
  it('NAV-04 a declared value stays, another one is dropped', () => {
    const detail = screenOf('product-detail')
    expect(cleanSearch(detail, { id: '0018', view: 'costs', action: 'edit-price' })).toEqual({
      id: '0018',
      view: 'costs',
      action: 'edit-price',
    })
    expect(cleanSearch(detail, { id: '1', view: 'bogus' })).toEqual({ id: '1' })
  })

  it('NAV-08 what is not text is dropped, so that a list never sees a number or an object', () => {
    expect(cleanSearch(screenOf('products'), { page: 2, q: { a: 1 }, sort: 'name', empty: '' })).toEqual({
      sort: 'name',
    })
  })

  it('an address names its screen and encodes its parameters', () => {
    expect(screenHref('product-detail', { id: 'a&b', view: undefined })).toBe('/product-detail?id=a%26b')
    expect(screenHref('products')).toBe('/products')
  })
})

describe('next', () => {
  it.each([
    '/products',
    '/Products?view=categories',
    '/product-detail?id=1#costs',
    '/settings?tab=storage',
    '/',
    '/a/b',
  ])('AUTH-04 %s is kept', (next) => {
    expect(safeNext(next)).toBe(next)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/./logout',
    'products',
    'javascript:alert(1)',
    '',
    '/%E0%A4%A',
    `/${'x'.repeat(2000)}`,
    undefined,
    7,
  ])('AUTH-04 %j is refused: only paths of this site are accepted', (next) => {
    expect(safeNext(next)).toBeUndefined()
  })

  it.each([
    '/logout',
    '/sign-out',
    '/LogOut',
    '/sign-out/',
    '/log%6fut',
    '/logout?next=/products',
    '/login',
    '/sign-up',
  ])('AUTH-04 %s is never stored as next', (next) => {
    expect(safeNext(next)).toBeUndefined()
  })

  it('AUTH-04 whatever is accepted stays on this site when a browser resolves it', () => {
    const origin = 'http://127.0.0.1:3000'
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      'products',
      '?',
      '#',
      'https:',
    )
    let accepted = 0
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const next = safeNext(`/${pieces.join('')}`)
        if (next === undefined) return
        accepted += 1
        expect(new URL(next, origin).origin).toBe(origin)
        expect(new URL(next, origin).pathname.startsWith('//')).toBe(false)
      }),
      { numRuns: 2000 },
    )
    expect(accepted).toBeGreaterThan(50)
  })

  it('AUTH-05 the sign-in address carries the original path and query', () => {
    expect(loginHref('/Products?view=categories')).toBe('/login?next=%2FProducts%3Fview%3Dcategories')
    expect(loginHref('/logout')).toBe('/login')
  })
})
