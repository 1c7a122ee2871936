import { appScreen } from './app-screen.ts'
import { screenTitles } from './screen-messages.ts'
import type { Screen } from './screen.ts'

/** Documents and customers: the second group of the sidebar, in its order. */
export const salesScreens = [
  appScreen('documents', {
    views: {
      numbers: {
        page: 'document-numbers',
        title: screenTitles['documents/numbers'],
        place: { parent: 'documents', order: 2 },
        key: 'n',
      },
    },
    place: { group: 'sales', icon: 'documents', order: 5, phone: true },
    key: 'd',
    choices: { view: ['numbers'] },
  }),
  appScreen('document', {
    within: 'documents',
    record: 'document',
  }),
  appScreen('recurring', {
    place: { parent: 'documents', order: 1 },
    key: 'r',
  }),
  appScreen('customers', {
    place: { group: 'sales', icon: 'customers', order: 6 },
    key: 'c',
    views: {
      figures: {
        page: 'customer-figures',
        title: screenTitles['customers/figures'],
        place: { parent: 'customers', order: 1 },
        key: 'f',
      },
    },
    choices: { view: ['figures'] },
  }),
  appScreen('customer', {
    within: 'customers',
    record: 'customer',
    choices: { view: ['documents', 'payments', 'statement', 'history'] },
  }),
] as const satisfies readonly Screen[]
