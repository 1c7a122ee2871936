import { useState } from 'react'
import {
  customerProfiles,
  type PeopleAnswer,
  type PersonAnswer,
  realCustomers,
} from '#contract/endpoints/administration.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { choiceParam, integerParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PageSteps } from '#web/kit/ui/page-steps.tsx'
import { OpenableTable, type PlainColumn } from '#web/kit/ui/plain-table.tsx'
import { SearchBox } from '#web/kit/ui/search-box.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { keptAct } from './act-dialog.tsx'
import { Answered } from './answered.tsx'
import { administrationMessages as messages } from './messages.ts'
import { PersonDialog } from './person-dialog.tsx'
import { PersonState } from './person-state.tsx'
import { monthlyText, planPriceText } from './plan-text.ts'
import { PlanState } from './plan-state.tsx'

const STATES = ['all', 'active', 'suspended', 'unverified', 'admins'] as const
const SHAPE = { q: textParam(), page: integerParam(1, { min: 1 }), state: choiceParam(STATES, 'all') }
const PAGE_SIZE = '50'

type State = (typeof STATES)[number]

interface Question {
  readonly q: string
  readonly page: number
  readonly state: State
  readonly ofUse: boolean
}

const ask = ({ q, page, state, ofUse }: Question, signal: AbortSignal) => {
  const isState = state !== 'all' && state !== 'admins'
  const filters = ofUse ? {} : { ...(state === 'admins' && { role: 'admin' }), ...(isState && { state }) }
  const query = { search: q || undefined, page: String(page), pageSize: PAGE_SIZE, ...filters }
  return callEndpoint<PeopleAnswer>(ofUse ? realCustomers : customerProfiles, { query, signal })
}

/** Everybody with an account: find somebody, see what they use, change role or state (ADMIN-02). */
export function PeoplePage() {
  return <People title={screenTitles['user-management']} ofUse={false} />
}

/** The people who use the product. */
export function CustomersPage() {
  return <People title={screenTitles['admin-customers']} ofUse />
}

function People({ title, ofUse }: { readonly title: string; readonly ofUse: boolean }) {
  const [{ q, page, state }, update] = useSearchState(SHAPE)
  const [open, setOpen] = useState<PersonAnswer>()
  const loaded = useAnswer({ q, page, state, ofUse }, ask)
  const { total } = loaded.answer ?? {}
  return (
    <>
      <PageHead title={title} facts={total === undefined ? undefined : messages.people.count(total)} />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox
          label={messages.people.search}
          placeholder={messages.people.search}
          value={q}
          onChange={(text) => update({ q: text, page: 1 }, { replace: true })}
          className="max-w-80 flex-1 basis-52"
        />
        {!ofUse && (
          <NativeSelect
            label={messages.people.state}
            hideLabel
            value={state}
            options={STATES.map((value) => ({ value, label: messages.people.states[value] }))}
            onChange={(next) => update({ state: next, page: 1 })}
          />
        )}
      </div>
      <Answered loaded={loaded}>
        {({ items, more }) =>
          items.length === 0 ? (
            <p className="text-muted">{messages.people.none}</p>
          ) : (
            <>
              <PeopleTable people={items} ofUse={ofUse} onOpen={setOpen} />
              <LeftPerson people={items} onChange={loaded.retry} />
              <PageSteps page={page} more={more} onPage={(next) => update({ page: next })} />
            </>
          )
        }
      </Answered>
      {open && <PersonDialog person={open} onClose={() => setOpen(undefined)} onChange={loaded.retry} />}
    </>
  )
}

interface LeftPersonProps {
  readonly people: readonly PersonAnswer[]
  readonly onChange: () => void
}

/** The person about whom a reason was left for a fresh sign-in stands open again (AUTH-12). */
function LeftPerson({ people, onChange }: LeftPersonProps) {
  const [person, setPerson] = useState(() => people.find(({ id }) => keptAct(id) !== undefined))
  return person && <PersonDialog person={person} onClose={() => setPerson(undefined)} onChange={onChange} />
}

interface PeopleTableProps {
  readonly people: readonly PersonAnswer[]
  /** Those who use the product: with what they pay, and no state, as all of them are active. */
  readonly ofUse: boolean
  readonly onOpen: (person: PersonAnswer) => void
}

const { columns } = messages.people
const SEEN: PlainColumn<PersonAnswer> = {
  label: columns.seen,
  renderCell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : <Time at={Date.parse(lastSeenAt)} />),
}
const SINCE: PlainColumn<PersonAnswer> = {
  label: columns.since,
  renderCell: ({ createdAt }) => <Time at={Date.parse(createdAt)} />,
}
const NAMED: readonly PlainColumn<PersonAnswer>[] = [
  { label: columns.email, renderCell: ({ email, id }) => email || id },
  { label: columns.name, renderCell: ({ name }) => name },
]
const OF_PEOPLE: readonly PlainColumn<PersonAnswer>[] = [
  ...NAMED,
  { label: columns.state, renderCell: (person) => <PersonState person={person} /> },
  SEEN,
  SINCE,
  { label: columns.writes, align: 'end', renderCell: ({ writes }) => formatNumber(writes) },
]
const OF_CUSTOMERS: readonly PlainColumn<PersonAnswer>[] = [
  ...NAMED,
  { label: columns.plan, renderCell: ({ plan }) => <PlanState plan={plan} /> },
  { label: columns.price, renderCell: ({ plan }) => plan && planPriceText(plan) },
  { label: columns.monthly, align: 'end', renderCell: ({ plan }) => monthlyText(plan) },
  SEEN,
  SINCE,
]

function PeopleTable({ people, ofUse, onOpen }: PeopleTableProps) {
  return (
    <OpenableTable
      label={messages.people.label}
      rows={people}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      card={(person) => ({
        title: person.email || person.id,
        value: ofUse ? monthlyText(person.plan) : '',
        detail: person.name,
        more: (
          <span className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-muted">
            {ofUse ? (
              <PlanState plan={person.plan} />
            ) : (
              <>
                <PersonState person={person} />
                {messages.people.changes(person.writes)}
              </>
            )}
          </span>
        ),
      })}
      columns={ofUse ? OF_CUSTOMERS : OF_PEOPLE}
    />
  )
}
