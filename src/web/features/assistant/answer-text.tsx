import { Fragment, useState } from 'react'
import type { FigureMark, TextPart } from '#contract/assistant/answer-parts.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { assistantMessages as messages } from './messages.ts'
import { RecordLink } from './record-link.tsx'

/** Words that are shown at first. */
const MOST_WORDS = 60

/** A text of an answer: plain letters, its figures leading to their records; one that no result holds is marked (CHAT-05). */
export function AnswerText({ text, figures }: TextPart) {
  const [isWhole, setWhole] = useState(false)
  const cut = cutAt(text)
  const isCut = cut < text.length && !isWhole
  const shown = isCut ? text.slice(0, cut) : text
  return (
    <div>
      <p className="text-pretty whitespace-pre-wrap wrap-anywhere">
        {piecesOf(shown, figures).map(({ at, piece, mark }) => (
          <Fragment key={at}>{mark ? <Figure piece={piece} mark={mark} /> : piece}</Fragment>
        ))}
        {isCut && '…'}
      </p>
      {isCut && (
        <Button tone="ghost" size="small" className="mt-1 -ms-2.5" onClick={() => setWhole(true)}>
          {messages.more}
        </Button>
      )}
    </div>
  )
}

function Figure({ piece, mark }: { readonly piece: string; readonly mark: FigureMark }) {
  if (mark.verified)
    return (
      <span className="font-semibold tabular-nums">
        <RecordLink link={mark.link}>{piece}</RecordLink>
      </span>
    )
  return (
    <span data-tip={messages.notVerified} className="border-b border-dotted border-current text-muted">
      {piece}
      <span className="sr-only"> ({messages.notVerified})</span>
    </span>
  )
}

interface TextPiece {
  readonly at: number
  readonly piece: string
  readonly mark?: FigureMark
}

function piecesOf(text: string, figures: readonly FigureMark[]): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const mark of figures) {
    if (mark.at < from || mark.at + mark.length > text.length) continue
    if (mark.at > from) pieces.push({ at: from, piece: text.slice(from, mark.at) })
    pieces.push({ at: mark.at, piece: text.slice(mark.at, mark.at + mark.length), mark })
    from = mark.at + mark.length
  }
  if (from < text.length) pieces.push({ at: from, piece: text.slice(from) })
  return pieces
}

/** Where the text ends after so many words. */
function cutAt(text: string): number {
  let words = 0
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    words++
    if (words === MOST_WORDS) return index + word.length
  }
  return text.length
}
