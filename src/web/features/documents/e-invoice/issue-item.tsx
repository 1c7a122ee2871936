import type { EInvoiceIssue } from '#domain/documents/e-invoice/check/issue.ts'
import { DayField } from '#web/kit/form/day-field.tsx'
import { SavedArea, SavedText } from '#web/kit/form/saved-text.tsx'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { ToneShape, toneText } from '#web/kit/ui/tone.tsx'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import type { AnyPatch } from '#contract/entity.ts'
import type { NamedField } from '#web/kit/ui/use-draft.ts'
import type { Fix, FixTarget } from './fix.ts'
import { eInvoiceMessages as messages } from './messages.ts'

interface IssueProps {
  readonly issue: EInvoiceIssue
  readonly fix: Fix | undefined
  /** What writing an address in parts changes. */
  readonly split: AnyPatch | undefined
  /** It is there by now; it stays, so that nothing moves under a press and a slip can be mended. */
  readonly isFilled?: boolean
  readonly onSave: (place: FixTarget, patch: AnyPatch) => void
  /** Closes the dialog and shows the place on the sheet. */
  readonly onShow: (field: string) => void
}

/** A business without a VAT id has a tax number instead, which has its field in the settings. */
const OR_IN_SETTINGS = 'seller.vatId'

/** One thing that a document misses, with the field to fill it in right there, or the way to it. */
export function IssueItem({ issue, fix, split, isFilled = false, onSave, onShow }: IssueProps) {
  const tone = isFilled ? 'ok' : issue.level === 'error' ? 'bad' : 'warn'
  return (
    <li className="grid items-center gap-x-4 gap-y-2 py-2.5 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <p className="flex gap-2 text-pretty">
        <span className={`mt-1.5 ${toneText[tone]}`}>
          <ToneShape tone={tone} />
        </span>
        <span>
          {isFilled ? (fix ? messages.filled(fix.label) : messages.done) : issue.message}{' '}
          {!isFilled && fix && issue.field === OR_IN_SETTINGS && <SettingsLink />}
        </span>
      </p>
      <div className="max-sm:ps-4 sm:justify-self-end sm:*:w-64">
        {fix ? (
          <FixControl name={`fix ${issue.field}`} fix={fix} onSave={onSave} />
        ) : (
          <IssueAct issue={issue} split={split} onSave={onSave} onShow={onShow} />
        )}
      </div>
    </li>
  )
}

interface FixControlProps extends NamedField, Pick<IssueProps, 'onSave'> {
  readonly fix: Fix
}

function FixControl({ name, fix, onSave }: FixControlProps) {
  const label = fix.place === 'business' ? labelMessages.named(messages.business, fix.label) : fix.label
  const save = (value: string) => onSave(fix.place, fix.patch(value))
  if (fix.kind === 'choice')
    return <NativeSelect label={label} value={fix.value} options={fix.options} onChange={save} />
  if (fix.kind === 'area')
    return <SavedArea name={name} label={label} rows={3} value={fix.value} read={fix.read} onSave={save} />
  if (fix.kind === 'day')
    return <DayField name={name} label={label} value={fix.value || null} onCommit={(day) => save(day ?? '')} />
  return <SavedText name={name} label={label} value={fix.value} read={fix.read} onSave={save} />
}

function IssueAct({ issue, split, onSave, onShow }: Omit<IssueProps, 'fix' | 'isFilled'>) {
  if (issue.remedy === 'tax-after-discounts')
    return <Button onClick={() => onSave('document', { taxBasis: 'net' })}>{messages.taxAfter}</Button>
  if (split) return <Button onClick={() => onSave('document', split)}>{messages.parts}</Button>
  if (issue.place === 'business') return <SettingsLink />
  return <Button onClick={() => onShow(issue.field)}>{messages.show}</Button>
}

function SettingsLink() {
  return (
    <ScreenLink screen="business-profile" className="font-semibold text-primary underline-offset-4 hover:underline">
      {messages.settings}
    </ScreenLink>
  )
}
