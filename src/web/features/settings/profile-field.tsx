import { businessProfile } from '#contract/entities/business-profile.ts'
import type { Field } from '#contract/fields.ts'
import { FieldControl } from '#web/kit/form/field-control.tsx'
import type { Option } from '#web/kit/ui/native-select.tsx'
import type { ProfileRow } from './profile-row.ts'
import type { ProfileActs } from './use-profile-acts.ts'

const fields: Readonly<Record<keyof typeof businessProfile.fields, Field>> = businessProfile.fields

/** The profile that a panel edits. */
export interface ProfileEditing {
  readonly row: ProfileRow
  readonly save: ProfileActs['save']
}

interface ProfileFieldProps extends ProfileEditing {
  readonly name: keyof typeof businessProfile.fields
  /** In addition to what the declaration says. */
  readonly help?: string
  readonly options?: readonly Option[]
  readonly disabled?: boolean
}

/** One declared field of a business profile, saved as it is changed. */
export function ProfileField({ name, row, save, help, options, disabled = false }: ProfileFieldProps) {
  const declared = fields[name]
  const field = help === undefined ? declared : { ...declared, help }
  return (
    <FieldControl
      field={field}
      value={row[name]}
      disabled={disabled}
      {...(options ? { options } : {})}
      onCommit={(value) => save(row, { [name]: value }, field.label)}
    />
  )
}
