import { useAuth } from '../shell/auth-state.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { chooseLanguage, chosenLanguage, languageNames } from './language-choice.ts'
import { languageMessages } from './messages.ts'
import { useLanguage } from './use-language.ts'

/** The choice of a language: kept with the profile of who is signed in, with the browser of everybody else (SHELL-10). */
export function LanguageSelect({ hideLabel = false }: { readonly hideLabel?: boolean }) {
  return useAuth().status === 'signed-in' ? <OfProfile hideLabel={hideLabel} /> : <OfBrowser hideLabel={hideLabel} />
}

function OfProfile({ hideLabel }: { readonly hideLabel: boolean }) {
  const { choice, choose } = useLanguage()
  return <Choice hideLabel={hideLabel} value={choice} onChoose={choose} />
}

function OfBrowser({ hideLabel }: { readonly hideLabel: boolean }) {
  return <Choice hideLabel={hideLabel} value={chosenLanguage()} onChoose={(tag) => void chooseLanguage(tag)} />
}

interface ChoiceProps {
  readonly hideLabel: boolean
  readonly value: string
  readonly onChoose: (tag: ReturnType<typeof languageNames>[number]['tag'] | '') => void
}

function Choice({ hideLabel, value, onChoose }: ChoiceProps) {
  const names = languageNames()
  return (
    <NativeSelect
      label={languageMessages.language}
      hideLabel={hideLabel}
      value={value}
      options={[
        { value: '', label: languageMessages.device },
        ...names.map(({ tag, name }) => ({ value: tag, label: name })),
      ]}
      onChange={(tag) => onChoose(names.find((each) => each.tag === tag)?.tag ?? '')}
    />
  )
}
