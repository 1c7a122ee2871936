import { useSyncExternalStore } from 'react'
import { MAX_PPM, PPM } from '#domain/money.ts'
import { readPercent } from '#web/kit/form/number-text.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { LeverNumber, UnitWord } from './lever-number.tsx'
import { neededChange } from './lever-words.ts'
import { type LiveDraft, useDraftOf } from './live-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import type { Workbench } from './workbench.ts'

interface VolumeBarProps {
  readonly bench: Workbench
  readonly live: LiveDraft
}

/** The days of sales that profit can be weighted by; 0 counts one of each product. */
const DAYS = [30, 90, 365, 0] as const
const MOST_CHANGE = { min: -PPM, max: MAX_PPM }

/** What profit is weighted by, how much would be sold, and how much has to be for the profit of now. */
export function VolumeBar({ bench, live }: VolumeBarProps) {
  const { soldDays, volumeChange } = useDraftOf(live)
  const days = DAYS.some((each) => each === soldDays) ? DAYS : [...DAYS, soldDays]
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <NativeSelect
        label={messages.volume.days}
        className="max-w-full"
        value={String(soldDays)}
        options={days.map((each) => ({ value: String(each), label: messages.volume.basis(each, formatNumber(each)) }))}
        onChange={(value) => live.set({ soldDays: Number(value) })}
      />
      <div>
        <p aria-hidden="true" className="mb-1.5 text-[13px] font-semibold">
          {messages.volume.change}
        </p>
        <LeverNumber
          label={messages.volume.change}
          value={volumeChange}
          text={percentText(volumeChange)}
          read={readPercent(MOST_CHANGE)}
          onChange={(ppm) => live.set({ volumeChange: ppm })}
          unit={<UnitWord>%</UnitWord>}
        />
      </div>
      <BreakEven bench={bench} />
      {soldDays > 0 && (
        <p className="w-full text-[13px] text-pretty text-muted">
          {messages.volume.atToday}{' '}
          <ScreenLink screen="analytics" className="underline underline-offset-4">
            {messages.volume.analytics}
          </ScreenLink>
        </p>
      )}
    </div>
  )
}

function BreakEven({ bench }: { readonly bench: Workbench }) {
  useSyncExternalStore(bench.subscribe, bench.revision)
  const { breakEvenVolume, after, before } = bench.totals
  if (before.profit === 0 && after.profit === 0)
    return <p className="pb-2 text-pretty text-muted">{messages.volume.nothingSold}</p>
  return <p className="pb-2 text-pretty">{neededVolume(breakEvenVolume)}</p>
}

/** How many more or fewer have to be sold for the profit of now. */
export function neededVolume(volume: number | null): string {
  if (volume === null) return messages.volume.never
  if (volume === 1) return messages.volume.same
  const { text, isLess } = neededChange(volume)
  return isLess ? messages.volume.nearly(text) : messages.volume.breakEven(text)
}
