import Upload from 'lucide-react/icons/upload'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { fileDropMessages } from './file-drop-messages.ts'

interface FileDropProps {
  readonly label: string
  /** What may be brought and what happens with it. */
  readonly children?: ReactNode
  /** Endings that are accepted, with their dot: `.csv`. */
  readonly accept: readonly string[]
  /** What is said of files of other endings, which are taken in another place. */
  readonly elsewhere?: Readonly<Record<string, string>> | undefined
  readonly onFile: (file: File) => void
  readonly disabled?: boolean
}

/** Whether a file's name has one of the endings, without regard to case. */
export function hasEnding(fileName: string, endings: readonly string[]): boolean {
  const name = fileName.toLowerCase()
  return endings.some((ending) => name.endsWith(ending.toLowerCase()))
}

/** A place to drop a file or to choose one. A file of another kind is refused with the kinds that are accepted. */
export function FileDrop({ label, children, accept, elsewhere = {}, onFile, disabled = false }: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)

  function take(files: FileList | null) {
    const file = files?.[0]
    if (!file) return
    if (files.length > 1) return setError(fileDropMessages.one)
    if (!hasEnding(file.name, accept)) {
      const [, told] = Object.entries(elsewhere).find(([ending]) => hasEnding(file.name, [ending])) ?? []
      return setError(told ?? fileDropMessages.wrong(file.name, accept.join(', ')))
    }
    setError(undefined)
    onFile(file)
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }

  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classNames(
          'flex flex-col items-center rounded-xl border-2 border-dashed px-4 py-10 text-center transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
          over ? 'border-primary bg-accent' : 'border-field-line bg-card',
        )}
      >
        <Upload aria-hidden="true" className="size-6 text-muted" />
        <p className="mt-3 text-base font-semibold">{label}</p>
        {children && <div className="mt-1 max-w-prose text-pretty text-muted">{children}</div>}
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
          <label htmlFor={id} className={classNames(buttonClass('primary'), disabled && 'opacity-50')}>
            {fileDropMessages.choose}
          </label>
          <input
            id={id}
            type="file"
            accept={accept.join(',')}
            disabled={disabled}
            className="sr-only"
            aria-describedby={`${id}-error`}
            onChange={(event) => {
              take(event.target.files)
              // The same file may be chosen again after it was corrected.
              event.target.value = ''
            }}
          />
          <span className="text-muted max-md:hidden">{fileDropMessages.drop}</span>
        </div>
      </div>
      <p id={`${id}-error`} role="alert" className="mt-2 font-medium text-bad empty:hidden">
        {error}
      </p>
    </div>
  )
}
