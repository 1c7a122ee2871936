import { RefusalNotice } from './refusal-notice.ts'
import { UndoneNotice } from './undone-notice.ts'

/** Says what the server made of changes otherwise than this device saw: those it refused, and undos that others had a part in. */
export function OutcomeNotice() {
  return (
    <>
      <RefusalNotice />
      <UndoneNotice />
    </>
  )
}
