import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { DocumentType } from '#domain/documents/types.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { CounterRow } from '#contract/entities/document-counter.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { businessText } from './business-text.ts'
import { nextNumbers } from './next-numbers.ts'
import { NumberSeriesDialog } from './number-series-dialog.tsx'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'

const text = businessText.numbers
const { numberSeries, timeZone } = businessProfile.fields
const ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}))
const GIVEN = [
  { value: 'creation', label: text.given.creation },
  { value: 'issue', label: text.given.issue },
]
const RESETS = [
  { value: 'never', label: text.resets.never },
  { value: 'yearly', label: text.resets.yearly },
  { value: 'monthly', label: text.resets.monthly },
]

/** When documents get their numbers, when the counters begin again, and what the next ones would be (DOC-02). */
export function NumbersPanel(editing: ProfileEditing) {
  const { row, save } = editing
  return (
    <Panel title={text.title} lead={text.lead}>
      <div className="space-y-5">
        <div>
          <ProfileField {...editing} name="numberAt" options={GIVEN} />
          <p className="mt-1.5 text-[13px] text-pretty text-muted">{text.givenHelp}</p>
        </div>
        <ProfileField {...editing} name="numberReset" options={RESETS} />
        <ProfileField {...editing} name="finalDocuments" />
        <Combobox
          required
          className="sm:w-1/2 sm:pr-2"
          label={timeZone.label}
          value={row.timeZone}
          options={ZONES.some(({ value }) => value === row.timeZone) ? ZONES : [...ZONES, ownZone(row.timeZone)]}
          onChange={(zone) => zone !== null && save(row, { timeZone: zone }, timeZone.label)}
        />
        <NextNumbers {...editing} />
      </div>
    </Panel>
  )
}

function ownZone(value: string) {
  return { value, label: value.replaceAll('_', ' ') }
}

function NextNumbers(editing: ProfileEditing) {
  const counters = useRows('documentCounter') as readonly (AnyRow & CounterRow)[]
  const [now] = useState(() => Date.now())
  const [changed, setChanged] = useState<DocumentType>()
  const all = nextNumbers(editing.row, counters, now)
  const open = all.find(({ type }) => type === changed)
  return (
    <>
      <table className="w-full max-w-md text-left">
        <caption className="mb-1.5 text-left text-[13px] font-semibold">
          {numberSeries.label}
          <span className="block font-normal text-muted">{text.offline}</span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{text.type}</th>
            <th scope="col">{text.number}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ type, number }) => (
            <tr key={type} className="border-t border-line">
              <th scope="row" className="py-1 font-normal text-muted">
                {text.names(type)}
              </th>
              <td className="py-1">
                <span className="flex items-center justify-end gap-2 font-semibold tabular-nums">
                  {number}
                  <IconButton
                    label={text.change(type)}
                    icon={<Pencil />}
                    className="text-muted"
                    onClick={() => setChanged(type)}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && <NumberSeriesDialog {...editing} next={open} onClose={() => setChanged(undefined)} />}
    </>
  )
}
