import { type FormEvent, useState } from 'react'
import { countryOf } from '#domain/countries.ts'
import { type Actions, useActions } from '#web/kit/actions/actions.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { orEmpty, readMargin, readPercent } from '#web/kit/form/number-text.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { userTimeZone } from '#web/kit/format/date.ts'
import { countryName, countryOptions, currencyOptions } from '#web/kit/format/country-names.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { type DeviceCountry, profilePatch, proposedAfter, proposedForDevice, type SetupDraft } from './setup-draft.ts'
import { startMessages } from './messages.ts'

const messages = startMessages.setup
const readUsualMargin = orEmpty(readMargin)
const readRate = readPercent({ min: 0, max: 1_000_000 })

/** The one question to a newcomer, filled in from the browser's languages: country, currency and VAT, with the name and the usual margin of the business (PROF-02, PROD-02). */
export function SetupCard({ profileId, onSkip }: { readonly profileId: string; readonly onSkip: () => void }) {
  const store = useStore()
  const actions = useActions('businessProfile')
  const [draft, setDraft] = useState(() => proposedForDevice(device()))
  const [isVatChosen, setVatChosen] = useState(false)
  const change = (part: Partial<SetupDraft>) => setDraft((current) => ({ ...current, ...part }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const refused = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')
    if (refused) refused.focus()
    else void saveSetup(store, actions, profileId, draft)
  }

  return (
    <section className="rounded-2xl border border-line bg-card p-5 md:p-7" aria-labelledby="setup">
      <h2 id="setup" className="text-xl">
        {messages.title}
      </h2>
      <p className="mt-1 text-pretty text-muted">{messages.lead}</p>
      <form onSubmit={submit} className="mt-5 space-y-5">
        <BusinessFields draft={draft} onChange={change} />
        <PlaceFields
          draft={draft}
          onChange={change}
          onCountry={(code) => change(proposedAfter(code, { ...draft, isVatChosen }))}
        />
        <p className="text-[13px] text-muted">{messages.timeZone(draft.timeZone.replaceAll('_', ' '))}</p>
        <hr className="border-line" />
        <Switch
          label={messages.registered}
          help={draft.vatRegistered && !isVatChosen && messages.registeredProposed(countryName(draft.country))}
          checked={draft.vatRegistered}
          onChange={(vatRegistered) => {
            setVatChosen(true)
            change({ vatRegistered })
          }}
        />
        {draft.vatRegistered && <VatFields draft={draft} onChange={change} />}
        <div className="flex flex-wrap gap-2 pt-1 max-sm:*:w-full">
          <Button type="submit" tone="primary" disabled={draft.country === ''}>
            {messages.save}
          </Button>
          <Button tone="ghost" onClick={onSkip}>
            {messages.skip}
          </Button>
        </div>
      </form>
    </section>
  )
}

interface FieldsProps {
  readonly draft: SetupDraft
  readonly onChange: (part: Partial<SetupDraft>) => void
}

function device(): DeviceCountry {
  return { languages: navigator.languages, timeZone: userTimeZone() }
}

function BusinessFields({ draft, onChange }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={messages.name}
        help={messages.nameHelp}
        autoComplete="organization"
        maxLength={200}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <PercentField
        name="margin"
        label={messages.margin}
        help={messages.marginHelp}
        text={draft.margin === null ? '' : percentText(draft.margin)}
        parse={readUsualMargin}
        onCommit={(margin) => onChange({ margin })}
      />
    </div>
  )
}

function PlaceFields({ draft, onChange, onCountry }: FieldsProps & { readonly onCountry: (code: string) => void }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Combobox
        required
        label={messages.country}
        placeholder={messages.chooseCountry}
        value={draft.country === '' ? null : draft.country}
        options={countryOptions()}
        onChange={(code) => code !== null && onCountry(code)}
      />
      <Combobox
        required
        label={messages.currency}
        value={draft.currency}
        options={currencyOptions()}
        onChange={(currency) => currency !== null && onChange({ currency })}
      />
    </div>
  )
}

function VatFields({ draft, onChange }: FieldsProps) {
  const isKnown = typeof countryOf(draft.country)?.standardVat === 'number'
  return (
    <div className="space-y-5">
      <PercentField
        name="taxRate"
        className="sm:w-1/2 sm:pe-2"
        label={messages.vat}
        help={isKnown ? messages.vatHelp : messages.vatUnknown}
        text={percentText(draft.taxRate)}
        parse={readRate}
        onCommit={(taxRate) => onChange({ taxRate })}
      />
      <Switch
        label={messages.include}
        help={messages.includeHelp}
        checked={draft.pricesIncludeVat}
        onChange={(pricesIncludeVat) => onChange({ pricesIncludeVat })}
      />
      <Switch
        label={messages.reclaim}
        help={messages.reclaimHelp}
        checked={draft.vatRecoverable}
        onChange={(vatRecoverable) => onChange({ vatRecoverable })}
      />
    </div>
  )
}

/** The business profile prices products; the user's record names the currency to other programs too (AUTH-08). */
async function saveSetup(
  store: Store,
  actions: Actions<'businessProfile'>,
  profileId: string,
  draft: SetupDraft,
): Promise<void> {
  const { userId } = store
  await actions.attempt(
    'change',
    async () => {
      await store.mutate({ op: 'patch', kind: 'businessProfile', id: profileId, data: profilePatch(draft) })
      if (!store.get('userProfile', userId)) return
      const data = { preferredCurrency: draft.currency }
      await store.mutate({ op: 'patch', kind: 'userProfile', id: userId, data })
    },
    messages.thing,
  )
}
