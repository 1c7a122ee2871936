import { QuestionButton } from './question-button.tsx'

interface WelcomeProps {
  readonly title: string
  readonly text: string
  readonly questions: readonly string[]
  readonly canAsk: boolean
  readonly onAsk: (question: string) => void
}

/** What the assistant is for, and questions that suit the page. */
export function Welcome({ title, text, questions, canAsk, onAsk }: WelcomeProps) {
  return (
    <div className="py-6">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-pretty text-muted">{text}</p>
      <ul className="mt-4 grid gap-2">
        {questions.map((question) => (
          <li key={question}>
            <QuestionButton question={question} onAsk={canAsk ? onAsk : undefined} />
          </li>
        ))}
      </ul>
    </div>
  )
}
