import FileQuestion from 'lucide-react/icons/file-question-mark'
import FileText from 'lucide-react/icons/file-text'
import Files from 'lucide-react/icons/files'
import { type ReactNode, useId } from 'react'
import type { DocumentType } from '#domain/documents/types.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { useReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import { emptyMessages as messages } from './messages.ts'

const KINDS = ['invoice', 'quote', 'template'] as const
const ICONS: Readonly<Record<(typeof KINDS)[number], ReactNode>> = {
  invoice: <FileText />,
  quote: <FileQuestion />,
  template: <Files />,
}

/** What documents are for, and the ways to begin. */
export function NoDocuments({ onCreate }: { readonly onCreate: (type: DocumentType) => void }) {
  const titleId = useId()
  const isClosed = useReadOnlyPart()
  // Home offers it only until there are products.
  const isSampleOffered = useRows('product').length === 0
  return (
    <div className="mx-auto max-w-3xl py-8 md:py-14">
      <h2 className="text-xl text-balance">{messages.title}</h2>
      <p className="mt-2 max-w-xl text-pretty text-muted">{messages.text}</p>
      {!isClosed && (
        <section aria-labelledby={titleId} className="mt-7">
          <h3 id={titleId} className="text-base">
            {messages.first}
          </h3>
          <ul className="mt-3 grid gap-2 md:grid-cols-3">
            {KINDS.map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={() => onCreate(kind)}
                  className="h-full w-full rounded-xl border border-line bg-card px-4 py-4 text-start hover:border-accent-strong hover:bg-accent"
                >
                  <span aria-hidden="true" className="text-muted [&_svg]:size-5">
                    {ICONS[kind]}
                  </span>
                  <span className="mt-2 block font-semibold">{messages.kinds[kind].title}</span>
                  <span className="mt-0.5 block text-[13px] text-pretty text-muted">{messages.kinds[kind].text}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isSampleOffered && !isClosed && <p className="mt-5 text-[13px] text-muted">{messages.sample}</p>}
    </div>
  )
}
