import { type FunctionComponent, Suspense } from 'react'
import type { PageId } from '#contract/screens.ts'
import { lazyPart } from './kit/load/lazy-part.ts'
import { retry } from './kit/load/retry.ts'

const SampleShopButton = lazyPart(() =>
  import('./features/start/sample-shop-button.tsx').then((module) => module.SampleShopButton),
)

const ExportMenu = lazyPart(() => import('./features/export/export-menu.tsx').then((module) => module.ExportMenu))

const LabelsDialog = lazyPart(() => import('./features/pdf/labels-dialog.tsx').then((module) => module.LabelsDialog))

const ProductPlanned = lazyPart(() =>
  import('./features/price-lists/planned-tab.tsx').then((module) => module.ProductPlanned),
)

const Dashboard = lazyPart(() => import('./screens/dashboard.tsx').then((module) => module.HomeDashboard))

/** Only for whoever has no products yet. */
const sampleShop = (
  <Suspense fallback={null}>
    <SampleShopButton />
  </Suspense>
)

/** Loads a page. */
export type PageLoader = () => Promise<FunctionComponent>

/** The pages by their names in the screen table: a screen without its page is a type error. */
export const pages: Readonly<Record<PageId, PageLoader>> = {
  home: () => import('./features/site/home-page.tsx').then((module) => module.HomePage),
  start: async () => {
    const { StartPage } = await import('./features/start/start-page.tsx')
    return function Start() {
      return <StartPage onFile={(file) => void takeFile(file)} Dashboard={Dashboard} />
    }
  },
  settings: () => import('./screens/settings.tsx').then((module) => module.Settings),
  login: () => import('./features/accounts/login-page.tsx').then((module) => module.LoginPage),
  'sign-up': () => import('./features/accounts/sign-up-page.tsx').then((module) => module.SignUpPage),
  invitation: () => import('./features/team/invitation-page.tsx').then((module) => module.InvitationPage),
  logout: () => import('./features/accounts/logout-page.tsx').then((module) => module.LogoutPage),
  products: async () => {
    const { ProductsPage } = await import('./features/products/products-page.tsx')
    return function Products() {
      return <ProductsPage sampleShop={sampleShop} ExportMenu={ExportMenu} LabelsDialog={LabelsDialog} />
    }
  },
  'product-detail': async () => {
    const { ProductDetailPage } = await import('./features/products/product-detail-page.tsx')
    return function ProductDetail() {
      return <ProductDetailPage LabelsDialog={LabelsDialog} Planned={ProductPlanned} />
    }
  },
  assistant: () => import('./screens/assistant.tsx').then((module) => module.Assistant),
  categories: () => import('./features/categories/categories-page.tsx').then((module) => module.CategoriesPage),
  brands: () => import('./features/brands/brands-page.tsx').then((module) => module.BrandsPage),
  services: () => import('./features/services/services-page.tsx').then((module) => module.ServicesPage),
  service: () => import('./features/services/service-page.tsx').then((module) => module.ServicePage),
  'price-lists': () => import('./features/price-lists/price-lists-page.tsx').then((module) => module.PriceListsPage),
  'price-list': () => import('./screens/price-list.tsx').then((module) => module.PriceList),
  documents: () => import('./features/documents/list/documents-page.tsx').then((module) => module.DocumentsPage),
  'document-numbers': () =>
    import('./features/documents/numbers/numbers-page.tsx').then((module) => module.NumbersPage),
  document: () => import('./features/documents/editor/document-page.tsx').then((module) => module.DocumentPage),
  customers: () => import('./features/customers/customers-page.tsx').then((module) => module.CustomersPage),
  'customer-figures': () =>
    import('./features/customers/figures-page.tsx').then((module) => module.CustomerFiguresPage),
  customer: () => import('./features/customers/customer-page.tsx').then((module) => module.CustomerPage),
  recurring: () => import('./features/documents/recurring/recurring-page.tsx').then((module) => module.RecurringPage),
  'past-prices': () => import('./features/price-lists/past-prices-page.tsx').then((module) => module.PastPricesPage),
  calendar: () => import('./features/calendar/calendar-page.tsx').then((module) => module.CalendarPage),
  events: () => import('./features/calendar/list/events-page.tsx').then((module) => module.EventsPage),
  'calendar-cleanup': () =>
    import('./features/calendar/clean-up/clean-up-page.tsx').then((module) => module.CleanUpPage),
  stores: () => import('./features/stores/stores-page.tsx').then((module) => module.StoresPage),
  store: () => import('./features/stores/store-page.tsx').then((module) => module.StorePage),
  shipments: () => import('./features/shipments/shipments-page.tsx').then((module) => module.ShipmentsPage),
  shipment: () => import('./features/shipments/shipment-page.tsx').then((module) => module.ShipmentPage),
  'change-sets': () => import('./features/change-sets/change-sets-page.tsx').then((module) => module.ChangeSetsPage),
  'sticky-notes': () => import('./features/notes/notes-page.tsx').then((module) => module.NotesPage),
  'price-simulator': () => import('./screens/price-simulator.tsx').then((module) => module.PriceSimulator),
  scenarios: () => import('./features/simulator/scenarios-page.tsx').then((module) => module.ScenariosPage),
  calculators: () => import('./features/calculators/calculators-page.tsx').then((module) => module.CalculatorsPage),
  analytics: () => import('./screens/analytics.tsx').then((module) => module.Analytics),
  'admin-subscriptions': () =>
    import('./features/plans/admin/subscriptions-page.tsx').then((module) => module.SubscriptionsPage),
  'admin-dashboard': () => import('./features/administration/overview-page.tsx').then((module) => module.OverviewPage),
  'user-management': () => import('./features/administration/people-page.tsx').then((module) => module.PeoplePage),
  'admin-customers': () => import('./features/administration/people-page.tsx').then((module) => module.CustomersPage),
  'admin-jobs': () => import('./features/administration/jobs-page.tsx').then((module) => module.JobsPage),
  diagnostics: () => import('./features/administration/diagnostics-page.tsx').then((module) => module.DiagnosticsPage),
  'system-check': () =>
    import('./features/administration/system-check-page.tsx').then((module) => module.SystemCheckPage),
  'quick-test': () => import('./features/administration/quick-test-page.tsx').then((module) => module.QuickTestPage),
  'code-health': () => import('./features/administration/code-health-page.tsx').then((module) => module.CodeHealthPage),
  'codebase-visualization': () =>
    import('./features/administration/codebase-page.tsx').then((module) => module.CodebasePage),
  'text-check': () => import('./features/administration/text-check-page.tsx').then((module) => module.TextCheckPage),
  'admin-audit': () => import('./features/administration/audit-page.tsx').then((module) => module.AuditPage),
  import: () => import('./screens/import.tsx').then((module) => module.Import),
}

/** Begins an import; its reader loads with the first file. */
async function takeFile(file: File): Promise<void> {
  const { importSession } = await retry(() => import('./features/import/use-import.ts'))
  await importSession().takeFile(file)
}
