import * as z from 'zod/mini'
import { command } from '../command.ts'
import { uuid } from '../fields.ts'
import { fillText, Refusal } from '../refusal.ts'
import { businessProfile } from '../entities/business-profile.ts'

const KIND = businessProfile.kind

/** Makes one business profile the default; the flag is cleared on the others (PROF-02). */
export const setDefaultProfile = command({
  name: 'business-profile/set-default',
  input: z.strictObject({ id: uuid }),
  reads: ({ id }) => ({ refs: [{ kind: KIND, id }] }),
  run({ id }, rows) {
    if (!rows.get(KIND, id)) throw new Refusal('no-such-row', { message: fillText(businessProfile.notFound, { id }) })
    return { changes: [{ op: 'patch', kind: KIND, id, data: { isDefault: true } }] }
  },
})
