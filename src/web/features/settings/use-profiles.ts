import { compareText } from '#domain/text-fold.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import type { ProfileEditing } from './profile-field.tsx'
import { useProfileActions } from './use-profile-actions.ts'

const shape = { profile: textParam() }

/** The business profiles of the user, the first made first, kept up to date. */
function useProfiles(): readonly RowOfKind<'businessProfile'>[] {
  return useRows('businessProfile').toSorted((a, b) => a.createdAt - b.createdAt || compareText(a.id, b.id))
}

/** The profile that is edited: the default one, unless the address names another. */
export function useChosenProfile() {
  const profiles = useProfiles()
  const actions = useProfileActions()
  const [search, update] = useSearchState(shape)
  const standard = profiles.find(({ isDefault }) => isDefault) ?? profiles[0]
  const row = profiles.find(({ id }) => id === search.profile) ?? standard
  const choose = (id: string) => update({ profile: id === standard?.id ? '' : id })
  const editing: ProfileEditing | undefined = row && {
    row,
    save: (patch, what) => actions.save(row, patch, what),
  }
  return { profiles, actions, standard, editing, choose }
}
