import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { none } from './none.tsx'
import { useReadOnlyPart } from './read-only-part.tsx'
import { SavedMark } from './saved-mark.tsx'
import { useSaveMark } from './save-marks.ts'

/** What every field may say around its control. */
export interface FieldLayoutProps {
  readonly label: ReactNode
  readonly help?: ReactNode
  /** Takes the place of the help and says the remedy. */
  readonly error?: string | undefined
  /** Keeps the label for screen readers alone, where the place says it already (a table's head). */
  readonly hideLabel?: boolean
  readonly className?: string | undefined
  /** The end of the control's last line is free for what is said of the field. */
  readonly hasRoomInside?: boolean
}

/** What the control inside a field must carry to belong to its label, help and error. */
export interface ControlIds {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps extends FieldLayoutProps {
  /** What stands in place of the control where nothing is changed; empty text is shown as none. Without it the control stands there, out of reach. */
  readonly shown?: ReactNode
  readonly children: (ids: ControlIds) => ReactNode
}

/** Label above, control, then help or the error in its place; in a part that is read only label and value as text. */
export function Field({
  label,
  help,
  error,
  hideLabel = false,
  className,
  hasRoomInside = false,
  shown,
  children,
}: FieldProps) {
  const id = useId()
  const isClosed = useReadOnlyPart()
  const { isSaved, used } = useSaveMark()
  const noteId = `${id}-note`
  const note = error ?? help
  if (isClosed && shown !== undefined) {
    return (
      <dl className={classNames('min-w-0', className)}>
        <dt className={hideLabel ? 'sr-only' : 'text-[13px] text-muted'}>{label}</dt>
        <dd className="font-medium wrap-anywhere whitespace-pre-line">
          {shown === '' || shown === null ? none : shown}
        </dd>
        {note && <dd className={classNames('text-[13px]', error === undefined ? 'text-muted' : 'text-bad')}>{note}</dd>}
      </dl>
    )
  }
  const control = children({
    id,
    'aria-describedby': note ? noteId : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  })
  return (
    <div {...used} className={classNames('relative min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-[13px] font-semibold text-fg'}>
        {label}
      </label>
      {isClosed ? (
        <fieldset disabled className="contents">
          {control}
        </fieldset>
      ) : (
        control
      )}
      <FieldNote id={noteId} help={help} error={error} />
      <SavedMark isSaved={isSaved} place={hideLabel ? (hasRoomInside && !note ? 'inside' : 'edge') : 'label'} />
    </div>
  )
}

/** The line below a control. An error is announced when it appears. */
function FieldNote({
  id,
  help,
  error,
}: {
  readonly id: string
  readonly help?: ReactNode
  readonly error?: string | undefined
}) {
  return (
    <div id={id} aria-live="polite" className="text-[13px]">
      {error === undefined ? (
        help && <p className="mt-1.5 text-muted">{help}</p>
      ) : (
        <p className="mt-1.5 font-medium text-bad">{error}</p>
      )}
    </div>
  )
}

/** The box around an input; parts beside the input (a unit, an icon) stand inside it. */
export const controlBoxClass = classNames(
  'flex h-9 w-full min-w-0 items-center rounded-lg border border-field-line bg-card transition-colors max-md:h-11',
  'focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-primary',
  'has-aria-invalid:border-bad-strong has-disabled:bg-bg has-disabled:text-muted',
)

/** The input inside the box. */
export const controlClass =
  'h-full min-w-0 flex-1 bg-transparent px-3 outline-none max-md:text-base disabled:cursor-not-allowed'
