import ChartBar from 'lucide-react/icons/chart-bar'
import CircleDot from 'lucide-react/icons/circle-dot'
import Plus from 'lucide-react/icons/plus'
import Tags from 'lucide-react/icons/tags'
import Users from 'lucide-react/icons/users'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { customer, CUSTOMER_STATES } from '#contract/entities/customer.ts'
import type { MessageCode } from '#contract/refusal.ts'
import { messages } from '#contract/refusal-catalogue.ts'
import type { StoreProblem } from '#web/kit/data/status.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { DeclaredList } from '#web/kit/list/declared-list.tsx'
import { EmptyList } from '#web/kit/list/empty-list.tsx'
import { rowFile } from '#web/kit/list/row-file.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useNewAsked } from '#web/kit/shell/use-new-asked.ts'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { customerListView } from './customer-list-view.tsx'
import { customersMessages as text } from './messages.ts'
import { useAccounts } from './use-accounts.ts'
import { useCustomerActions } from './use-customer-actions.ts'

const NewCustomerDialog = lazyPart(() => import('./new-customer-dialog.tsx').then((module) => module.NewCustomerDialog))
const TagsDialog = lazyPart(() => import('./tags-dialog.tsx').then((module) => module.TagsDialog))
const file = rowFile('customers', () => import('./customer-file.ts').then((module) => module.customerFile))

/** The customers of the business, with what each owes (CUST-01…06). */
export function CustomersPage() {
  const rows = useRows('customer')
  const accounts = useAccounts()
  const actions = useCustomerActions()
  const go = useGo()
  const [dialog, setDialog] = useState<'new' | 'tags'>()
  useNewAsked(setDialog)
  const facts = useMemo(
    () =>
      text.factsOf(
        rows,
        rows.flatMap(({ id }) => accounts.get(id) ?? []),
      ),
    [rows, accounts],
  )
  const close = () => setDialog(undefined)
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
  return (
    <>
      <DeclaredList
        view={customerListView}
        rows={rows}
        context={accounts}
        facts={facts}
        hides={isDenied}
        action={
          <>
            <ScreenButton screen="customers" search={{ view: 'figures' }} icon={<ChartBar aria-hidden="true" />}>
              <span className="max-md:sr-only">{text.figures}</span>
            </ScreenButton>
            {newButton(<span className="max-md:sr-only">{text.create}</span>)}
          </>
        }
        renderEmpty={(bringIn) => (
          <EmptyList icon={<Users />} messages={text.empty} action={newButton(text.create)} bringIn={bringIn} />
        )}
        onOpen={(id) => go('customer', { id })}
        onRemove={actions.removeAll}
        onSave={(id, field, value) => void actions.save(id, { [field]: value }, customer.fields[field as 'name'].label)}
        renderBulk={({ selection }) => {
          const ids = selection.rows.map(({ id }) => id)
          return (
            <>
              <MenuButton
                label={text.selection.status}
                icon={<CircleDot aria-hidden="true" />}
                size="small"
                entries={CUSTOMER_STATES.map((status) => ({
                  label: text.states[status],
                  run: () => void actions.edit(ids, { status }, text.statusSet(ids.length, status)),
                }))}
              />
              <Button size="small" icon={<Tags aria-hidden="true" />} onClick={() => setDialog('tags')}>
                {text.selection.tags}
              </Button>
            </>
          )
        }}
        file={file}
      >
        {({ selection }) => (
          <Suspense fallback={null}>
            {dialog === 'tags' && (
              <TagsDialog
                count={selection.count}
                onApply={(addTags, removeTags) =>
                  actions.edit(
                    selection.rows.map(({ id }) => id),
                    { addTags, removeTags },
                    text.tagged(selection.count),
                  )
                }
                onClose={close}
              />
            )}
          </Suspense>
        )}
      </DeclaredList>
      <Suspense fallback={null}>
        {dialog === 'new' && (
          <NewCustomerDialog actions={actions} onMade={(id) => go('customer', { id })} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

/** Access that was refused while customers were loading shows an empty list and no error (CUST-04). */
function isDenied({ code }: StoreProblem): boolean {
  const status = messages[code as MessageCode]?.status
  return status === 401 || status === 403
}
