import Plus from 'lucide-react/icons/plus'
import { memo, useId } from 'react'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import { countryName } from '#web/kit/format/country-names.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { LeverRow } from './lever-row.tsx'
import { dutyLabel } from './lever-words.ts'
import { simulatorMessages as messages } from './messages.ts'
import { RateControls } from './rate-lever.tsx'

type DutyLever = NonNullable<ScenarioLevers['duties']>[number]

interface DutyLeversProps {
  readonly duties: ScenarioLevers['duties']
  /** The HS codes of the goods, offered while one is typed, and their countries of origin. */
  readonly codes: readonly string[]
  readonly countries: readonly string[]
  readonly onChange: (part: Partial<ScenarioLevers>) => void
}

const MOST_DUTIES = 50
const ALL_GOODS: DutyLever = { isOn: false, heading: '', change: { by: 'points', ppm: 0 } }

/** The duty of all goods, and of those of a country of origin or a heading of the Harmonized System: the closest that fits applies. */
export const DutyLevers = memo(function DutyLevers({ duties = [], codes, countries, onChange }: DutyLeversProps) {
  const listId = useId()
  const all = duties.findIndex(isOfAll)
  const rows = all < 0 ? [ALL_GOODS, ...duties] : duties
  const first = Math.max(0, all)
  const write = (next: readonly DutyLever[]) => onChange({ duties: next.length === 0 ? undefined : [...next] })
  const replace = (place: number, lever: DutyLever) =>
    write(rows.map((each, index) => (index === place ? lever : each)))
  const isDeclared = codes.length > 0 || countries.length > 0
  return (
    <>
      {rows.map((lever, place) => {
        const label = dutyLabel(lever)
        return (
          <div key={place === first ? 'all' : `goods ${place}`}>
            <LeverRow
              label={label}
              isOn={lever.isOn}
              onSwitch={(isOn) => replace(place, { ...lever, isOn })}
              onReset={
                lever === ALL_GOODS
                  ? undefined
                  : () => write(rows.filter((each) => each !== lever && each !== ALL_GOODS))
              }
              help={place === first && !isDeclared ? messages.noCodes : undefined}
            >
              <RateControls
                label={label}
                change={lever.change}
                onChange={(change) => replace(place, { ...lever, isOn: true, change })}
              />
            </LeverRow>
            {place !== first && (
              <GoodsFields
                lever={lever}
                listId={listId}
                countries={countries}
                onChange={(next) => replace(place, next)}
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
      {isDeclared && rows.length < MOST_DUTIES && (
        <Button
          size="small"
          tone="ghost"
          icon={<Plus aria-hidden="true" />}
          onClick={() => write([...rows, { ...ALL_GOODS, ...goodsFor(rows, codes, countries) }])}
        >
          {messages.addDuty}
        </Button>
      )}
    </>
  )
})

function isOfAll({ heading, country = '' }: DutyLever): boolean {
  return heading === '' && country === ''
}

interface GoodsFieldsProps {
  readonly lever: DutyLever
  readonly listId: string
  readonly countries: readonly string[]
  readonly onChange: (lever: DutyLever) => void
}

/** Which goods a lever is about: those of a country, of a code, or of both; never of neither. */
function GoodsFields({ lever, listId, countries, onChange }: GoodsFieldsProps) {
  const { heading, country = '' } = lever
  const known = country === '' || countries.includes(country) ? countries : [country, ...countries]
  const named = known.map((code) => ({ value: code, label: countryName(code) }))
  return (
    <div className="mb-3 grid grid-cols-2 items-end gap-x-3">
      {(named.length > 0 || country !== '') && (
        <NativeSelect
          label={messages.origin}
          value={country}
          options={[...(heading === '' ? [] : [{ value: '', label: messages.anyOrigin }]), ...named]}
          onChange={(next) => onChange({ ...lever, country: next })}
        />
      )}
      <HeadingField
        listId={listId}
        heading={heading}
        mayBeEmpty={country !== ''}
        onChange={(next) => onChange({ ...lever, heading: next })}
      />
      <p className="col-span-2 mt-1 text-[13px] text-pretty text-muted">{messages.headingHelp}</p>
    </div>
  )
}

interface HeadingFieldProps {
  readonly listId: string
  readonly heading: string
  readonly mayBeEmpty: boolean
  readonly onChange: (heading: string) => void
}

const HEADING = /^\d{2}[\d. ]{0,12}$/

function HeadingField({ listId, heading, mayBeEmpty, onChange }: HeadingFieldProps) {
  const isHeading = (typed: string): boolean => HEADING.test(typed) || (typed === '' && mayBeEmpty)
  return (
    <TextField
      key={heading}
      label={messages.heading}
      inputMode="decimal"
      list={listId}
      maxLength={14}
      defaultValue={heading}
      onBlur={({ target }) => {
        const typed = target.value.trim()
        if (isHeading(typed) && typed !== heading) onChange(typed)
        else target.value = heading
      }}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}

/** A country that no lever is about yet, else the chapter of a code. */
function goodsFor(
  levers: readonly DutyLever[],
  codes: readonly string[],
  countries: readonly string[],
): Pick<DutyLever, 'heading' | 'country'> {
  const country = countries.find((code) => !levers.some((lever) => lever.country === code))
  if (country !== undefined) return { heading: '', country }
  const chapters = codes.map((code) => code.replaceAll(/\D/g, '').slice(0, 2))
  const free = chapters.find((chapter) => !levers.some(({ heading }) => heading === chapter))
  return { heading: free ?? chapters[0] ?? '01' }
}
