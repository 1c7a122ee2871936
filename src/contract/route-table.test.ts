import { describe, expect, it } from 'vitest'
import { INFO_PAGES } from './info-pages.ts'
import { matchScreen, screenOf, type ScreenId } from './screens.ts'

/** The routes that have their page, each with all its addresses. */
const ROUTES: readonly (readonly [screen: ScreenId, access: 'public' | 'user' | 'admin', ...paths: string[]])[] = [
  ['home', 'public', '/'],
  ['admin-customers', 'admin', '/admin-customers', '/admincustomers'],
  ['admin-subscriptions', 'admin', '/admin-subscriptions', '/adminsubscriptions'],
  ['settings-plan', 'user', '/subscription'],
  ['admin-dashboard', 'admin', '/admin-dashboard', '/admindashboard'],
  ['code-health', 'admin', '/code-health', '/codehealth'],
  ['codebase-visualization', 'admin', '/codebase-visualization', '/codebasevisualization'],
  ['text-check', 'admin', '/text-check', '/textcheck'],
  ['diagnostics', 'user', '/diagnostics'],
  ['quick-test', 'user', '/quick-test', '/quicktest'],
  ['system-check', 'user', '/system-check', '/systemcheck'],
  ['user-management', 'admin', '/user-management', '/usermanagement'],
  ['analytics', 'user', '/analytics', '/insights'],
  ['assistant', 'user', '/assistant'],
  ['business-profile', 'user', '/business-profile', '/businessprofile'],
  ['calculators', 'public', '/calculators'],
  ['calendar', 'user', '/calendar', '/Calendar'],
  ['calendar-cleanup', 'user', '/calendar-cleanup', '/calendarcleanup'],
  ['categories', 'user', '/categories'],
  ['events', 'user', '/events'],
  ['login', 'public', '/login'],
  ['logout', 'public', '/logout', '/sign-out'],
  ['price-lists', 'user', '/price-lists', '/pricelists'],
  ['price-simulator', 'user', '/price-simulator', '/pricesimulator', '/price-simulator-page', '/pricesimulatorpage'],
  ['product-detail', 'user', '/product-detail', '/productdetail', '/ProductDetail'],
  ['products', 'user', '/products', '/Products'],
  ['profile', 'user', '/profile'],
  ['settings', 'user', '/settings'],
  ['sign-up', 'public', '/sign-up', '/signup'],
  ['services', 'user', '/services'],
  ['brands', 'user', '/brands'],
  ['dashboard', 'user', '/dashboard'],
  ['documents', 'user', '/documents'],
  ['customers', 'user', '/customers'],
  ['stores', 'user', '/stores', '/wix-integration', '/wixintegration'],
]

/** Those that the server answers itself, as finished HTML. */
const OF_SERVER = [
  '/about',
  '/blog',
  '/careers',
  '/contact',
  '/cookies',
  '/privacy',
  '/privacy-policy',
  '/terms',
  '/terms-of-service',
]

describe('the table of routes', () => {
  const routes = ROUTES.map(([id, access, ...paths]) => ({ id, access, paths }))
  it.each(routes)('NAV-01 NAV-05 $id is open for $access at $paths', ({ id, access, paths }) => {
    expect(screenOf(id).access).toBe(access)
    for (const path of paths) {
      expect(matchScreen(path)?.id).toBe(id)
      expect(matchScreen(path.toUpperCase())?.id).toBe(id)
      expect(matchScreen(`${path}/`)?.id).toBe(id)
    }
  })

  it.each(OF_SERVER)('NAV-01 PAGE-05 %s is a page of information', (path) => {
    const paths: readonly string[] = INFO_PAGES.flatMap(({ path: own, aliases }) => [own, ...aliases])
    expect(paths).toContain(path)
  })
})
