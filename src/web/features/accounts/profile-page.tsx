import { userProfile } from '#contract/entities/user-profile.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRow, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { rowField } from '#web/kit/form/row-field.tsx'
import { countryOptions, currencyOptions } from '#web/kit/format/country-names.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { AccountPanel } from './account-panel.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { profileMessages as messages } from './profile-messages.ts'
import { useUserActions } from './use-user-actions.ts'

const UserField = rowField<'userProfile'>(userProfile)

/** The user's own record (PROF-01), and what concerns all of their data (PROF-05). */
export function ProfilePage() {
  const state = useAuth()
  const { userId } = useStore()
  const row = useRow('userProfile', userId)
  const isReading = isArriving(useSyncStatus())
  if (state.status !== 'signed-in') return null
  const { email, role } = state.user
  return (
    <>
      <PageHead title={messages.title} facts={`${messages.signedInAs(email)} · ${messages.roles[role]}`} />
      <div className="max-w-3xl space-y-4">
        {row ? (
          <FieldScope of={row.id}>
            <Person row={row} />
          </FieldScope>
        ) : isReading ? (
          <PageSkeleton />
        ) : (
          <p className="text-muted">{messages.none}</p>
        )}
        <AccountPanel />
        <ExportPanel />
        <DeletePanel />
      </div>
    </>
  )
}

function Person({ row }: { readonly row: RowOfKind<'userProfile'> }) {
  const { save } = useUserActions()
  const editing = { row, save }
  const isOff = !row.receiveNotifications
  return (
    <>
      <Panel
        title={messages.person.title}
        lead={messages.person.lead}
        action={<ScreenButton screen="business-profile">{messages.toBusiness}</ScreenButton>}
      >
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
      <Panel title={messages.notices.title} lead={messages.notices.lead}>
        <div className="space-y-4">
          <UserField {...editing} name="receiveNotifications" />
          <hr className="border-line" />
          <UserField {...editing} name="pricingNotices" disabled={isOff} />
          <UserField {...editing} name="updateNotices" disabled={isOff} />
          <UserField {...editing} name="securityNotices" disabled={isOff} />
          <UserField {...editing} name="marketingNotices" disabled={isOff} />
        </div>
      </Panel>
    </>
  )
}
