import { createContext, use } from 'react'
import type { SuggestionsPart } from '#contract/assistant/answer-parts.ts'
import { infoPageTitles } from '#contract/info-page-messages.ts'
import { INFO_PAGES, infoHref } from '#contract/info-pages.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { screens } from '#contract/screens.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { QuestionButton } from './question-button.tsx'

/** How a question of an answer is asked; undefined where nothing can be asked. */
export const Asking = createContext<((question: string) => void) | undefined>(undefined)

const linkClass = 'underline decoration-line underline-offset-2 hover:decoration-current'

/** What can be asked instead, each by one press, and the places that tell more (CHAT-01). */
export function Suggestions({ questions, places }: SuggestionsPart) {
  const ask = use(Asking)
  return (
    <div className="grid justify-items-start gap-2">
      {questions.map((question) => (
        <QuestionButton key={question} question={question} onAsk={ask} />
      ))}
      {places.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-[13px]">
          {places.map((place) => (
            <Place key={place} place={place} />
          ))}
        </p>
      )}
    </div>
  )
}

function Place({ place }: { readonly place: string }) {
  const info = INFO_PAGES.find(({ id }) => id === place)
  if (info)
    return (
      <a href={infoHref(info.id)} className={linkClass}>
        {infoPageTitles[info.id]}
      </a>
    )
  const screen = screens.find(({ id }) => id === place)?.id
  const title = (screenTitles as Readonly<Record<string, string>>)[place]
  if (!screen || title === undefined) return null
  return (
    <ScreenLink screen={screen} className={linkClass}>
      {title}
    </ScreenLink>
  )
}
