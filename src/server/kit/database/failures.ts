import { DatabaseError as ServerError } from 'pg'
import { DatabaseError, DatabaseUnavailable } from './database.ts'

/** A failure of the driver in our words: what the server answered, or that it did not. */
export function translate(error: unknown): Error {
  if (error instanceof DatabaseError || error instanceof DatabaseUnavailable) return error
  return error instanceof ServerError ? answered(error) : unreachable(error)
}

function answered(error: ServerError): Error {
  const code = error.code ?? 'XX000'
  const gone = code.startsWith('08') || code.startsWith('57P') || code === '53300'
  if (gone) return new DatabaseUnavailable(error.message, { cause: error })
  return new DatabaseError(error.message, code, error.constraint)
}

/** Tells that the database does not answer, and why. */
export function unreachable(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new DatabaseUnavailable(`the database cannot be reached: ${message}`, { cause: error })
}
