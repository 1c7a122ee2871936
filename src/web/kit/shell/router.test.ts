import { describe, expect, it } from 'vitest'
import type { History } from './browser-history.ts'
import { type Place, Router, type RouterOptions } from './router.ts'

/** A tab: its entries, where it stands, and a scroll position. */
function makeTab(href: string) {
  let moved: () => void = () => undefined
  const entries = [{ href, key: '0' }]
  let at = 0
  const tab = {
    y: 0,
    places: new Map<string, number>(),
    late: [] as (() => void)[],
    hrefs: () => entries.map((entry) => entry.href),
    move(steps: number) {
      at += steps
      moved()
    },
  }
  const history: History = {
    entry: () => entries[at] ?? { href: '/', key: '' },
    push(next) {
      entries.splice(at + 1, Infinity, { href: next, key: String((at += 1)) })
    },
    replace: (next) => void entries.splice(at, 1, { href: next, key: String(at) }),
    onMove: (listener) => {
      moved = listener
    },
    scrollY: () => tab.y,
    scrolled: (key) => tab.places.get(key),
    remember: (key, y) => void tab.places.set(key, y),
    after: () => new Promise((resolve) => void tab.late.push(resolve)),
  }
  return { tab, history }
}

function makeRouter(
  href: string,
  { redirect = () => undefined, prepare = () => undefined }: Partial<Pick<RouterOptions, 'redirect' | 'prepare'>> = {},
) {
  const { tab, history } = makeTab(href)
  const router = new Router({ history, redirect, prepare })
  router.refresh()
  return { tab, router }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('going from place to place', () => {
  it('NAV-01 a step shows the screen of its address at once when everything is here', () => {
    const { router, tab } = makeRouter('/')
    router.go('/Products?status=active&status=x&sort=')
    expect(router.shown()).toMatchObject({ screen: { id: 'products' }, search: { status: 'active' }, scroll: 0 })
    expect(tab.hrefs()).toHaveLength(2)
    router.go('/nowhere', { replace: true })
    expect(router.shown().screen).toBeUndefined()
    expect(tab.hrefs()).toEqual(['/', '/nowhere'])
  })

  it('NAV-08 back and forth show what was left, scrolled to where it was', () => {
    const { router, tab } = makeRouter('/products?page=2')
    tab.y = 640
    router.go('/brands')
    expect(router.shown()).toMatchObject({ screen: { id: 'brands' }, scroll: 0 })
    tab.y = 20
    tab.move(-1)
    expect(router.shown()).toMatchObject({ href: '/products?page=2', search: { page: '2' }, scroll: 640 })
    tab.move(1)
    expect(router.shown()).toMatchObject({ screen: { id: 'brands' }, scroll: 20 })
  })

  it('NAV-08 a reload shows the place where it was scrolled to', () => {
    const { tab, history } = makeTab('/products')
    tab.places.set('0', 300)
    const router = new Router({ history, redirect: () => undefined, prepare: () => undefined })
    router.refresh()
    expect(router.shown().scroll).toBe(300)
    router.refresh()
    expect(router.shown().scroll).toBeUndefined()
  })

  it('NAV-08 what a page writes late, while the next one loads, does not come into the address of that', async () => {
    let arrive: () => void = () => undefined
    const loaded = new Promise<void>((resolve) => (arrive = resolve))
    const { router, tab } = makeRouter('/products', {
      prepare: ({ pathname }) => (pathname === '/shipments' ? loaded : undefined),
    })
    router.go('/shipments')
    router.change((search) => ({ ...search, search: 'cup' }), { replace: true })
    expect(tab.hrefs()).toEqual(['/products', '/shipments'])
    arrive()
    await settled()
    router.change((search) => ({ ...search, search: 'tea' }), { replace: true })
    expect(tab.hrefs()).toEqual(['/products', '/shipments?search=tea'])
  })

  it('NAV-08 parameters change where the browser stands, and the scroll position stays', () => {
    const { router, tab } = makeRouter('/products?page=2&other=x')
    router.change((search) => ({ ...search, page: undefined, search: 'mug' }))
    expect(router.shown()).toMatchObject({ href: '/products?other=x&search=mug', scroll: undefined })
    router.change((search) => ({ ...search, search: 'mugs' }), { replace: true })
    expect(tab.hrefs()).toEqual(['/products?page=2&other=x', '/products?other=x&search=mugs'])
  })

  it('NAV-08 the address that is shown already is no step of its own', () => {
    const { router, tab } = makeRouter('/products')
    router.change((search) => ({ ...search, id: 'a' }))
    router.change((search) => ({ ...search, id: 'a' }))
    router.go('/products?id=a')
    expect(tab.hrefs()).toEqual(['/products', '/products?id=a'])
    tab.move(-1)
    expect(router.shown().href).toBe('/products')
  })

  it('AUTH-05 the guard sends elsewhere without leaving a step behind', () => {
    const redirect = ({ screen, href }: Place) =>
      screen?.id === 'products' ? `/login?next=${encodeURIComponent(href)}` : undefined
    const { router, tab } = makeRouter('/', { redirect })
    router.go('/products?page=2')
    expect(router.shown()).toMatchObject({ screen: { id: 'login' }, search: { next: '/products?page=2' } })
    expect(tab.hrefs()).toEqual(['/', '/login?next=%2Fproducts%3Fpage%3D2'])
  })
})

describe('a place that must load', () => {
  it('NAV-03 is shown when it has come, and the one that was left stays until then', async () => {
    let come: () => void = () => undefined
    const loading = new Promise<void>((resolve) => {
      come = resolve
    })
    const prepare = ({ screen }: Place) => (screen?.id === 'brands' ? loading : undefined)
    const { router } = makeRouter('/products', { prepare })
    router.go('/brands')
    await settled()
    expect(router.shown().screen?.id).toBe('products')
    come()
    await settled()
    expect(router.shown().screen?.id).toBe('brands')
  })

  it('NAV-03 is shown as a place-holder when it takes long, and not at all once the user is elsewhere', async () => {
    const prepare = ({ screen }: Place) => (screen?.id === 'products' ? undefined : new Promise(() => undefined))
    const { router, tab } = makeRouter('/products', { prepare })
    router.go('/brands')
    tab.late.at(-1)?.()
    await settled()
    expect(router.shown().screen?.id).toBe('brands')
    router.go('/categories')
    router.go('/products')
    tab.late.at(-1)?.()
    await settled()
    expect(router.shown().screen?.id).toBe('products')
  })

  it('NAV-03 that cannot load is shown too, so that its page can say so', async () => {
    const prepare = ({ screen }: Place) =>
      screen?.id === 'brands' ? Promise.reject(new Error('no network')) : undefined
    const { router } = makeRouter('/products', { prepare })
    router.preload('/brands')
    router.go('/brands')
    await settled()
    expect(router.shown().screen?.id).toBe('brands')
  })
})
