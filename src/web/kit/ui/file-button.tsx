import { useId } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { useReadOnlyPart } from './read-only-part.tsx'

interface FileButtonProps {
  readonly label: string
  /** Endings or types of the files that may be chosen. */
  readonly accept: readonly string[]
  readonly tone?: 'primary' | 'secondary'
  readonly size?: 'medium' | 'small'
  readonly multiple?: boolean
  readonly disabled?: boolean
  /** The id of what else is said of it, such as a problem. */
  readonly describedBy?: string
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that chooses files. The same file may be chosen again, such as after it was corrected. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, tone = 'secondary', size = 'medium', multiple = false, disabled = false } = props
  const id = useId()
  if (useReadOnlyPart()) return null
  return (
    <span className="rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
      <label htmlFor={id} className={classNames(buttonClass(tone, size), disabled && 'opacity-50')}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept.join(',')}
        disabled={disabled}
        className="sr-only"
        aria-describedby={props.describedBy}
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </span>
  )
}
