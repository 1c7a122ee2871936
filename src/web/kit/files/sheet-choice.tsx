import { NativeSelect } from '../ui/native-select.tsx'
import type { OpenTable } from './open-table.ts'
import { tableFileMessages as messages } from './messages.ts'

interface SheetChoiceProps {
  readonly workbook: NonNullable<OpenTable['layout']['workbook']>
  readonly disabled?: boolean
  readonly onSheet: (sheet: string) => void
}

/** The sheet of a workbook that is read; another one may be chosen. */
export function SheetChoice({ workbook: { sheet, sheets, hidden }, disabled = false, onSheet }: SheetChoiceProps) {
  return (
    <NativeSelect
      label={messages.sheet}
      className="max-w-72"
      disabled={disabled}
      value={sheet}
      options={sheets.map((name) => ({ value: name, label: hidden.includes(name) ? messages.hidden(name) : name }))}
      onChange={onSheet}
    />
  )
}
