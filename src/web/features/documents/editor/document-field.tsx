import { document } from '#contract/entities/document.ts'
import { movedDays } from '#contract/entities/document-days.ts'
import { readField } from '#web/kit/form/read-field.ts'
import type { DocumentEditing } from './document-editing.ts'
import { QuietDay, QuietText } from './quiet-fields.tsx'

const { fields } = document
/** Texts that may be longer are written in several lines. */
const LONG_TEXT = 5_000

type DayName = 'issueDate' | 'dueDate' | 'deliveryDate'
type TextName =
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'customerVatId'
  | 'customerRegistrationNumber'
  | 'customerElectronicAddress'
  | 'buyerReference'
  | 'orderReference'
  | 'customerNotes'
  | 'terms'
  | 'notes'
  | 'paymentTerms'
  | 'reason'

interface DocumentFieldProps extends Pick<DocumentEditing, 'row' | 'actions'> {
  readonly name: DayName | TextName
  /** What it is called on this document, where its declaration says it otherwise. */
  readonly label?: string
  readonly hideLabel?: boolean
  readonly disabled?: boolean
  readonly className?: string
  readonly controlClassName?: string
}

/** A declared text or day of a document, written on the sheet and saved as it is left. */
export function DocumentField({ row, actions, name, label = fields[name].label, ...layout }: DocumentFieldProps) {
  const onSave = (value: string | null) =>
    actions.save(row, name === 'issueDate' && value !== null ? movedDays(row, value) : { [name]: value }, label)
  if (isDay(name))
    return (
      <QuietDay
        {...layout}
        name={name}
        label={label}
        required={name === 'issueDate'}
        value={row[name]}
        onSave={onSave}
      />
    )
  return (
    <QuietText
      {...layout}
      name={name}
      label={label}
      placeholder="–"
      multiline={(fields[name].max ?? 0) > LONG_TEXT}
      value={row[name]}
      read={readField(fields[name])}
      onSave={onSave}
    />
  )
}

function isDay(name: DayName | TextName): name is DayName {
  return name.endsWith('Date')
}
