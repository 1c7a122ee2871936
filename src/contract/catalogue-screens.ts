import { appScreen } from './app-screen.ts'
import { screenTitles } from './screen-messages.ts'
import type { Screen } from './screen.ts'
import { OWNER, WORKERS } from './teams/screens.ts'

/** What is sold and at which prices: the first group of the sidebar, in its order. */
export const catalogueScreens = [
  {
    id: 'home',
    path: '/',
    aliases: [],
    title: screenTitles.home,
    access: 'public',
    frame: 'app',
    page: 'home',
    pageSignedIn: 'start',
    place: { group: 'catalogue', icon: 'home', order: 1, phone: true },
    key: 'h',
    indexed: true,
  },
  // The dashboard by its name: what `/` shows to whoever is signed in (PAGE-01).
  appScreen('dashboard', { page: 'start', within: 'home' }),
  appScreen('products', {
    members: WORKERS,
    place: { group: 'catalogue', icon: 'products', order: 2, phone: true },
    key: 'p',
    views: { categories: { page: 'categories' } },
    record: 'product',
    choices: { view: ['categories'] },
  }),
  appScreen('product-detail', {
    members: WORKERS,
    within: 'products',
    record: 'product',
    choices: { view: ['costs', 'planned', 'history'], action: ['edit-price'] },
  }),
  appScreen('categories', { members: WORKERS, place: { parent: 'products', order: 1 }, key: 'k' }),
  appScreen('brands', { members: WORKERS, place: { parent: 'products', order: 2 }, key: 'b' }),
  appScreen('services', { members: WORKERS, place: { parent: 'products', order: 3 }, key: 'v' }),
  appScreen('service', { members: WORKERS, within: 'services', record: 'service' }),
  appScreen('shipments', { members: WORKERS, place: { group: 'catalogue', icon: 'shipments', order: 3 }, key: 's' }),
  appScreen('shipment', {
    members: WORKERS,
    within: 'shipments',
    record: 'shipment',
    choices: { view: ['charges', 'landed', 'actual'] },
  }),
  appScreen('price-lists', { members: WORKERS, place: { group: 'catalogue', icon: 'priceLists', order: 4 }, key: 'l' }),
  appScreen('price-list', {
    members: WORKERS,
    within: 'price-lists',
    record: 'priceList',
    choices: { view: ['rules', 'planned'] },
  }),
  appScreen('past-prices', { members: WORKERS, place: { parent: 'price-lists', order: 1 }, key: 'y' }),
  appScreen('stores', {
    members: OWNER,
    aliases: ['/wix-integration', '/wixintegration'],
    place: { parent: 'products', order: 4 },
    key: 'o',
  }),
  appScreen('store', {
    members: OWNER,
    within: 'stores',
    record: 'store',
    choices: { view: ['products', 'differences', 'settings', 'log'] },
  }),
] as const satisfies readonly Screen[]
