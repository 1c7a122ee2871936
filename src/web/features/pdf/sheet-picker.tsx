import { useId } from 'react'
import { labelPosition, labelsAPage, type LabelTemplate } from '#domain/labels/label-templates.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { papersMessages } from './messages.ts'

const messages = papersMessages.labels

interface SheetPickerProps {
  readonly template: LabelTemplate
  /** From 1. */
  readonly start: number
  /** How many labels are printed in all. */
  readonly count: number
  readonly onStart: (start: number) => void
}

/** A picture of the first sheet, true to scale: which labels are printed, and where to begin on one that was begun. */
export function SheetPicker({ template, start, count, onStart }: SheetPickerProps) {
  const name = useId()
  const { page, label, columns } = template
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[13px] font-semibold">{messages.start}</legend>
      <div
        className="relative mx-auto w-full max-w-56 rounded-sm border border-line bg-white shadow-xs"
        style={{ aspectRatio: `${page.width} / ${page.height}` }}
      >
        {Array.from({ length: labelsAPage(template) }, (_, index) => {
          const position = index + 1
          const { x, y } = labelPosition(template, index, 1)
          const isPrinted = position >= start && position < start + count
          return (
            <label
              key={position}
              className={classNames(
                'absolute block cursor-pointer rounded-xs border has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-primary',
                isPrinted ? 'border-primary bg-primary/25' : 'border-field-line/50 hover:bg-primary/10',
              )}
              style={{
                left: percent(x, page.width),
                top: percent(y, page.height),
                width: percent(label.width, page.width),
                height: percent(label.height, page.height),
              }}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={position === start}
                onChange={() => onStart(position)}
                aria-label={messages.position(String(Math.floor(index / columns) + 1), String((index % columns) + 1))}
              />
            </label>
          )
        })}
      </div>
      <p className="mt-1.5 text-[13px] text-muted">{messages.startHelp}</p>
    </fieldset>
  )
}
