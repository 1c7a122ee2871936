import { useMemo } from 'react'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { commandsIn } from './commands.ts'
import type { Choice } from './composer-choices.tsx'
import { beginConversation } from './conversation.ts'
import { namingIn, recordsNamed } from './named-records.ts'
import type { SeenRecord } from './page-context.ts'

/** Records behind an @, and commands behind a / at the beginning; `onName` is told of a record that was taken. */
export function useChoices(onName: (record: SeenRecord) => void): (text: string) => readonly Choice[] {
  const store = useStore()
  const named = useMemo(() => onceNamed(store), [store])
  return (text) => {
    const naming = namingIn(text)
    if (naming === undefined) return commandsIn(text).map(commandChoice)
    return named(naming).map((record) => ({
      id: record.id,
      label: record.name,
      choose: () => {
        onName(record)
        return `${text.slice(0, text.length - naming.length - 1)}${record.name} `
      },
    }))
  }
}

/** The records of a name, looked for once while rows and name are the same: an answer that comes draws the composer with each of its parts. */
function onceNamed(store: Store): (naming: string) => readonly SeenRecord[] {
  let last: { readonly naming: string; readonly revision: number; readonly records: readonly SeenRecord[] } | undefined
  return (naming) => {
    const { revision } = store
    if (last?.naming !== naming || last.revision !== revision)
      last = { naming, revision, records: recordsNamed(store, naming) }
    return last.records
  }
}

function commandChoice({ id, name, about, text }: ReturnType<typeof commandsIn>[number]): Choice {
  return {
    id,
    label: `/${name}`,
    about,
    choose: () => {
      if (text === '') beginConversation()
      return text
    },
  }
}
