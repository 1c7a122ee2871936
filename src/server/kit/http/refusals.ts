import { entities } from '#contract/entities/registry.ts'
import { fieldsOf } from '#contract/entity.ts'
import { type MessageCode, Refusal } from '#contract/refusal.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { DatabaseError, DatabaseUnavailable, LowDiskError } from '../database/database.ts'
import { isLoginRefusal } from '../database/failures.ts'
import { EntryRefused, type EntryRefusal } from '../database/data-access.ts'
import { pageTooLarge } from '../rows/bounded-page.ts'
import { columnName } from '../rows/columns.ts'
import { inputMessages } from './input-messages.ts'
import { refusalMessages, sizeMessages } from './refusal-messages.ts'

const ENTRY = {
  'no-session': 'not-signed-in',
  'revoked-session': 'session-revoked',
  suspended: 'suspended',
  'read-only-token': 'read-only-token',
  'draft-only-token': 'draft-only-token',
  'not-admin': 'admin-only',
  'membership-ended': 'membership-ended',
  'owner-only': 'owner-only',
  'member-may-not': 'member-may-not',
} as const satisfies Readonly<Record<EntryRefusal, MessageCode>>

function megabytes(bytes: number): string {
  return sizeMessages.megabytes(Math.floor(bytes / 2 ** 20))
}

/** The catalogue's message for an error of data access or the engine; undefined for any other error. */
export function refusalOfFailure(error: unknown): Refusal | undefined {
  if (error instanceof EntryRefused) return new Refusal(ENTRY[error.reason])
  if (error instanceof DatabaseUnavailable) return new Refusal('unavailable')
  if (error instanceof LowDiskError) {
    return new Refusal('disk-full', { free: megabytes(error.freeBytes), needed: megabytes(error.neededBytes) })
  }
  return error instanceof DatabaseError ? refusalOfDatabase(error) : undefined
}

/** SQLSTATEs of rules that the schema enforces, in the terms of the declarations. */
function refusalOfDatabase({ code, constraint = '', message }: DatabaseError): Refusal | undefined {
  if (code === '23503') return refusalOfReference(constraint, message.startsWith('update or delete'))
  if (code === '23505') return new Refusal('conflict', { message: refusalMessages.alreadyThere })
  // While the server runs, its database was renamed, say, or its password changed.
  if (isLoginRefusal(code)) return new Refusal('unavailable')
  // Its disk is full, say, or it has no memory: it can be tried again, and what was refused is not stored.
  if (code.startsWith('53')) return new Refusal('unavailable')
  if (code === '57014') return new Refusal('took-too-long')
  if (code === 'PW006') return pageTooLarge()
  // Two transactions waited for each other, and the database ended this one: it can be tried again.
  if (code === '40P01') return new Refusal('busy')
  if (code === '22003') {
    return new Refusal('invalid-input', {}, [{ field: 'body', message: inputMessages.beyond }])
  }
  // Half of a surrogate pair makes a JSON text that is none (22P02, as is any other value of the wrong form).
  if (code === '22P05' || code === '22021' || (code === '22P02' && message.includes('type json'))) {
    return new Refusal('invalid-input', {}, [{ field: 'body', message: fieldMessages.broken }])
  }
  return undefined
}

/** Foreign keys are named `table__column` (`table-sql.ts`), which leads back to the declared field. */
function refusalOfReference(constraint: string, stillNamed: boolean): Refusal {
  const [table, column = ''] = constraint.split('__')
  const entity = entities.find((each) => each.table === table)
  const [name, field] = fieldsOf(entity ?? { fields: {} }).find(([each]) => columnName(each) === column) ?? []
  if (stillNamed) return new Refusal('conflict', { message: refusalMessages.stillUsed(entity?.label.many) })
  const message = field?.missing ?? refusalMessages.notFound(field?.label)
  return new Refusal('reference-unknown', { message }, name ? [{ field: name, message }] : [])
}
