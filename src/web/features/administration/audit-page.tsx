import { useState } from 'react'
import {
  type AuditEntryAnswer,
  auditExport,
  auditLog,
  type VerificationAnswer,
  verifyAudit,
} from '#contract/endpoints/audit-log.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { callEndpoint, callForFile } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { choiceParam, integerParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PageSteps } from '#web/kit/ui/page-steps.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { SearchBox } from '#web/kit/ui/search-box.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { Answered } from './answered.tsx'
import { auditActs } from './audit-messages.ts'
import { administrationMessages as messages } from './messages.ts'

const OUTCOMES = ['all', 'done', 'refused'] as const
const SHAPE = { q: textParam(), page: integerParam(1, { min: 1 }), outcome: choiceParam(OUTCOMES, 'all') }

interface Filters {
  readonly q: string
  readonly outcome: (typeof OUTCOMES)[number]
}

const queryOf = ({ q, outcome }: Filters) => ({ act: q || undefined, outcome: outcome === 'all' ? undefined : outcome })

const ask = ({ page, ...filters }: Filters & { readonly page: number }, signal: AbortSignal) =>
  callEndpoint<{ items: readonly AuditEntryAnswer[]; more: boolean }>(auditLog, {
    query: { ...queryOf(filters), page: String(page), pageSize: '50' },
    signal,
  })

/** The audit log: every act of administration and every refused one; filtered, exported and checked (ADMIN-04). */
export function AuditPage() {
  const [{ q, page, outcome }, update] = useSearchState(SHAPE)
  const loaded = useAnswer({ q, page, outcome }, ask)
  const [checked, setChecked] = useState<VerificationAnswer>()
  const words = messages.audit
  const tried = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => showFailure(error, { act: 'read', thing: messages.thing }))
  const check = tried(async () => setChecked(await callEndpoint<VerificationAnswer>(verifyAudit)))
  const save = tried(async () =>
    saveFile('audit-log.csv', await callForFile(auditExport, { query: queryOf({ q, outcome }) })),
  )
  return (
    <>
      <PageHead
        title={screenTitles['admin-audit']}
        facts={words.lead}
        action={
          <>
            <Button onClick={check}>{words.check}</Button>
            <Button onClick={save}>{words.export}</Button>
          </>
        }
      />
      {checked && <Verdict checked={checked} />}
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox
          label={words.search}
          placeholder={words.search}
          value={q}
          onChange={(text) => update({ q: text, page: 1 }, { replace: true })}
          className="max-w-80 flex-1 basis-52"
        />
        <NativeSelect
          label={words.outcome}
          hideLabel
          value={outcome}
          options={OUTCOMES.map((value) => ({ value, label: words.outcomes[value] }))}
          onChange={(next) => update({ outcome: next, page: 1 })}
        />
      </div>
      <Answered loaded={loaded}>
        {({ items, more }) => (
          <>
            {items.length === 0 ? <p className="text-muted">{words.none}</p> : <Entries entries={items} />}
            <PageSteps page={page} more={more} onPage={(next) => update({ page: next })} />
          </>
        )}
      </Answered>
    </>
  )
}

function Verdict({ checked: { broken, entries, head } }: { readonly checked: VerificationAnswer }) {
  const { whole, broken: brokenAt, headOf } = messages.audit
  return (
    <div className="mb-4">
      <Banner
        tone={broken === null ? 'ok' : 'bad'}
        title={broken === null ? whole(entries) : brokenAt(formatNumber(broken))}
      >
        {broken === null && head !== '' && <span className="wrap-anywhere">{headOf(head)}</span>}
      </Banner>
    </div>
  )
}

/** So that all columns stand in a frame of 1,000 px. */
const WRAPS = 'py-1.5 whitespace-normal! wrap-anywhere'

function Entries({ entries }: { readonly entries: readonly AuditEntryAnswer[] }) {
  const { columns, done } = messages.audit
  return (
    <PlainRows
      label={screenTitles['admin-audit']}
      rows={entries}
      keyOf={({ seq }) => seq}
      takesFocus
      columns={[
        { label: columns.seq, align: 'end', renderCell: ({ seq }) => formatNumber(seq) },
        { label: columns.at, phone: 'aside', renderCell: ({ at }) => <Time at={Date.parse(at)} /> },
        { label: columns.actor, className: `min-w-32 ${WRAPS}`, renderCell: (entry) => <Who entry={entry} /> },
        { label: columns.act, isHead: true, className: `min-w-36 ${WRAPS}`, renderCell: ({ act }) => <Act id={act} /> },
        {
          label: columns.subject,
          className: `min-w-28 ${WRAPS}`,
          renderCell: ({ subject, subjectEmail }) => subjectEmail || subject,
        },
        {
          label: columns.outcome,
          renderCell: ({ outcome }) =>
            outcome === 'done' ? (
              <Pill tone="ok">{done}</Pill>
            ) : (
              <Pill tone="bad">{messages.audit.refusals[outcome] ?? outcome}</Pill>
            ),
        },
        {
          label: columns.detail,
          phone: 'alone',
          className: `min-w-40 ${WRAPS}`,
          renderCell: ({ detail }) => detail,
        },
      ]}
    />
  )
}

/** Who acted, and from where: a column of its own would not fit beside the others. */
function Who({ entry: { actor, actorEmail, address } }: { readonly entry: AuditEntryAnswer }) {
  const { columns, stranger } = messages.audit
  return (
    <>
      {actorEmail || (actor ?? stranger)}{' '}
      {address && (
        <span className="block text-[13px] text-muted">
          {columns.address} {address}
        </span>
      )}
    </>
  )
}

/** An act in words, and the id of its call, which is what is searched for. */
function Act({ id }: { readonly id: string }) {
  const words = auditActs[id]
  if (words === undefined) return id
  return (
    <>
      {words} <span className="block text-[13px] font-normal text-muted">{id}</span>
    </>
  )
}
