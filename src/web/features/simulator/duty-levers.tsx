import Plus from 'lucide-react/icons/plus'
import { memo, useId } from 'react'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { LeverRow } from './lever-row.tsx'
import { simulatorMessages as messages } from './messages.ts'
import { RateControls } from './rate-lever.tsx'

type DutyLever = NonNullable<ScenarioLevers['duties']>[number]

interface DutyLeversProps {
  readonly duties: ScenarioLevers['duties']
  /** The HS codes of the goods, offered while one is typed. */
  readonly codes: readonly string[]
  readonly onChange: (part: Partial<ScenarioLevers>) => void
}

const MOST_DUTIES = 50
const ALL_GOODS: DutyLever = { isOn: false, heading: '', change: { by: 'points', ppm: 0 } }

/** The duty of all goods, and of those of headings of the Harmonized System: the longest that fits applies. */
export const DutyLevers = memo(function DutyLevers({ duties = [], codes, onChange }: DutyLeversProps) {
  const listId = useId()
  const all = duties.findIndex(({ heading }) => heading === '')
  const rows = all < 0 ? [ALL_GOODS, ...duties] : duties
  const write = (next: readonly DutyLever[]) => onChange({ duties: next.length === 0 ? undefined : [...next] })
  const replace = (place: number, lever: DutyLever) =>
    write(rows.map((each, index) => (index === place ? lever : each)))
  return (
    <>
      {rows.map((lever, place) => {
        const isAll = lever.heading === '' && place === Math.max(0, all)
        const label = isAll ? messages.dutyOfAll : messages.dutyOf(lever.heading)
        return (
          <div key={isAll ? 'all' : `heading ${place}`}>
            <LeverRow
              label={label}
              isOn={lever.isOn}
              onSwitch={(isOn) => replace(place, { ...lever, isOn })}
              onReset={
                lever === ALL_GOODS
                  ? undefined
                  : () => write(rows.filter((each) => each !== lever && each !== ALL_GOODS))
              }
              help={isAll && codes.length === 0 ? messages.noCodes : undefined}
            >
              <RateControls
                label={label}
                change={lever.change}
                onChange={(change) => replace(place, { ...lever, isOn: true, change })}
              />
            </LeverRow>
            {!isAll && (
              <HeadingField
                listId={listId}
                heading={lever.heading}
                onChange={(heading) => replace(place, { ...lever, heading })}
              />
            )}
          </div>
        )
      })}
      <datalist id={listId}>
        {codes.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </datalist>
      {codes.length > 0 && rows.length < MOST_DUTIES && (
        <Button
          size="small"
          tone="ghost"
          icon={<Plus aria-hidden="true" />}
          onClick={() => write([...rows, { ...ALL_GOODS, heading: headingFor(rows, codes) }])}
        >
          {messages.addHeading}
        </Button>
      )}
    </>
  )
})

interface HeadingFieldProps {
  readonly listId: string
  readonly heading: string
  readonly onChange: (heading: string) => void
}

const HEADING = /^\d{2}[\d. ]{0,12}$/

function HeadingField({ listId, heading, onChange }: HeadingFieldProps) {
  return (
    <TextField
      key={heading}
      label={messages.heading}
      help={messages.headingHelp}
      className="mb-2"
      inputMode="decimal"
      list={listId}
      maxLength={14}
      defaultValue={heading}
      onBlur={({ target }) => {
        const typed = target.value.trim()
        if (HEADING.test(typed) && typed !== heading) onChange(typed)
        else target.value = heading
      }}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}

/** The chapter of a code that no lever is about yet. */
function headingFor(levers: readonly DutyLever[], codes: readonly string[]): string {
  const chapters = codes.map((code) => code.replaceAll(/\D/g, '').slice(0, 2))
  const free = chapters.find((chapter) => !levers.some(({ heading }) => heading === chapter))
  return free ?? chapters[0] ?? '01'
}
