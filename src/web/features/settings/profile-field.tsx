import { businessProfile } from '#contract/entities/business-profile.ts'
import { type RowEditing, rowField } from '#web/kit/form/row-field.tsx'

/** The profile that a panel edits. */
export type ProfileEditing = RowEditing<'businessProfile'>

/** One declared field of a business profile, saved as it is changed. */
export const ProfileField = rowField<'businessProfile'>(businessProfile)
