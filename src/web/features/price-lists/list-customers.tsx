import X from 'lucide-react/icons/x'
import { useMemo } from 'react'
import { compareByName } from '#domain/list-query.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { ScreenButton, ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { customersMessages as messages } from './page-messages.ts'

/** The customers whose documents take their prices from a list; more can be added and some taken out (PLIST-06). */
export function ListCustomers({ list }: { readonly list: RowOfKind<'priceList'> }) {
  const rows = useRows('customer')
  const actions = useActions('customer')
  const [buyers, others] = useMemo(() => {
    const sorted = rows.toSorted((a, b) => compareByName(a, b))
    return [
      sorted.filter(({ priceListId }) => priceListId === list.id),
      sorted.filter(({ priceListId }) => priceListId !== list.id),
    ]
  }, [rows, list.id])
  const assign = (id: string, priceListId: string | null, title: string): void =>
    void actions.save(id, { priceListId }, '', { title })
  return (
    <Panel title={messages.title} lead={messages.lead(list, businessToday())}>
      {buyers.length > 0 && (
        <ul
          aria-label={messages.title}
          className="mb-4 max-h-80 divide-y divide-line overflow-y-auto border-y border-line"
        >
          {buyers.map(({ id, name }) => (
            <li key={id} className="flex min-h-11 items-center justify-between gap-3">
              <ScreenLink
                screen="customer"
                search={{ id }}
                className="min-w-0 truncate font-semibold hover:text-primary hover:underline"
              >
                {name}
              </ScreenLink>
              <IconButton
                label={messages.remove(name)}
                icon={<X />}
                className="text-muted"
                onClick={() => assign(id, null, messages.removed(name))}
              />
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 ? (
        <div className="space-y-3">
          <p className="text-pretty text-muted">{messages.nobody}</p>
          <ScreenButton screen="customers" search={{ new: '1' }} size="small">
            {messages.create}
          </ScreenButton>
        </div>
      ) : (
        <Combobox
          className="max-w-96"
          label={messages.add}
          value={null}
          required
          placeholder={messages.choose}
          disabled={others.length === 0}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            const buyer = others.find((each) => each.id === id)
            if (buyer) assign(buyer.id, list.id, messages.added(buyer.name))
          }}
        />
      )}
    </Panel>
  )
}
