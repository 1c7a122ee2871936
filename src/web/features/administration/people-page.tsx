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
import { OpenableTable } from '#web/kit/ui/plain-table.tsx'
import { SearchBox } from '#web/kit/ui/search-box.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { Answered } from './answered.tsx'
import { administrationMessages as messages } from './messages.ts'
import { PersonDialog } from './person-dialog.tsx'
import { PersonState } from './person-state.tsx'

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
              <PeopleTable people={items} onOpen={setOpen} />
              <PageSteps page={page} more={more} onPage={(next) => update({ page: next })} />
            </>
          )
        }
      </Answered>
      {open && <PersonDialog person={open} onClose={() => setOpen(undefined)} onChange={loaded.retry} />}
    </>
  )
}

interface PeopleTableProps {
  readonly people: readonly PersonAnswer[]
  readonly onOpen: (person: PersonAnswer) => void
}

function PeopleTable({ people, onOpen }: PeopleTableProps) {
  const { columns } = messages.people
  return (
    <OpenableTable
      label={messages.people.label}
      rows={people}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      card={(person) => ({
        title: person.email || person.id,
        value: formatNumber(person.writes),
        detail: person.name,
        state: <PersonState person={person} />,
      })}
      columns={[
        { label: columns.email, renderCell: ({ email, id }) => email || id },
        { label: columns.name, renderCell: ({ name }) => name },
        { label: columns.state, renderCell: (person) => <PersonState person={person} /> },
        {
          label: columns.seen,
          renderCell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : <Time at={Date.parse(lastSeenAt)} />),
        },
        { label: columns.since, renderCell: ({ createdAt }) => <Time at={Date.parse(createdAt)} /> },
        { label: columns.writes, align: 'end', renderCell: ({ writes }) => formatNumber(writes) },
      ]}
    />
  )
}
