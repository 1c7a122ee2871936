import { DOCUMENT_RULES, type DocumentType } from '#domain/documents/types.ts'
import { pageMessages } from './messages.ts'

interface TypeChoiceProps {
  readonly types: readonly DocumentType[]
  readonly onChoose: (type: DocumentType) => void
}

/** The kinds of document to make, with what each is for. */
export function TypeChoice({ types, onChoose }: TypeChoiceProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {types.map((type) => (
        <li key={type}>
          <button
            type="button"
            onClick={() => onChoose(type)}
            className="h-full w-full rounded-xl border border-line bg-card px-4 py-3 text-start hover:border-accent-strong hover:bg-accent"
          >
            <span className="block font-semibold">{DOCUMENT_RULES[type].label.one}</span>
            <span className="mt-0.5 block text-[13px] text-pretty text-muted">{pageMessages.purposes[type]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
