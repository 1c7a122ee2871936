import type { Language } from '#contract/languages.ts'
import { actionsOn } from '../actions/actions.ts'
import { useRow, useStore } from '../data/use-store.ts'
import { chooseLanguage } from './language-choice.ts'
import { languageMessages } from './messages.ts'

/** The language that the user chose, empty for that of the device, and how to choose another one (SHELL-10). */
export function useLanguage(): { readonly choice: string; readonly choose: (tag: LanguageTag) => void } {
  const store = useStore()
  const choice = useRow('userProfile', store.userId)?.language ?? ''
  const choose = async (language: LanguageTag): Promise<void> => {
    await actionsOn(store, 'userProfile').save(store.userId, { language }, languageMessages.language)
    await chooseLanguage(language)
  }
  return { choice, choose: (tag) => void choose(tag) }
}

type LanguageTag = '' | Language
