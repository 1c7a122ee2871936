import type { ReactNode } from 'react'
import { userProfile } from '#contract/entities/user-profile.ts'
import type { Field } from '#contract/fields.ts'
import { useRow, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { FieldControl } from '#web/kit/form/field-control.tsx'
import { countryOptions, currencyOptions } from '#web/kit/format/places.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { AccountDataPanels } from './account-data-panels.tsx'
import { AccountPanel } from './account-panel.tsx'
import { profileText as text } from './profile-text.ts'
import { type UserRow, useUserActs } from './use-user-acts.ts'

const { fields } = userProfile
const byName: Readonly<Record<keyof typeof fields, Field>> = fields

/** The user's own record (PROF-01), and what concerns all of their data (PROF-05). */
export function ProfilePage() {
  const state = useAuth()
  const { userId } = useStore()
  const row = useRow('userProfile', userId) as UserRow | undefined
  const isReading = isArriving(useSyncStatus())
  if (state.status !== 'signed-in') return null
  const { email, role } = state.user
  return (
    <>
      <PageHead title={text.title} facts={`${text.signedInAs(email)} · ${text.roles[role]}`} />
      <div className="max-w-3xl space-y-4">
        {row ? (
          <FieldScope of={row.id}>
            <Person row={row} />
          </FieldScope>
        ) : isReading ? (
          <PageSkeleton />
        ) : (
          <p className="text-muted">{text.none}</p>
        )}
        <AccountPanel />
        <AccountDataPanels />
      </div>
    </>
  )
}

function Person({ row }: { readonly row: UserRow }) {
  const { save } = useUserActs()
  const control = (name: keyof typeof fields, disabled = false): ReactNode => (
    <FieldControl
      field={byName[name]}
      value={row[name]}
      disabled={disabled}
      onCommit={(value) => save(row, { [name]: value }, byName[name].label)}
    />
  )
  return (
    <>
      <Panel
        title={text.person.title}
        lead={text.person.lead}
        action={<ScreenButton screen="business-profile">{text.toBusiness}</ScreenButton>}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {control('displayName')}
          {control('phoneNumber')}
          {control('firstName')}
          {control('lastName')}
          {control('photoURL')}
          <Combobox
            required
            label={fields.preferredCurrency.label}
            value={row.preferredCurrency}
            options={currencyOptions}
            onChange={(code) => code !== null && save(row, { preferredCurrency: code }, fields.preferredCurrency.label)}
          />
        </div>
      </Panel>
      <Panel title={text.address.title}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {control('street')}
          {control('postalCode')}
          {control('city')}
          <Combobox
            label={fields.country.label}
            placeholder={text.address.choose}
            value={row.country === '' ? null : row.country}
            options={countryOptions}
            onChange={(code) => save(row, { country: code ?? '' }, fields.country.label)}
          />
        </div>
      </Panel>
      <Panel title={text.notices.title} lead={text.notices.lead}>
        <div className="space-y-4">
          {control('receiveNotifications')}
          <hr className="border-line" />
          {control('pricingNotices', !row.receiveNotifications)}
          {control('updateNotices', !row.receiveNotifications)}
          {control('securityNotices', !row.receiveNotifications)}
          {control('marketingNotices', !row.receiveNotifications)}
        </div>
      </Panel>
    </>
  )
}
