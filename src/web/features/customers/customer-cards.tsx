import { countryName } from '#web/kit/format/places.ts'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { CustomerStatus, DueAmount } from './customer-cells.tsx'
import type { CustomerRowsProps } from './customer-table.tsx'
import { customersText as text } from './text.ts'

/** The customers of a page as a phone shows them: name and what is due, the rest below. */
export function CustomerCards(props: CustomerRowsProps & { readonly choosing: boolean }) {
  const { rows, accounts, chosen, onChoose, onOpen, choosing } = props
  return (
    <CardList label={text.label}>
      {rows.map((row) => (
        <CardRow
          key={row.id}
          title={row.name}
          value={<DueAmount accounts={accounts.get(row.id)} />}
          detail={
            [row.email || row.phone, row.country === '' ? '' : countryName(row.country)].filter(Boolean).join(' · ') ||
            text.noContact
          }
          state={<CustomerStatus status={row.status} />}
          onOpen={() => onOpen(row.id)}
          {...(choosing
            ? { selected: chosen.has(row.id), onSelect: (isChosen: boolean) => onChoose(row.id, isChosen, false) }
            : {})}
        />
      ))}
    </CardList>
  )
}
