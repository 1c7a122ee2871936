import { expect, it } from 'vitest'
import * as administration from '#contract/endpoints/administration.ts'
import * as auditLog from '#contract/endpoints/audit-log.ts'
import * as diagnostics from '#contract/endpoints/diagnostics.ts'
import * as integrity from '#contract/endpoints/integrity.ts'
import * as plans from '#contract/endpoints/plans.ts'
import { auditActs } from './audit-messages.ts'

it('ADMIN-04 every call of administrators has words in the audit log', () => {
  const calls = Object.values({ ...administration, ...auditLog, ...diagnostics, ...integrity, ...plans })
  const ids = calls.flatMap((call) =>
    typeof call === 'object' && 'access' in call && call.access === 'admin' ? [call.id] : [],
  )
  expect(ids.length).toBeGreaterThan(20)
  expect(Object.keys(auditActs).sort()).toEqual(ids.sort())
})
