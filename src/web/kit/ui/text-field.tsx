import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { controlBoxClass, controlClass, Field, type FieldLayoutProps } from './field.tsx'

interface TextFieldProps extends FieldLayoutProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  /** A picture or word inside the box, before the text. */
  readonly before?: ReactNode
  /** A unit or button inside the box, after the text. */
  readonly after?: ReactNode
  /** What stands there where nothing is changed, if that is not the text itself. */
  readonly shown?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, hideLabel, className, before, after, shown, ...input } = props
  return (
    <Field
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel ?? false}
      className={className}
      shown={shown ?? textOf(input.value)}
    >
      {(ids) => (
        <div className={controlBoxClass}>
          {before && <span className="ps-3 text-muted [&_svg]:size-4">{before}</span>}
          <input autoComplete="off" {...input} {...ids} className={controlClass} />
          {after && <span className="pe-3 text-muted">{after}</span>}
        </div>
      )}
    </Field>
  )
}

interface TextAreaProps
  extends FieldLayoutProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with what is written. */
export function TextArea({ label, help, error, hideLabel, className, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel ?? false}
      className={className}
      shown={textOf(area.value)}
    >
      {(ids) => (
        <textarea
          {...area}
          {...ids}
          rows={rows}
          className={classNames(
            'block field-sizing-content w-full rounded-lg border border-field-line bg-card px-3 py-2 max-md:text-base',
            'focus-visible:outline-offset-1 aria-invalid:border-bad-strong disabled:bg-bg',
          )}
        />
      )}
    </Field>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
