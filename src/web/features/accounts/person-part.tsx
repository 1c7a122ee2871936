import type { ReactNode } from 'react'
import { userProfile } from '#contract/entities/user-profile.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRow, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { rowField } from '#web/kit/form/row-field.tsx'
import { countryOptions, currencyOptions } from '#web/kit/format/country-names.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { UnconfirmedAddress } from '#web/kit/mail/unconfirmed-address.tsx'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { profileMessages as messages } from './profile-messages.ts'
import { useUserActions } from './use-user-actions.ts'

const UserField = rowField<'userProfile'>(userProfile)

interface Editing {
  readonly row: RowOfKind<'userProfile'>
  readonly save: ReturnType<typeof useUserActions>['save']
}

/** The user's own record (PROF-01). */
export function PersonPart() {
  return <OwnRecord render={(editing) => <Person {...editing} />} />
}

/** What the user wants to hear about. */
export function NotificationsPart() {
  return <OwnRecord render={(editing) => <Notices {...editing} />} />
}

function OwnRecord({ render }: { readonly render: (editing: Editing) => ReactNode }) {
  const { userId } = useStore()
  const row = useRow('userProfile', userId)
  const { save } = useUserActions()
  const isReading = isArriving(useSyncStatus())
  if (row) return <FieldScope of={row.id}>{render({ row, save })}</FieldScope>
  return isReading ? <PageSkeleton /> : <p className="text-muted">{messages.none}</p>
}

function Person(editing: Editing) {
  return (
    <>
      <Panel title={messages.person.title} lead={messages.person.lead}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <UserField {...editing} name="displayName" />
          <UserField {...editing} name="phoneNumber" />
          <UserField {...editing} name="firstName" />
          <UserField {...editing} name="lastName" />
          <UserField {...editing} name="photoURL" />
          <UserField {...editing} name="preferredCurrency" options={currencyOptions()} />
        </div>
      </Panel>
      <Panel title={messages.address.title}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <UserField {...editing} name="street" />
          <UserField {...editing} name="postalCode" />
          <UserField {...editing} name="city" />
          <UserField {...editing} name="country" placeholder={messages.address.choose} options={countryOptions()} />
        </div>
      </Panel>
    </>
  )
}

function Notices(editing: Editing) {
  const isOff = !editing.row.receiveNotifications
  const { help } = messages.notices
  return (
    <Panel title={messages.notices.title} lead={messages.notices.lead}>
      <div className="space-y-4">
        <UserField {...editing} name="receiveNotifications" help={help.receiveNotifications} />
        <hr className="border-line" />
        <UserField {...editing} name="pricingNotices" help={help.pricingNotices} disabled={isOff} />
        <UserField {...editing} name="updateNotices" help={help.updateNotices} disabled={isOff} />
        <UserField {...editing} name="marketingNotices" help={help.marketingNotices} disabled={isOff} />
        <hr className="border-line" />
        <UserField {...editing} name="securityNotices" help={help.securityNotices} />
        <hr className="border-line" />
        <p className="text-[13px] text-pretty text-muted">
          {messages.notices.reminders}{' '}
          <ScreenLink screen="calendar" className="underline">
            {messages.notices.toCalendar}
          </ScreenLink>
        </p>
        <UnconfirmedAddress />
      </div>
    </Panel>
  )
}
