import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { LIST_BASES, LIST_RULES, PERCENT_OFF, RULE_PERCENTS } from '#domain/price-list/list-rules.ts'
import { readMargin, readPercent, readQuantity } from '#web/kit/form/number-text.ts'
import { percentText, quantityText } from '#web/kit/form/typed-number.ts'
import { formatQuantity } from '#web/kit/format/number.ts'
import { priceText } from '#web/kit/price/text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { pageText } from './page-text.ts'
import { percentKind, type RuleDraft } from './rule-draft.ts'

const text = pageText.rules
const OWN = 'own'
const RULES = LIST_RULES.map((value) => ({ value, label: text.names[value] }))
const BASES = LIST_BASES.map((value) => ({ value, label: text.bases[value] }))
const ENDINGS = [
  { value: OWN, label: text.asProduct },
  ...PRICE_ENDINGS.map((value) => ({ value, label: priceText.endings[value] })),
] as const
const PERCENT = readPercent(PERCENT_OFF)
const READERS = { percentOff: PERCENT, margin: readMargin, markup: readPercent(RULE_PERCENTS.markup) }
/** Where a rule starts that had no figure yet. */
const FIRST_PERCENT = { percentOff: 100_000, margin: 300_000, markup: 500_000 } as const

export interface RulesSectionProps {
  readonly draft: RuleDraft
  readonly changed: boolean
  readonly wasLeft: boolean
  readonly onChange: (draft: RuleDraft) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** The rule, the ending and the quantity breaks of a list; nothing is saved before its effect was seen (PLIST-06). */
export function RulesSection({ draft, changed, wasLeft, onChange, onSave, onDiscard }: RulesSectionProps) {
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
    <Panel title={text.title}>
      <div className="space-y-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NativeSelect label={text.rule} value={draft.ruleKind} options={RULES} onChange={chooseRule} />
          {kind && (
            <PercentField
              key={kind}
              label={text.percent[kind]}
              help={kind === 'percentOff' ? text.percentHelp : undefined}
              text={percentText(draft.rulePercent)}
              parse={READERS[kind]}
              onCommit={(rulePercent) => edit({ rulePercent })}
            />
          )}
        </div>
        {draft.ruleKind === 'percentOff' && (
          <SegmentedControl
            label={text.basis}
            value={draft.basis}
            segments={BASES}
            onChange={(basis) => edit({ basis })}
          />
        )}
        <Switch
          label={text.withoutVat}
          help={text.withoutVatHelp}
          checked={draft.withoutVat}
          onChange={(withoutVat) => edit({ withoutVat })}
        />
        <NativeSelect
          label={text.ending}
          className="sm:w-1/2 sm:pr-2"
          value={draft.priceEnding ?? OWN}
          options={ENDINGS}
          onChange={(ending) => edit({ priceEnding: ending === OWN ? null : ending })}
        />
        <Tiers draft={draft} onChange={edit} />
        {changed && (
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            {wasLeft && <p className="w-full text-[13px] text-warn">{text.wasLeft}</p>}
            <Button tone="primary" onClick={onSave}>
              {text.save}
            </Button>
            <Button onClick={onDiscard}>{text.discard}</Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

function Tiers({
  draft: { tiers },
  onChange,
}: {
  readonly draft: RuleDraft
  readonly onChange: (change: Partial<RuleDraft>) => void
}) {
  type Tier = RuleDraft['tiers'][number]
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
      <legend className="text-[13px] font-semibold">{text.tiers}</legend>
      <p className="mt-0.5 text-[13px] text-muted">{text.tiersHelp}</p>
      <ul className="mt-2 space-y-2">
        {tiers.map((tier) => (
          <li key={tier.id} className="flex items-end gap-2">
            <NumberField
              label={text.from}
              className="flex-1"
              text={quantityText(tier.minQuantity)}
              parse={readQuantity({ min: 1 })}
              onCommit={(minQuantity) => edit(tier.id, { minQuantity })}
            />
            <PercentField
              label={text.off}
              className="flex-1"
              text={percentText(tier.percentOff)}
              parse={PERCENT}
              onCommit={(percentOff) => edit(tier.id, { percentOff })}
            />
            <IconButton
              label={text.removeTier(formatQuantity(tier.minQuantity))}
              icon={<Trash2 />}
              className="text-muted"
              onClick={() => onChange({ tiers: tiers.filter(({ id }) => id !== tier.id) })}
            />
          </li>
        ))}
      </ul>
      <Button tone="ghost" size="small" icon={<Plus aria-hidden="true" />} className="mt-2 -ml-2.5" onClick={add}>
        {text.addTier}
      </Button>
    </fieldset>
  )
}
