import { PERCENT_OFF, RULE_PERCENTS } from '#domain/price-list/list-rules.ts'
import { readMargin, readPercent } from '#web/kit/form/number-text.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { lesserBreak } from './lesser-break.ts'
import { rulesMessages as messages } from './page-messages.ts'
import { QuantityRows } from './quantity-rows.tsx'
import { percentKind, type RuleDraft } from './use-rule-draft.ts'

const OWN = 'own'
const PERCENT = readPercent(PERCENT_OFF)
const READERS = { percentOff: PERCENT, margin: readMargin, markup: readPercent(RULE_PERCENTS.markup) }
/** Where a rule starts that had no figure yet. */
const FIRST_PERCENT = { percentOff: 100_000, margin: 300_000, markup: 500_000 } as const

export interface RulesSectionProps {
  readonly draft: RuleDraft
  readonly changed: boolean
  readonly wasLeft: boolean
  /** The rule in words that was stored elsewhere while this one was changed. */
  readonly storedElsewhere: string | undefined
  readonly onChange: (draft: RuleDraft) => void
  /** Told with every key in a figure of the rule: whether something is typed that differs from it. */
  readonly onTyping: (isTyping: boolean) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** The rule, the ending and the quantity breaks of a list; nothing is saved before its effect was seen (PLIST-06). */
export function RulesSection(props: RulesSectionProps) {
  const { draft, changed, wasLeft, storedElsewhere, onChange, onTyping, onSave, onDiscard } = props
  const type = (value: number | undefined): void => onTyping(value !== undefined)
  const edit = (change: Partial<RuleDraft>): void => onChange({ ...draft, ...change })
  const kind = percentKind(draft)
  function chooseRule(ruleKind: RuleDraft['ruleKind']) {
    const next = percentKind({ ruleKind })
    edit({
      ruleKind,
      rulePercent: next ? FIRST_PERCENT[next] : 0,
      // Trade prices are usually without; who wants it otherwise says so.
      ...(ruleKind === 'tradePrice' ? { withoutVat: true } : {}),
    })
  }
  return (
    <Panel title={messages.title}>
      <div className="space-y-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NativeSelect
            label={messages.rule}
            value={draft.ruleKind}
            options={optionsOf(messages.names)}
            onChange={chooseRule}
          />
          {kind && (
            <PercentField
              key={kind}
              name={kind}
              label={messages.percent[kind]}
              help={kind === 'percentOff' ? messages.percentHelp : undefined}
              text={percentText(draft.rulePercent)}
              parse={READERS[kind]}
              onCommit={(rulePercent) => edit({ rulePercent })}
              onType={type}
            />
          )}
        </div>
        {draft.ruleKind === 'percentOff' && (
          <SegmentedControl
            label={messages.basis}
            value={draft.basis}
            segments={optionsOf(messages.bases)}
            onChange={(basis) => edit({ basis })}
          />
        )}
        <Switch
          label={messages.withoutVat}
          help={messages.withoutVatHelp}
          checked={draft.withoutVat}
          onChange={(withoutVat) => edit({ withoutVat })}
        />
        <NativeSelect
          label={messages.ending}
          className="sm:w-1/2 sm:pe-2"
          value={draft.priceEnding ?? OWN}
          options={[{ value: OWN, label: messages.asProduct }, ...optionsOf(priceMessages.endings)]}
          onChange={(ending) => edit({ priceEnding: ending === OWN ? null : ending })}
        />
        <Tiers draft={draft} onChange={edit} onType={type} />
        {changed && (
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            {storedElsewhere !== undefined && (
              <div className="w-full">
                <Banner urgent tone="warn" title={messages.elsewhere.title}>
                  {messages.elsewhere.text(storedElsewhere)}
                </Banner>
              </div>
            )}
            {wasLeft && <p className="w-full text-[13px] text-warn">{messages.wasLeft}</p>}
            <Button tone="primary" onClick={onSave}>
              {messages.save}
            </Button>
            <Button onClick={onDiscard}>{messages.discard}</Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

function Tiers({
  draft: { tiers },
  onChange,
  onType,
}: {
  readonly draft: RuleDraft
  readonly onChange: (change: Partial<RuleDraft>) => void
  readonly onType: (value: number | undefined) => void
}) {
  type Tier = RuleDraft['tiers'][number]
  const found = lesserBreak(tiers)
  const edit = (id: string, change: Partial<Tier>): void =>
    onChange({ tiers: tiers.map((tier) => (tier.id === id ? { ...tier, ...change } : tier)) })
  function add() {
    const last = tiers.at(-1)
    const minQuantity = last ? last.minQuantity * 2 : 100_000
    const percentOff = last ? Math.min(last.percentOff + 50_000, 900_000) : 50_000
    onChange({ tiers: [...tiers, { id: crypto.randomUUID(), minQuantity, percentOff }] })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-[13px] font-semibold">{messages.tiers}</legend>
      <p className="mt-0.5 text-[13px] text-muted">{messages.tiersHelp}</p>
      {found && (
        <p className="mt-1.5 text-[13px] text-warn">
          {messages.lesserTier(found.lesser.minQuantity, found.before.minQuantity)}
        </p>
      )}
      <div className="mt-2">
        <QuantityRows
          words={{ from: messages.from, add: messages.addTier, remove: messages.removeTier }}
          rows={tiers}
          least={1}
          onType={onType}
          onMove={({ id }, minQuantity) => edit(id, { minQuantity })}
          onRemove={({ id }) => onChange({ tiers: tiers.filter((tier) => tier.id !== id) })}
          onAdd={add}
          renderValue={({ id, percentOff }) => (
            <PercentField
              name="percentOff"
              label={messages.off}
              className="flex-1"
              text={percentText(percentOff)}
              parse={PERCENT}
              onCommit={(next) => edit(id, { percentOff: next })}
              onType={onType}
            />
          )}
        />
      </div>
    </fieldset>
  )
}
