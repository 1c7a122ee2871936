import { DatabaseError as ServerError } from 'pg'
import { DatabaseError, DatabaseUnavailable } from './database.ts'

/** A statement got other values than it takes. That is our bug, though the SQLSTATE is in the class of lost connections. */
const WRONG_VALUES = '08P01'

/** Translates a driver error: what the server answered, or that it did not answer. */
export function translate(error: unknown): Error {
  if (error instanceof DatabaseError || error instanceof DatabaseUnavailable) return error
  return error instanceof ServerError ? answered(error) : unreachable(error)
}

function answered(error: ServerError): Error {
  const code = error.code ?? 'XX000'
  // What is fatal ends the session, such as a database that takes no connections.
  if (isGone(code) || (error.severity === 'FATAL' && !isLoginRefusal(code)))
    return new DatabaseUnavailable(error.message, { cause: error })
  return new DatabaseError(error.message, code, error.constraint)
}

function isGone(code: string): boolean {
  return (code.startsWith('08') && code !== WRONG_VALUES) || code.startsWith('57P') || code === '53300'
}

/** Whether the server refused the user, the password or the database that `DATABASE_URL` names. */
export function isLoginRefusal(code: string): boolean {
  return /^(28|3D)/.test(code)
}

/** The error for a database that does not answer, with the cause. */
export function unreachable(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new DatabaseUnavailable(`the database cannot be reached: ${message}`, { cause: error })
}
