import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { DocumentType } from '#domain/documents/types.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { businessMessages } from './business-messages.ts'
import { nextNumbers } from './next-numbers.ts'
import { NumberSeriesDialog } from './number-series-dialog.tsx'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'

const messages = businessMessages.numbers
const { numberSeries } = businessProfile.fields
const ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(zoneOption)

/** When documents get their numbers, when the counters begin again, and what the next ones would be (DOC-02). */
export function NumbersPanel(editing: ProfileEditing) {
  const { numberAt, timeZone } = editing.row
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div className="space-y-5">
        <div>
          <ProfileField {...editing} name="numberAt" options={optionsOf(messages.given)} />
          {numberAt === 'issue' && <p className="mt-1.5 text-[13px] text-pretty text-muted">{messages.givenHelp}</p>}
        </div>
        <ProfileField {...editing} name="numberReset" help={messages.resetHelp} options={optionsOf(messages.resets)} />
        <ProfileField {...editing} name="finalDocuments" />
        <ProfileField
          {...editing}
          name="timeZone"
          label={messages.zone}
          help={messages.zoneHelp}
          className="sm:w-1/2 sm:pe-2"
          options={ZONES.some(({ value }) => value === timeZone) ? ZONES : [...ZONES, zoneOption(timeZone)]}
        />
        <NextNumbers {...editing} />
      </div>
    </Panel>
  )
}

function zoneOption(value: string) {
  return { value, label: value.replaceAll('_', ' ') }
}

function NextNumbers(editing: ProfileEditing) {
  const counters = useRows('documentCounter')
  const [now] = useState(() => Date.now())
  const [changed, setChanged] = useState<DocumentType>()
  const all = nextNumbers(editing.row, counters, now)
  const open = all.find(({ type }) => type === changed)
  return (
    <>
      <table className="w-full max-w-md text-start">
        <caption className="mb-1.5 text-start text-[13px] font-semibold">
          {numberSeries.label}
          <span className="block font-normal text-muted">{messages.offline}</span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{messages.type}</th>
            <th scope="col">{messages.number}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ type, number }) => (
            <tr key={type} className="border-t border-line">
              <th scope="row" className="py-1 font-normal text-muted">
                {messages.names(type)}
              </th>
              <td className="py-1">
                <span className="flex items-center justify-end gap-2 font-semibold tabular-nums">
                  {number}
                  <IconButton
                    label={messages.change(type)}
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
