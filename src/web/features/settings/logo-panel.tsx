import ImagePlus from 'lucide-react/icons/image-plus'
import { type DragEvent, useEffect, useId, useState } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Button, buttonClass } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { useReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import { businessMessages } from './business-messages.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { ProfileActions } from './use-profile-actions.ts'

const messages = businessMessages.logo

/** The logo: dropped, pasted or chosen, made smaller on this device and kept with the profile (PROF-03). */
export function LogoPanel({
  row,
  actions,
}: {
  readonly row: RowOfKind<'businessProfile'>
  readonly actions: ProfileActions
}) {
  const [isOver, setIsOver] = useState(false)
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const isClosed = useReadOnlyPart()

  async function take(files: Iterable<File>) {
    const [file] = files
    if (file && !isClosed) setProblem(await actions.setLogo(row, file))
  }
  usePastedPicture((file) => void take([file]))

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files)
  }

  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div role="group" aria-label={messages.label}>
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={onDrop}
          className={classNames(
            'flex items-center gap-4 rounded-xl border border-dashed p-3 transition-colors max-sm:flex-col max-sm:items-start',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
            isOver ? 'border-primary bg-accent' : 'border-field-line',
          )}
        >
          {row.logo === '' ? (
            <span className="flex h-24 w-40 shrink-0 items-center justify-center rounded-lg bg-accent text-muted">
              <ImagePlus aria-hidden="true" className="size-7" />
            </span>
          ) : (
            // Paper is white, whatever the theme.
            <span className="flex h-24 w-40 shrink-0 items-center justify-center rounded-lg border border-line bg-white p-2">
              <img src={row.logo} alt={messages.of(row.name)} className="max-h-full max-w-full object-contain" />
            </span>
          )}
          <div className="min-w-0 flex-1">
            {row.logo === '' && <p className="font-semibold">{messages.none}</p>}
            {!isClosed && (
              <>
                <p className="text-[13px] text-pretty text-muted">{messages.hint}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <label htmlFor={id} className={buttonClass('secondary', 'small')}>
                    {row.logo === '' ? messages.choose : messages.replace}
                  </label>
                  <input
                    id={id}
                    type="file"
                    accept="image/*"
                    className="sr-only"
                    aria-describedby={`${id}-problem`}
                    onChange={(event) => {
                      void take([...(event.target.files ?? [])])
                      // The same file may be chosen again after it failed.
                      event.target.value = ''
                    }}
                  />
                  {row.logo !== '' && (
                    <Button size="small" onClick={() => actions.save(row, { logo: '' }, messages.label)}>
                      {messages.remove}
                    </Button>
                  )}
                </div>
              </>
            )}
          </div>
        </div>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-2 font-medium text-bad empty:hidden">
        {problem}
      </p>
    </Panel>
  )
}

/** A picture that is pasted anywhere on the page, while the panel is shown. */
function usePastedPicture(take: (file: File) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const [file] = event.clipboardData?.files ?? []
      if (!file) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  })
}
