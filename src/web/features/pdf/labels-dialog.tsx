import { useMemo, useState } from 'react'
import {
  LABEL_FIELDS,
  type LabelField,
  type LabelledProduct,
  labelProblems,
  type LabelSubject,
  labelSubjects,
  MAX_COPIES,
  MAX_LABELS,
} from '#domain/labels/label-plan.ts'
import { type Symbology } from '#domain/labels/barcode.ts'
import { LABEL_TEMPLATES, labelPages, labelsAPage, type LabelTemplate } from '#domain/labels/label-templates.ts'
import { labelSheets } from '#contract/endpoints/pdf.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { readInteger } from '#web/kit/form/number-text.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { keepSettings, type LabelSettings, readSettings } from './label-settings.ts'
import { PaperNotices } from './pdf-notices.tsx'
import { SheetPicker } from './sheet-picker.tsx'
import { papersMessages } from './messages.ts'
import { paperLocale, usePrinting } from './use-printing.ts'
import { WrongCodes } from './wrong-codes.tsx'

const messages = papersMessages.labels
const readCopies = readInteger({ min: 1, max: MAX_COPIES })
const TEMPLATES = LABEL_TEMPLATES.map(({ id, name }) => ({ value: id, label: name }))

export interface LabelsDialogProps {
  /** The products; their active variants have labels of their own. */
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** Prints price and barcode labels of products (PROD-16). */
export function LabelsDialog({ ids, onClose }: LabelsDialogProps) {
  const [settings, setSettings] = useState(readSettings)
  const [copies, setCopies] = useState(1)
  const [start, setStart] = useState(1)
  const [isWithout, setWithout] = useState(false)
  const { isPrinting, problem, print } = usePrinting()
  const isOnline = useOnline()
  const subjects = useSubjects(ids)
  const template = templateOf(settings)
  const { symbology, fields } = settings
  const problems = useMemo(
    () => (fields.includes('barcode') ? labelProblems(subjects, symbology, template) : []),
    [subjects, symbology, template, fields],
  )
  const count = subjects.length * copies
  const isBlocked = (problems.length > 0 && !isWithout) || fields.length === 0 || count === 0 || count > MAX_LABELS

  function change(part: Partial<LabelSettings>) {
    const next = { ...settings, ...part }
    setSettings(next)
    keepSettings(next)
    setStart((position) => Math.min(position, labelsAPage(templateOf(next))))
  }

  async function download() {
    const { unit } = settings
    const products = [...new Set(subjects.map(({ productId }) => productId))]
    const wrongCodes = isWithout ? 'without' : 'refuse'
    const body = { ids: products, template: template.id, symbology, fields, copies, start, unit, wrongCodes }
    if (await print(labelSheets, { body: { ...body, locale: paperLocale() } }, messages.fileName)) onClose()
  }

  return (
    <Dialog
      reads
      savesAsTyped
      open
      wide
      onClose={onClose}
      title={messages.title}
      description={messages.count(
        formatCount(count, papersMessages.label),
        formatCount(labelPages(template, count, start), papersMessages.sheet),
      )}
      footer={
        <>
          <Button onClick={onClose}>{papersMessages.cancel}</Button>
          <Button tone="primary" disabled={isPrinting || isBlocked || !isOnline} onClick={() => void download()}>
            {isPrinting ? papersMessages.printing : papersMessages.download}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <PaperNotices problem={problem} />
        {count > MAX_LABELS && <Banner tone="warn" title={messages.tooMany(formatNumber(MAX_LABELS))} />}
        <WrongCodes problems={problems} isWithout={isWithout} onWithout={setWithout} />
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-[1fr_14rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <NativeSelect
              label={messages.template}
              value={template.id}
              options={TEMPLATES}
              onChange={(id) => change({ template: id })}
            />
            <FieldChoice fields={fields} onChange={(next) => change({ fields: next })} />
            <div className="grid grid-cols-2 gap-4">
              <NumberField
                name="copies"
                label={messages.copies}
                text={String(copies)}
                parse={readCopies}
                onCommit={setCopies}
              />
              <TextField
                label={messages.unit}
                value={settings.unit}
                placeholder={messages.unitExample}
                maxLength={60}
                disabled={!fields.includes('price')}
                onChange={(event) => change({ unit: event.target.value })}
              />
            </div>
            {fields.includes('barcode') && (
              <NativeSelect<Symbology>
                label={messages.symbology}
                value={symbology}
                options={optionsOf(messages.symbologies)}
                onChange={(next) => change({ symbology: next })}
              />
            )}
          </div>
          {labelsAPage(template) > 1 && (
            <SheetPicker template={template} start={start} count={count} onStart={setStart} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface FieldChoiceProps {
  readonly fields: readonly LabelField[]
  readonly onChange: (fields: readonly LabelField[]) => void
}

function FieldChoice({ fields, onChange }: FieldChoiceProps) {
  const shown = new Set(fields)
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold">{messages.fields}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {LABEL_FIELDS.map((field) => (
          <Checkbox
            key={field}
            label={messages.field[field]}
            checked={shown.has(field)}
            onChange={(isOn) => onChange(LABEL_FIELDS.filter((each) => (each === field ? isOn : shown.has(each))))}
          />
        ))}
      </div>
      {fields.length === 0 && <p className="mt-1.5 text-[13px] text-bad">{messages.nothing}</p>}
    </fieldset>
  )
}

/** What the labels are for; products that are not here any more are left out. */
function useSubjects(ids: readonly string[]): readonly LabelSubject[] {
  const store = useStore()
  return useMemo(
    () => ids.flatMap((id) => labelSubjectsOf(store.get('product', id) as LabelledProduct | undefined)),
    [store, ids],
  )
}

function labelSubjectsOf(row: LabelledProduct | undefined): LabelSubject[] {
  return row ? labelSubjects(row) : []
}

function templateOf({ template }: LabelSettings): LabelTemplate {
  const found = LABEL_TEMPLATES.find(({ id }) => id === template) ?? LABEL_TEMPLATES[0]
  if (!found) throw new Error('there are no label templates')
  return found
}
