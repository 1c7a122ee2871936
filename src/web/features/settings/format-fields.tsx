import { useMemo } from 'react'
import { userProfile } from '#contract/entities/user-profile.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { START_SCREENS } from '#contract/start-screens.ts'
import { actionsOn } from '#web/kit/actions/actions.ts'
import { useRow, useStore } from '#web/kit/data/use-store.ts'
import { noteFormats } from '#web/kit/language/formats-choice.ts'
import type { OwnFormats } from '#web/kit/language/own-formats.ts'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { appearanceMessages as messages } from './appearance-messages.ts'
import { deviceZone, localeOptions, zoneOptions } from './format-options.ts'

const { locale, timeZone, startScreen } = userProfile.fields

/** The formats of the signed-in user: kept with the profile, so that they follow to other devices (PAGE-06). */
export function FormatFields() {
  const store = useStore()
  const row = useRow('userProfile', store.userId)
  const chosen = { locale: row?.locale ?? '', timeZone: row?.timeZone ?? '' }
  const locales = useMemo(() => localeOptions(chosen.locale), [chosen.locale])
  const zones = useMemo(() => zoneOptions(chosen.timeZone), [chosen.timeZone])
  if (!row) return null
  const save = (patch: PatchOfKind<'userProfile'> & Partial<OwnFormats>, what: string): void =>
    void saveFormats(row, patch, (own) => actionsOn(store, 'userProfile').save(row.id, own, what))
  return (
    <>
      <Combobox
        label={locale.label}
        placeholder={messages.language.device}
        help={messages.language.localeHelp}
        value={row.locale === '' ? null : row.locale}
        options={locales}
        onChange={(tag) => save({ locale: tag ?? '' }, locale.label)}
      />
      <Combobox
        label={timeZone.label}
        placeholder={messages.language.device}
        help={messages.language.zoneHelp(deviceZone())}
        value={row.timeZone === '' ? null : row.timeZone}
        options={zones}
        onChange={(zone) => save({ timeZone: zone ?? '' }, timeZone.label)}
      />
      <NativeSelect
        label={startScreen.label}
        help={messages.language.startHelp}
        value={row.startScreen}
        options={['' as const, ...START_SCREENS].map((id) => ({ value: id, label: screenTitles[id || 'home'] }))}
        onChange={(id) => save({ startScreen: id }, startScreen.label)}
      />
    </>
  )
}

/** Once it is safe on this device the browser is told; what is on screen already is drawn anew with a page of its own. */
async function saveFormats(
  row: RowOfKind<'userProfile'>,
  patch: PatchOfKind<'userProfile'> & Partial<OwnFormats>,
  save: (patch: PatchOfKind<'userProfile'>) => Promise<boolean>,
): Promise<void> {
  if ((await save(patch)) && noteFormats({ ...row, ...patch })) location.reload()
}
