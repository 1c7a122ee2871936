import type { AnalyticsTab } from './analytics-search.ts'
import { customersTab } from './customers-tab.ts'
import type { DeclaredTab } from './declared-chart.ts'
import { marginsTab } from './margins-tab.ts'
import { overviewTab } from './overview-tab.ts'
import { productsTab } from './products-tab.ts'
import { suppliersTab } from './suppliers-tab.ts'

/** The tabs of figures. */
export const DECLARED_TABS: Readonly<Record<AnalyticsTab, DeclaredTab>> = {
  overview: overviewTab,
  margins: marginsTab,
  products: productsTab,
  customers: customersTab,
  suppliers: suppliersTab,
}
