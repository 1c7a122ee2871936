import { useMemo } from 'react'
import { setDefaultProfile } from '#contract/commands/profiles.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { standingVat } from '#contract/entities/business-vat.ts'
import { general, writableValues } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { type Actions, actionsOn } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { NewMutation } from '#web/kit/data/store-options.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { userTimeZone } from '#web/kit/format/date.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { LogoProblem, readLogo } from './logo-file.ts'
import { changesPricing } from './profile-edits.ts'
import { requireProfile } from './profile-guards.ts'
import { settingsMessages as messages } from './messages.ts'

const KIND = 'businessProfile'
type Profile = RowOfKind<typeof KIND>

/** What can be done with business profiles, each with its message and its way back. */
export interface ProfileActions {
  /** Saves at once; `what` names the change, for the message that offers to undo it. */
  readonly save: (row: Profile, patch: PatchOfKind<typeof KIND>, what: string) => void
  /** Adds a profile and answers its id; undefined when it could not be made. */
  readonly add: () => Promise<string | undefined>
  /** Makes a file the logo; answers in words why it did not become one. */
  readonly setLogo: (row: Profile, file: Blob) => Promise<string | undefined>
  readonly makeDefault: (row: Profile) => void
  readonly remove: (row: Profile) => void
}

/** The actions on the business profiles of the signed-in user. */
export function useProfileActions(): ProfileActions {
  const store = useStore()
  return useMemo(() => profileActions(store), [store])
}

/** The same over a store. */
export function profileActions(store: Store): ProfileActions {
  const actions = actionsOn(store, KIND)
  const save: ProfileActions['save'] = (row, patch, what) =>
    void actions.attempt('change', () => saveProfile(store, actions, { row, patch, what }), messages.thing)
  return {
    save,
    add: () =>
      actions.attempt('create', async () => {
        requireProfile(store, 'create')
        return actions.create({ name: messages.profiles.newName, timeZone: userTimeZone() })
      }),
    async setLogo(row, file) {
      try {
        requireProfile(store, 'logo', row.id)
        const logo = await readLogo(file)
        save(row, { logo }, businessProfile.fields.logo.label)
        return undefined
      } catch (error) {
        const refused = error instanceof LogoProblem ? new Refusal('rule-broken', { message: error.message }) : error
        return failureOf(refused, { act: 'change', thing: actionMessages.thing(KIND) }).title
      }
    },
    makeDefault: ({ id, name }) =>
      void actions.run('change', setDefaultProfile, { id }, () => ({
        title: messages.profiles.defaultIs(name),
        ...pricesStay(store),
      })),
    remove: ({ id, isDefault }) =>
      void actions.attempt('delete', async () => {
        requireProfile(store, 'delete', id)
        await actions.remove(id, () => {
          const next = isDefault ? defaultProfile(store.all(KIND)) : undefined
          return next ? { detail: messages.profiles.nextDefault(next.name) } : {}
        })
      }),
  }
}

interface Saving {
  readonly row: Profile
  readonly patch: PatchOfKind<typeof KIND>
  readonly what: string
}

/**
 * Writes a change, by a merge write of the whole profile where it is not there any more (PROF-04). The currency of the default profile is
 * the user's preferred one too (AUTH-08).
 */
async function saveProfile(store: Store, actions: Actions<typeof KIND>, { row, patch, what }: Saving): Promise<void> {
  requireProfile(store, 'update')
  const { id } = row
  const { userId } = store
  const { preferredCurrency } = patch
  const own: NewMutation = store.get(KIND, id)
    ? { op: 'patch', kind: KIND, id, data: patch }
    : { op: 'put', kind: KIND, id: row.id, data: { ...writableValues(general(businessProfile), row), ...patch } }
  const isPreferred = preferredCurrency !== undefined && row.isDefault && store.get('userProfile', userId) !== undefined
  const preferred: NewMutation = { op: 'patch', kind: 'userProfile', id: userId, data: { preferredCurrency } }
  await actions.write('change', [own, ...(isPreferred ? [preferred] : [])], () => ({
    key: 'settings-saved',
    title: actionMessages.saved(what),
    ...(row.isDefault && changesPricing(store.get(KIND, id) ?? row, row) ? pricesStay(store) : {}),
    beside: (kind, now, back) => (kind === KIND ? standingVat(now, back) : {}),
  }))
}

function pricesStay(store: Store): { readonly detail?: string } {
  return store.all('product').length > 0 ? { detail: messages.pricesStay } : {}
}
