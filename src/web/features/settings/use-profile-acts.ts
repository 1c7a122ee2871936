import { useMemo } from 'react'
import { setDefaultProfile } from '#contract/commands/profiles.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { Refusal } from '#contract/messages.ts'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { saveEdit, takeBack, type Undo } from '#web/kit/data/undo.ts'
import { deviceTimeZone } from '#web/kit/format/date.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { changesPricing, withFollowing } from './profile-edits.ts'
import { LogoProblem, readLogo } from './logo-file.ts'
import { requireProfile } from './profile-guards.ts'
import { type ProfilePatch, type ProfileRow, writableData } from './profile-row.ts'
import { settingsText } from './text.ts'

const KIND = 'businessProfile'
const text = settingsText.profiles

/** What can be done with business profiles, each with its message and its way back. */
export interface ProfileActs {
  /** Saves at once; `what` names the change, for the message that offers to undo it. */
  readonly save: (row: ProfileRow, patch: ProfilePatch, what: string) => void
  /** Adds a profile and answers its id; undefined when it could not be made. */
  readonly add: () => Promise<string | undefined>
  /** Makes a file the logo; answers in words why it did not become one. */
  readonly setLogo: (row: ProfileRow, file: Blob) => Promise<string | undefined>
  readonly makeDefault: (row: ProfileRow) => void
  readonly remove: (row: ProfileRow) => void
}

/** The acts on the business profiles of the signed-in user. */
export function useProfileActs(): ProfileActs {
  const store = useStore()
  return useMemo(() => profileActs(store), [store])
}

/** The same, over a store. */
export function profileActs(store: Store): ProfileActs {
  const attempt = async <T>(act: string, thing: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      showFailure(error, { act, thing })
      return undefined
    }
  }
  const change = (act: string, thing: string, work: () => Promise<unknown>): void => void attempt(act, thing, work)
  const toDefault = (id: string) => store.run(setDefaultProfile, { id })

  const acts: ProfileActs = {
    save(row, wish, what) {
      const patch = withFollowing(row, wish)
      change('change', settingsText.thing, async () => {
        requireProfile(store, 'update')
        const undos = await write(store, row, patch)
        const stay = row.isDefault && changesPricing(patch, row) && store.all('product').length > 0
        showToast({
          key: 'settings-saved',
          title: settingsText.saved(what),
          ...(stay ? { detail: settingsText.pricesStay } : {}),
          action: {
            label: settingsText.undo,
            run: () =>
              change('change', settingsText.thing, () => Promise.all(undos.map((undo) => takeBack(store, undo)))),
          },
        })
      })
    },
    add: () =>
      attempt('create', text.thing, () =>
        oncePerPress('create profile', async () => {
          requireProfile(store, 'create')
          const id = store.newId()
          await store.mutate({ op: 'put', kind: KIND, id, data: { name: text.newName, timeZone: deviceTimeZone() } })
          return id
        }),
      ),
    setLogo: async (row, file) => {
      try {
        requireProfile(store, 'logo', row.id)
        const logo = await readLogo(file)
        acts.save(row, { logo }, businessProfile.fields.logo.label)
        return undefined
      } catch (error) {
        return failureOf(error instanceof LogoProblem ? refusalOf(error) : error, LOGO).title
      }
    },
    makeDefault(row) {
      const before = defaultProfile(store.all(KIND))
      change('change', text.thing, async () => {
        await toDefault(row.id)
        showToast({
          title: text.defaultIs(row.name),
          ...(store.all('product').length > 0 ? { detail: settingsText.pricesStay } : {}),
          ...(before
            ? {
                action: {
                  label: settingsText.undo,
                  run: () => change('change', text.thing, () => toDefault(before.id)),
                },
              }
            : {}),
        })
      })
    },
    remove(row) {
      const restored = () => store.mutate({ op: 'put', kind: KIND, id: row.id, data: writableData(row) })
      change('delete', text.thing, async () => {
        requireProfile(store, 'delete', row.id)
        await store.mutate({ op: 'delete', kind: KIND, id: row.id })
        const next = row.isDefault ? defaultProfile(store.all(KIND)) : undefined
        showToast({
          title: text.deleted(row.name),
          ...(next ? { detail: text.nextDefault(String(next['name'])) } : {}),
          action: { label: settingsText.undo, run: () => change('restore', text.thing, restored) },
        })
      })
    },
  }
  return acts
}

const LOGO = { act: 'change', thing: text.thing }

function refusalOf({ message }: Error): Refusal {
  return new Refusal('rule-broken', { message })
}

/**
 * Writes a change, by a merge write of the whole profile where it is not there any more (PROF-04). The currency of the default profile is
 * the user's preferred one too (AUTH-08).
 */
async function write(store: Store, row: ProfileRow, patch: ProfilePatch): Promise<readonly Undo[]> {
  const { id } = row
  const undos: (Undo | undefined)[] = []
  if (store.get(KIND, id) !== undefined) undos.push(await saveEdit(store, KIND, id, { ...patch }))
  else await store.mutate({ op: 'put', kind: KIND, id, data: { ...writableData(row), ...patch } })
  const { userId } = store
  const { preferredCurrency } = patch
  if (preferredCurrency !== undefined && row.isDefault && store.get('userProfile', userId)) {
    undos.push(await saveEdit(store, 'userProfile', userId, { preferredCurrency }))
  }
  return undos.flatMap((undo) => undo ?? [])
}
