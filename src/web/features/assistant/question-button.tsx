import { Button, wrappingButtonClass } from '#web/kit/ui/button.tsx'

interface QuestionButtonProps {
  readonly question: string
  /** Undefined where nothing can be asked. */
  readonly onAsk: ((question: string) => void) | undefined
}

/** A question that is asked by one press; a long one wraps. */
export function QuestionButton({ question, onAsk }: QuestionButtonProps) {
  return (
    <Button className={wrappingButtonClass} size="small" disabled={!onAsk} onClick={() => onAsk?.(question)}>
      {question}
    </Button>
  )
}
