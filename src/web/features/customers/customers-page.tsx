import ChartBar from 'lucide-react/icons/chart-bar'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileDown from 'lucide-react/icons/file-down'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import Users from 'lucide-react/icons/users'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { CustomerAccount } from '#domain/customers/accounts.ts'
import { type MessageCode, messages } from '#contract/messages.ts'
import type { StoreProblem } from '#web/kit/data/status.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { csvFile, saveFile } from '#web/kit/files/save-file.ts'
import { today } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ListPage } from '#web/kit/list/list-page.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { patiently } from '#web/kit/load/patiently.ts'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { useCustomerActs } from './customer-acts.ts'
import type { Accounts } from './customer-list.ts'
import { asCustomers, type CustomerRow } from './customer-row.ts'
import { CustomersList } from './customers-list.tsx'
import { customersText as text } from './text.ts'
import { useAccounts } from './use-accounts.ts'

const NewCustomerDialog = lazyPart(() => import('./new-customer-dialog.tsx').then((module) => module.NewCustomerDialog))
const ImportCustomers = lazyPart(() => import('./import-customers.tsx').then((module) => module.ImportCustomers))

/** The customers of the business, with what each owes (CUST-01…06). */
export function CustomersPage() {
  const rows = asCustomers(useRows('customer'))
  const accounts = useAccounts()
  const acts = useCustomerActs()
  const store = useStore()
  const go = useGo()
  const [dialog, setDialog] = useState<'new' | 'import'>()
  const facts = useMemo(() => factsOf(rows, accounts), [rows, accounts])
  const newButton = (label: ReactNode) => (
    <Button
      tone="primary"
      icon={<Plus aria-hidden="true" />}
      onPointerEnter={NewCustomerDialog.preload}
      onClick={() => setDialog('new')}
    >
      {label}
    </Button>
  )
  const importing = { label: text.import, icon: <FileUp aria-hidden="true" />, run: () => setDialog('import') }
  return (
    <>
      <ListPage
        title={text.title}
        count={rows.length}
        columns={6}
        facts={facts}
        hides={isDenied}
        action={
          <>
            <ScreenButton screen="customers" search={{ view: 'figures' }} icon={<ChartBar aria-hidden="true" />}>
              <span className="max-md:sr-only">{text.figures}</span>
            </ScreenButton>
            <MenuButton
              label={text.more}
              icon={<Ellipsis aria-hidden="true" />}
              iconOnly
              align="end"
              entries={[
                importing,
                { label: text.export, icon: <FileDown aria-hidden="true" />, run: () => void exportRows(store) },
              ]}
            />
            {newButton(<span className="max-md:sr-only">{text.create}</span>)}
          </>
        }
        empty={
          <EmptyState
            icon={<Users />}
            title={text.empty.title}
            action={newButton(text.create)}
            secondAction={
              <Button tone="ghost" onClick={importing.run}>
                {text.import}
              </Button>
            }
          >
            {text.empty.text}
          </EmptyState>
        }
      >
        <CustomersList rows={rows} accounts={accounts} acts={acts} />
      </ListPage>
      <Suspense fallback={null}>
        {dialog === 'new' && (
          <NewCustomerDialog acts={acts} onMade={(id) => go('customer', { id })} onClose={() => setDialog(undefined)} />
        )}
        {dialog === 'import' && <ImportCustomers onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  )
}

/** Access that was refused while customers were loading shows an empty list and no error (CUST-04). */
function isDenied({ code }: StoreProblem): boolean {
  const status = messages[code as MessageCode]?.status
  return status === 401 || status === 403
}

async function exportRows(store: Store): Promise<void> {
  const [{ fileText }, { customerFile }] = await patiently(() =>
    Promise.all([import('#web/kit/row-files/file-text.ts'), import('./customer-file.ts')]),
  )
  saveFile(text.fileName(today()), csvFile([fileText(customerFile, store.all('customer'), store)]))
}

function factsOf(rows: readonly CustomerRow[], accounts: Accounts): string {
  const active = rows.filter(({ status }) => status === 'active').length
  const known = rows.flatMap(({ id }) => accounts.get(id) ?? [])
  const [due, overdue] = (['due', 'overdue'] as const).map((name) => sums(known, name))
  return [
    text.facts(formatCount(rows.length, text.customer), formatNumber(active)),
    ...(due ? [text.owed(due)] : []),
    ...(overdue ? [text.overdue(overdue)] : []),
  ].join(' · ')
}

/** Sums by currency in words: `€120.00 and $4.00`; empty where there is nothing. */
function sums(accounts: readonly CustomerAccount[], name: 'due' | 'overdue'): string {
  const byCurrency = new Map<string, number>()
  for (const account of accounts) {
    byCurrency.set(account.currency, (byCurrency.get(account.currency) ?? 0) + account[name])
  }
  return [...byCurrency]
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => formatMoney(amount, currency))
    .join(', ')
}
