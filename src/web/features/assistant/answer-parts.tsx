import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { AnswerChart } from './answer-chart.tsx'
import { AnswerTable } from './answer-table.tsx'
import { AnswerText } from './answer-text.tsx'
import { Suggestions } from './suggestions.tsx'
import { ProposalCard } from './proposal-card.tsx'

/** The parts of an answer below each other. */
export function AnswerParts({ parts }: { readonly parts: readonly AnswerPart[] }) {
  return (
    <div className="grid gap-2.5">
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </div>
  )
}

function Part({ part }: { readonly part: AnswerPart }) {
  switch (part.type) {
    case 'text':
      return <AnswerText {...part} />
    case 'table':
      return <AnswerTable {...part} />
    case 'chart':
      return <AnswerChart {...part} />
    case 'suggestions':
      return <Suggestions {...part} />
    case 'proposal':
      return <ProposalCard {...part} />
  }
}
