import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { type ListColumns, movedColumn } from './list-columns.ts'
import { barMessages } from './bar-messages.ts'

interface ColumnsChoiceProps {
  readonly columns: ListColumns
  readonly labels: Readonly<Record<string, string>>
}

/** Chooses the columns of a list and their order. */
export function ColumnsChoice({ columns, labels }: ColumnsChoiceProps) {
  const standing = columns.shown.slice(1)
  const toggle = (name: string, isShown: boolean): void =>
    columns.choose(isShown ? [...standing, name] : standing.filter((each) => each !== name))
  return (
    <div className="w-full min-w-64">
      <ul aria-label={barMessages.columns}>
        {columns.offered.map((name) => {
          const label = labels[name] ?? name
          const at = standing.indexOf(name)
          return (
            <li key={name} className="flex min-h-9 items-center justify-between gap-2">
              <Checkbox label={label} checked={at >= 0} onChange={(isShown) => toggle(name, isShown)} />
              {at >= 0 && (
                <span className="flex">
                  <IconButton
                    label={barMessages.earlier(label)}
                    icon={<ArrowUp />}
                    disabled={at === 0}
                    onClick={() => columns.choose(movedColumn(standing, name, -1))}
                  />
                  <IconButton
                    label={barMessages.later(label)}
                    icon={<ArrowDown />}
                    disabled={at === standing.length - 1}
                    onClick={() => columns.choose(movedColumn(standing, name, 1))}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <Button tone="ghost" size="small" disabled={!columns.chosen} onClick={() => columns.choose(undefined)}>
        {barMessages.resetColumns}
      </Button>
    </div>
  )
}
