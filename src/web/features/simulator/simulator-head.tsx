import ArrowRight from 'lucide-react/icons/arrow-right'
import Columns3 from 'lucide-react/icons/columns-3'
import Save from 'lucide-react/icons/save'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { compareByName } from '#domain/list-query.ts'
import { isAnyOn, leverProblems, type ScenarioLevers } from '#contract/scenario-levers.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { useRows, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { TextDialog } from '#web/kit/form/text-dialog.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { previewScenario } from './apply-scenario.ts'
import type { SavedDraft } from './draft.ts'
import type { LiveDraft } from './live-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import type { OpenScenario } from './use-scenario.ts'

interface SimulatorHeadProps {
  readonly scenario: OpenScenario
  readonly live: LiveDraft
  readonly scope: SavedDraft['scope']
  readonly deps: SimulatorDeps
  /** Undefined while the catalogue is read. */
  readonly products: number | undefined
  readonly onCompare: () => void
}

/** Which scenario is tried on which catalogue, and what becomes of it. */
export function SimulatorHead({ scenario, live, scope, deps, products, onCompare }: SimulatorHeadProps) {
  const { row, isChanged, applied, state } = scenario
  const [isNaming, setNaming] = useState(false)
  const facts = products === undefined ? messages.lead : messages.basedOn(countOf('product', products))
  return (
    <>
      <PageHead
        title={row?.name ?? messages.title}
        facts={
          isChanged ? (
            <>
              {facts}{' '}
              <span className="ms-1 inline-block">
                <Pill plain tone="warn">
                  {messages.unsavedMark}
                </Pill>
              </span>
            </>
          ) : (
            facts
          )
        }
        action={
          <>
            <ScenarioChoice scenario={scenario} />
            <Button icon={<Columns3 aria-hidden="true" />} onClick={onCompare}>
              <span className="max-md:sr-only">{messages.compare}</span>
            </Button>
            <ReaderPart>
              {row && isChanged ? (
                <MenuButton
                  label={messages.save}
                  icon={<Save aria-hidden="true" />}
                  align="end"
                  entries={[
                    { label: messages.saveTo(row.name), run: () => void scenario.save() },
                    { label: messages.saveAs, run: () => setNaming(true) },
                  ]}
                />
              ) : (
                <Button icon={<Save aria-hidden="true" />} onClick={() => setNaming(true)}>
                  {row ? messages.saveAs : messages.save}
                </Button>
              )}
              <ApplyButton
                row={row}
                isApplied={applied !== undefined}
                live={live}
                scope={scope}
                deps={deps}
                isReady={products !== undefined}
              />
            </ReaderPart>
          </>
        }
      />
      {applied && state === 'applied' && (
        <div className="mb-4">
          <Banner
            tone="ok"
            title={messages.appliedAlready.title}
            action={
              <ScreenButton size="small" screen="change-sets" search={{ id: applied.id }}>
                {messages.appliedAlready.link}
              </ScreenButton>
            }
          >
            {applied.appliedAt !== null && <Time at={applied.appliedAt} />} · {messages.appliedAlready.text}
          </Banner>
        </div>
      )}
      {row && state === 'stale' && (
        <div className="mb-4">
          <Banner
            tone="warn"
            title={messages.stale.title}
            action={
              <ReaderPart>
                <Button size="small" onClick={() => void scenario.save()}>
                  {messages.stale.renew}
                </Button>
              </ReaderPart>
            }
          >
            {messages.stale.text} {row.triedAt !== null && <Time at={row.triedAt} />}
          </Banner>
        </div>
      )}
      {isNaming && (
        <TextDialog
          title={messages.naming.title}
          description={messages.naming.text}
          label={messages.naming.label}
          value={row ? messages.naming.copyOf(row.name) : ''}
          maxLength={200}
          cancel={messages.naming.cancel}
          confirm={messages.save}
          read={(text) => (text === '' ? { issue: messages.naming.missing } : { value: text })}
          onConfirm={(name) => {
            setNaming(false)
            void scenario.saveAs(name)
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}

/** Opens another scenario. */
function ScenarioChoice({ scenario: { row, isChanged, open } }: { readonly scenario: OpenScenario }): ReactNode {
  const rows = useRows('scenario')
  if (rows.length === 0) return null
  const named = [...rows].sort((one, other) => compareByName(one, other))
  async function choose(id: string) {
    if (isChanged && !(await askConfirm({ ...messages.leaving, danger: true }))) return
    open(rows.find((each) => each.id === id))
  }
  return (
    <NativeSelect
      label={messages.choose}
      hideLabel
      className="w-64 max-md:w-48"
      value={row?.id ?? ''}
      options={[{ value: '', label: messages.unsaved }, ...named.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(id) => void choose(id)}
    />
  )
}

interface ApplyButtonProps {
  readonly row: OpenScenario['row']
  /** It was, and would be applied on top of that. */
  readonly isApplied: boolean
  readonly live: LiveDraft
  readonly scope: SavedDraft['scope']
  readonly deps: SimulatorDeps
  readonly isReady: boolean
}

/** The server works the change out: without a network it waits, and says so. */
function ApplyButton({ row, isApplied, live, scope, deps, isReady }: ApplyButtonProps) {
  const store = useStore()
  const { network } = useSyncStatus()
  const isOnline = useOnline() && network !== 'offline'
  const [busy, setBusy] = useState(false)
  async function preview() {
    const title = row?.name ?? messages.untitled
    const { text, confirm } = messages.again
    if (isApplied && !(await askConfirm({ title: messages.again.title(title), text, confirm }))) return
    setBusy(true)
    const { levers } = live.get()
    await previewScenario(store, { title, scenarioId: row?.id, scope, levers, deps })
    setBusy(false)
  }
  const refusal = useSyncExternalStore(live.subscribe, () => refusalOf(live.get().levers))
  return (
    <Button
      tone="primary"
      icon={<ArrowRight aria-hidden="true" />}
      disabled={busy || !isOnline || !isReady || refusal !== undefined}
      data-tip={isOnline ? refusal : messages.offline}
      onClick={() => void preview()}
    >
      {busy ? messages.preparing : messages.preview}
    </Button>
  )
}

/** Why levers cannot be applied. */
function refusalOf(levers: ScenarioLevers): string | undefined {
  const problem = leverProblems(levers)['levers']
  if (problem !== undefined) return messages.contradiction(problem)
  return isAnyOn(levers) ? undefined : messages.nothingOn
}
