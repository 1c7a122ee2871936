import { useStore } from '#web/kit/data/use-store.ts'
import { commandsIn } from './commands.ts'
import type { Choice } from './composer-choices.tsx'
import { beginConversation } from './conversation.ts'
import { namingIn, recordsNamed } from './named-records.ts'
import type { SeenRecord } from './page-context.ts'

/** Records behind an @, and commands behind a / at the beginning; `onName` is told of a record that was taken. */
export function useChoices(onName: (record: SeenRecord) => void): (text: string) => readonly Choice[] {
  const store = useStore()
  return (text) => {
    const naming = namingIn(text)
    if (naming === undefined) return commandsIn(text).map(commandChoice)
    return recordsNamed(store, naming).map((record) => ({
      id: record.id,
      label: record.name,
      choose: () => {
        onName(record)
        return `${text.slice(0, text.length - naming.length - 1)}${record.name} `
      },
    }))
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
