import { Button } from '../ui/button.tsx'

interface Answer {
  readonly label: string
  readonly isChosen: boolean
  readonly choose: () => void
}

interface ColumnQuestionProps {
  readonly question: string
  readonly answers: readonly Answer[]
}

/** One question about a column that only a person can answer, with its answers beside it. */
export function ColumnQuestion({ question, answers }: ColumnQuestionProps) {
  return (
    <div
      role="group"
      aria-label={question}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-warn-surface px-4 py-3 text-warn"
    >
      <p className="font-semibold">{question}</p>
      <span className="flex flex-wrap gap-2">
        {answers.map(({ label, isChosen, choose }) => (
          <Button key={label} size="small" aria-pressed={isChosen} onClick={choose}>
            {label}
          </Button>
        ))}
      </span>
    </div>
  )
}
