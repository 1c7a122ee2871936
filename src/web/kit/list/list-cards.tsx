import { CardList, CardRow } from '../ui/card-list.tsx'
import type { MenuEntry } from '../ui/menu-entry.ts'
import type { RowChoice } from '../ui/use-row-choice.ts'
import type { ListCard } from './list-view.ts'
import { RowMenu } from './row-menu.tsx'
import { declaredMessages } from './declared-messages.ts'

/** A row as a phone shows it, with what can be done with it. */
export interface ShownCard extends ListCard {
  readonly id: string
  readonly menu: readonly MenuEntry[] | undefined
}

interface ListCardsProps {
  readonly label: string
  readonly cards: readonly ShownCard[]
  /** Given while rows are being chosen. */
  readonly choice: Pick<RowChoice, 'chosen' | 'choose'> | undefined
  /** What all that were found come to, by name. */
  readonly totals: readonly (readonly [name: string, total: string])[]
  readonly onOpen: (id: string) => void
  readonly current: string
}

/** The rows of a declared list as a phone shows them. */
export function ListCards({ label, cards, choice, totals, onOpen, current }: ListCardsProps) {
  return (
    <>
      <CardList label={label}>
        {cards.map(({ id, menu, ...card }) => (
          <CardRow
            key={id}
            {...card}
            {...(menu ? { state: <StateWithMenu title={card.title} state={card.state} menu={menu} /> } : {})}
            current={current === id}
            onOpen={() => onOpen(id)}
            {...(choice
              ? {
                  selected: choice.chosen.has(id),
                  onSelect: (isChosen: boolean) => choice.choose(id, isChosen, false),
                }
              : {})}
          />
        ))}
      </CardList>
      {totals.length > 0 && (
        <dl aria-label={declaredMessages.totals} className="grid grid-cols-[1fr_auto] gap-x-4 px-3 text-muted">
          {totals.map(([name, total]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-end font-bold text-fg">{total}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function StateWithMenu({ title, state, menu = [] }: Pick<ShownCard, 'title' | 'state' | 'menu'>) {
  return (
    <span className="flex items-center gap-1">
      {state}
      <RowMenu name={title} entries={menu} />
    </span>
  )
}
