import { breaksOf, integration, type Mutant } from './mutant.ts'

const files = integration('src/server/maintenance/move-files.test.ts')
const accounts = integration('src/server/maintenance/move-account.test.ts')
const databases = integration('src/server/maintenance/move-database.test.ts')

/** Breaks of what moves files, databases and accounts whole or not at all. */
export const moveMutants: readonly Mutant[] = [
  ...breaksOf('src/server/integrations/storage/former-storage.ts', files, [
    ['what is not moved yet is lost meanwhile', '(await current.get(key)) ?? former.get(key)', 'current.get(key)'],
    ['what is erased stays in the former place', '      await former.delete(key)\n', ''],
  ]),
  ...breaksOf('src/server/maintenance/move-files.ts', files, [
    ['an original goes before its copy is whole', 'if (copy?.bytes !== original.bytes)', 'if (copy === original)'],
    ['what is in neither place counts as moved', 'missing.length === 0)', 'missing.length >= 0)'],
  ]),
  ...breaksOf('src/server/maintenance/move-database.ts', databases, [
    [
      'rows that were lost are not missed',
      '    throw new MoveError(`These tables',
      '    void new MoveError(`These tables',
    ],
    ['what was written meanwhile is lost', "if (source.engine === 'embedded') return", 'if (source.engine) return'],
  ]),
  ...breaksOf('src/server/maintenance/loading.ts', databases, [
    ['a row may not come before the one above it', 'deferrable initially deferred', 'deferrable initially immediate'],
  ]),
  ...breaksOf('src/server/maintenance/move-account.ts', accounts, [
    ['a failure leaves the account closed', '      await from.database.batch(opening(userId))\n', ''],
    ['a failure leaves a copy', 'await discard(to, userId).catch(() => undefined)', ''],
    ['what was written after the copy is lost', 'if (differing(copied.tables, now).length > 0)', 'if (!now)'],
    ['an account is moved onto another copy', 'if (isThere && !isArriving) throw', 'if (isThere && isHere) throw'],
  ]),
  ...breaksOf('src/server/maintenance/copy-account.ts', accounts, [
    ['secrets stay sealed for the source', 'if (anew === undefined) unopened += 1', 'if (anew) unopened += 1'],
    ['held work never begins', "run_at = run_at - interval '100 years'", 'run_at = run_at'],
  ]),
]
