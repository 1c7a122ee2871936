import Columns3 from 'lucide-react/icons/columns-3'
import { MenuButton } from '../ui/menu-button.tsx'
import { listText } from './text.ts'
import { withColumn } from './visible-columns.ts'

export interface ColumnsButtonProps<C extends string> {
  readonly all: readonly C[]
  readonly labels: Readonly<Record<C, string>>
  readonly shown: readonly C[]
  readonly defaults: readonly C[]
  readonly onChange: (columns: readonly C[]) => void
}

/** Chooses the columns of a list. */
export function ColumnsButton<C extends string>({ all, labels, shown, defaults, onChange }: ColumnsButtonProps<C>) {
  return (
    <MenuButton
      label={listText.columns}
      icon={<Columns3 aria-hidden="true" />}
      align="end"
      entries={[
        ...all.map((column) => ({
          type: 'check' as const,
          label: labels[column],
          checked: shown.includes(column),
          onChange: (isShown: boolean) => onChange(withColumn(shown, all, column, isShown)),
        })),
        { type: 'line' as const },
        { label: listText.resetColumns, run: () => onChange(defaults) },
      ]}
    />
  )
}
