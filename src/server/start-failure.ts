import { type Config, ConfigurationError } from './config.ts'
import { DataFolderInUse } from './kit/database/data-folder.ts'
import { DatabaseError, DatabaseUnavailable, LowDiskError } from './kit/database/database.ts'
import { isLoginRefusal } from './kit/database/failures.ts'
import { UNTOLD_POOLER } from './open-database.ts'
import { MigrationError } from './kit/database/migrate.ts'

/** Exit codes that `scripts/start.mjs` knows: a restart does not help with the first two (sysexits.h). */
const EXIT = { configuration: 78, busy: 75, unavailable: 69, unknown: 1 } as const

/** The exit code and message of a failed start: the setting and the remedy, if known (OPS-05). */
export interface StartFailure {
  readonly exitCode: number
  readonly message: string
}

/** Explains why the server did not start; `config` is missing if the settings themselves were wrong. */
export function startFailure(error: unknown, config: Config | undefined): StartFailure {
  if (error instanceof ConfigurationError || error instanceof MigrationError)
    return { exitCode: EXIT.configuration, message: error.message }
  if (error instanceof DataFolderInUse) return { exitCode: EXIT.busy, message: error.message }
  if (error instanceof LowDiskError)
    return { exitCode: EXIT.busy, message: `${error.message} Free some space, or lower MIN_FREE_MB.` }
  const known = config && (ofDatabase(error, config) ?? ofSystem(error as NodeJS.ErrnoException, config))
  return known ?? { exitCode: EXIT.unknown, message: (error as Error | undefined)?.stack ?? String(error) }
}

/** A server's message contains the login at most; the address with its password is never printed. */
function ofDatabase(error: unknown, { DATABASE_URL }: Config): StartFailure | undefined {
  if (DATABASE_URL === '') return undefined
  // PgBouncer says so of every setting that it does not pass on.
  if (error instanceof DatabaseUnavailable && /unsupported startup parameter/.test(error.message))
    return { exitCode: EXIT.configuration, message: UNTOLD_POOLER }
  if (error instanceof DatabaseUnavailable)
    return {
      exitCode: EXIT.unavailable,
      message: `DATABASE_URL names a database that does not answer: ${error.message}.`,
    }
  const isRefusal = error instanceof DatabaseError && isLoginRefusal(error.code)
  if (!isRefusal) return undefined
  return { exitCode: EXIT.configuration, message: `DATABASE_URL names a database that refuses us: ${error.message}.` }
}

const FOLDER_TROUBLES = new Set(['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG'])

function ofSystem(error: NodeJS.ErrnoException, { HOST, PORT, dataDir }: Config): StartFailure | undefined {
  const { code = '', syscall, path } = error
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    if (code === 'EADDRINUSE')
      return {
        exitCode: EXIT.busy,
        message: `PORT ${PORT} is in use by another program. Stop it, or set PORT to another.`,
      }
    if (code === 'EACCES')
      return {
        exitCode: EXIT.configuration,
        message: `PORT ${PORT} needs rights that this program has not. Set PORT to 1024 or more.`,
      }
    return { exitCode: EXIT.configuration, message: `HOST ${HOST} is no address of this computer (${code}).` }
  }
  if (!FOLDER_TROUBLES.has(code) || !path?.startsWith(dataDir)) return undefined
  return { exitCode: EXIT.configuration, message: `DATA_DIR ${dataDir} cannot be used as a folder (${code}).` }
}
