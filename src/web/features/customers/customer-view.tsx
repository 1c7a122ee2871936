import Ellipsis from 'lucide-react/icons/ellipsis'
import FileText from 'lucide-react/icons/file-text'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense } from 'react'
import { general } from '#contract/entity.ts'
import { customer } from '#contract/entities/customer.ts'
import { customerHistory } from '#contract/endpoints/history.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { categoryMessages } from '#web/kit/documents/choice-messages.ts'
import { countryName } from '#web/kit/format/country-names.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { choiceParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { BalanceFigures } from './balance-figures.tsx'
import { CustomerStatus } from './customer-cells.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { pageMessages as messages } from './page-messages.ts'
import { PaymentsTab } from './payments-tab.tsx'
import { customersMessages } from './messages.ts'
import type { CustomerActions } from './use-customer-actions.ts'
import { useAccountsOf, useCustomerDocuments } from './use-accounts.ts'

const RowHistory = lazyPart(() => import('#web/kit/history/row-history.tsx').then((module) => module.RowHistory))
const StatementTab = lazyPart(() => import('./statement-tab.tsx').then((module) => module.StatementTab))

const VIEWS = ['overview', 'documents', 'payments', 'statement', 'history'] as const
const shape = { view: choiceParam(VIEWS, 'overview') }

/** A customer with the balance in sight, and one part of what there is about them at a time. */
export function CustomerView({
  row,
  actions,
}: {
  readonly row: RowOfKind<'customer'>
  readonly actions: CustomerActions
}) {
  const [{ view }, update] = useSearchState(shape)
  const documents = useCustomerDocuments(row.id)
  const accounts = useAccountsOf(documents, row.id)
  const go = useGo()
  const begin = (documentType: 'invoice' | 'quote') =>
    void actions.begin(row.id, documentType).then((id) => id !== undefined && go('document', { id }))
  const content = {
    overview: <OverviewTab row={row} actions={actions} />,
    documents: <DocumentsTab documents={documents} />,
    payments: <PaymentsTab documents={documents} />,
    statement: <StatementTab row={row} documents={documents} />,
    history: (
      <RowHistory
        entity={general(customer)}
        endpoint={customerHistory}
        row={row}
        thing={messages.thing.history}
        context={{
          currency: row.currency,
          choices: { status: customersMessages.states, taxCategory: categoryMessages },
        }}
      />
    ),
  }
  return (
    <>
      <PageHead
        title={row.name}
        facts={<Facts row={row} />}
        action={
          <>
            <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={() => begin('invoice')}>
              {messages.newInvoice}
            </Button>
            <MenuButton
              label={messages.more}
              icon={<Ellipsis aria-hidden="true" />}
              iconOnly
              align="end"
              entries={[
                {
                  label: messages.newQuote,
                  icon: <FileText aria-hidden="true" />,
                  run: () => begin('quote'),
                },
                { type: 'line' },
                {
                  label: messages.delete,
                  icon: <Trash2 aria-hidden="true" />,
                  danger: true,
                  run: () => void actions.removeAll([row]).then((done) => done && go('customers')),
                },
              ]}
            />
          </>
        }
      />
      <BalanceFigures accounts={accounts} />
      <Tabs
        label={messages.tabs}
        value={view}
        tabs={VIEWS.map((value) => ({
          value,
          label: messages.views[value],
          content: value === view && <Suspense fallback={<PageSkeleton />}>{content[value]}</Suspense>,
        }))}
        onChange={(next) => update({ view: next })}
      />
    </>
  )
}

function Facts({ row }: { readonly row: RowOfKind<'customer'> }) {
  const words = [
    row.company === row.name ? '' : row.company,
    row.industry,
    row.country === '' ? '' : countryName(row.country),
  ].filter(Boolean)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-0.5 pt-1">
      <CustomerStatus status={row.status} />
      {words.join(' · ')}
    </span>
  )
}
