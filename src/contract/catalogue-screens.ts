import { appScreen } from './app-screen.ts'
import { screenTitles } from './screen-messages.ts'
import type { Screen } from './screen.ts'

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
    place: { group: 'catalogue', icon: 'products', order: 2, phone: true },
    key: 'p',
    views: { categories: { page: 'categories' } },
    record: 'product',
    choices: { view: ['categories'] },
  }),
  appScreen('product-detail', {
    within: 'products',
    record: 'product',
    choices: { view: ['costs', 'planned', 'history'], action: ['edit-price'] },
  }),
  appScreen('categories', {
    place: { parent: 'products', order: 1 },
    key: 'k',
  }),
  appScreen('brands', {
    place: { parent: 'products', order: 2 },
    key: 'b',
  }),
  appScreen('services', {
    place: { parent: 'products', order: 3 },
    key: 'v',
  }),
  appScreen('service', {
    within: 'services',
    record: 'service',
  }),
  appScreen('shipments', {
    place: { group: 'catalogue', icon: 'shipments', order: 3 },
    key: 's',
  }),
  appScreen('shipment', {
    within: 'shipments',
    record: 'shipment',
    choices: { view: ['charges', 'landed', 'actual'] },
  }),
  appScreen('price-lists', {
    place: { group: 'catalogue', icon: 'priceLists', order: 4 },
    key: 'l',
  }),
  appScreen('price-list', {
    within: 'price-lists',
    record: 'priceList',
    choices: { view: ['rules', 'planned'] },
  }),
  appScreen('past-prices', {
    place: { parent: 'price-lists', order: 1 },
    key: 'y',
  }),
  appScreen('stores', {
    aliases: ['/wix-integration', '/wixintegration'],
    place: { parent: 'products', order: 4 },
    key: 'o',
  }),
  appScreen('store', {
    within: 'stores',
    record: 'store',
    choices: { view: ['products', 'differences', 'settings', 'log'] },
  }),
] as const satisfies readonly Screen[]
