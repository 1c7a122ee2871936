import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const uploads = (grep: string) => integration('src/server/uploads/uploads.test.ts', grep)

/** Breaks of what keeps pictures small, whole and their owner's. */
export const uploadMutants: readonly Mutant[] = [
  ...breaksOf('src/contract/pictures.ts', unit('src/web/kit/upload/upload-flow.test.ts'), [
    ['one byte more is taken', 'MAX_PICTURE_BYTES = 10 * 1024 * 1024', 'MAX_PICTURE_BYTES = 10 * 1024 * 1024 + 1'],
    ['a picture of the largest size is refused', 'if (bytes > MAX_PICTURE_BYTES)', 'if (bytes >= MAX_PICTURE_BYTES)'],
  ]),
  ...breaksOf('src/server/uploads/stored-files.ts', uploads('UP-04|UP-03|PROD-0'), [
    [
      'a picture may be put on another user’s row',
      'exists (select from ${table} where user_id = ${currentUser} and id = $1) as "isThere"',
      'true as "isThere"',
    ],
    ['the quota is not kept', '+ $8::bigint <= $9::bigint', '+ $8::bigint <= $9::bigint * 1000'],
  ]),
  ...breaksOf('src/server/uploads/picture-work.ts', uploads('UP-04 refuses'), [
    ['pixel bombs are unpacked', 'limitInputPixels: MOST_PIXELS', 'limitInputPixels: false'],
    ['half a picture is a picture', "failOn: 'error'", "failOn: 'none'"],
    [
      'whatever calls itself a picture is read',
      'if (!isPicture) throw',
      'if (!isPicture && type === type.toUpperCase()) throw',
    ],
  ]),
  ...breaksOf('src/server/uploads/erase-files.ts', uploads('PROD-06|UP-06'), [
    ['a picture that undo brings back is erased', 'const UNDO_DAYS = 30', 'const UNDO_DAYS = 1'],
  ]),
  ...breaksOf('src/web/kit/upload/upload-flow.ts', unit('src/web/kit/upload/upload-flow.test.ts'), [
    [
      'a fourth try is made',
      'if (!failure.isPassing || attempt >= ATTEMPTS) throw failure',
      'if (!failure.isPassing || attempt > ATTEMPTS) throw failure',
    ],
    [
      'a file whose record update failed stays',
      'await ports.remove().catch(() => undefined)',
      'await Promise.resolve()',
    ],
  ]),
]
