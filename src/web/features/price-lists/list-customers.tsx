import X from 'lucide-react/icons/x'
import { useMemo } from 'react'
import { compareByName } from '#domain/list-query.ts'
import { editCustomers } from '#contract/commands/customers.ts'
import type { AnyRow } from '#contract/entity.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { takeBack } from '#web/kit/data/undo.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { customersText as text } from './customers-text.ts'
import type { PriceListRow } from './price-list-row.ts'

type Buyer = AnyRow & { readonly name: string; readonly nameKey: string; readonly priceListId: string | null }

/** The customers whose documents take their prices from a list; more can be added and some taken out (PLIST-06). */
export function ListCustomers({ list }: { readonly list: PriceListRow }) {
  const rows = useRows('customer') as readonly Buyer[]
  const assign = useAssigning(list)
  const [buyers, others] = useMemo(() => {
    const sorted = rows.toSorted((a, b) => compareByName(a, b))
    return [
      sorted.filter(({ priceListId }) => priceListId === list.id),
      sorted.filter(({ priceListId }) => priceListId !== list.id),
    ]
  }, [rows, list.id])
  return (
    <Panel title={text.title} lead={text.lead}>
      {buyers.length > 0 && (
        <ul aria-label={text.title} className="mb-4 max-h-80 divide-y divide-line overflow-y-auto border-y border-line">
          {buyers.map((buyer) => (
            <li key={buyer.id} className="flex min-h-11 items-center justify-between gap-3">
              <ScreenLink
                screen="customer"
                search={{ id: buyer.id }}
                className="min-w-0 truncate font-semibold hover:text-primary hover:underline"
              >
                {buyer.name}
              </ScreenLink>
              <IconButton
                label={text.remove(buyer.name)}
                icon={<X />}
                className="text-muted"
                onClick={() => assign(buyer, null, text.removed(buyer.name))}
              />
            </li>
          ))}
        </ul>
      )}
      <Combobox
        className="max-w-96"
        label={text.add}
        value={null}
        required
        placeholder={rows.length === 0 ? text.nobody : text.choose}
        disabled={others.length === 0}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => {
          const buyer = others.find((each) => each.id === id)
          if (buyer) assign(buyer, list.id, text.added(buyer.name))
        }}
      />
    </Panel>
  )
}

/** Gives a customer a price list, or none, with the way back. */
function useAssigning(list: PriceListRow) {
  const store = useStore()
  return (buyer: Buyer, priceListId: string | null, told: string): void => {
    const assigned = async (): Promise<void> => {
      const changeSetId = store.newId()
      try {
        await store.run(editCustomers, {
          changeSetId,
          title: text.set(list.title),
          ids: [buyer.id],
          edit: { priceListId },
        })
      } catch (error) {
        return showFailure(error, text.act)
      }
      const undo = {
        kind: 'customer',
        id: buyer.id,
        data: { priceListId: buyer.priceListId },
        expect: { priceListId },
      }
      const run = () => void takeBack(store, undo).catch((error: unknown) => showFailure(error, text.act))
      showToast({ key: 'list-customers', title: told, action: { label: text.undo, run } })
      return undefined
    }
    void assigned()
  }
}
