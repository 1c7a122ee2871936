import { describe, expect, it } from 'vitest'
import { virtualClock } from '#test/client-model/clock.ts'
import { UploadError } from './upload-error.ts'
import {
  type FileFacts,
  isSuspiciouslySmall,
  pauseMs,
  uploadPicture,
  type UploadPorts,
  uploadTimeoutMs,
  validateUpload,
} from './upload-flow.ts'
import { uploadMessage } from './upload-message.ts'

const KB = 1024
const LIMIT = 10 * KB * KB
const FILE: FileFacts = { name: 'mug.png', type: 'image/png', size: 100 * KB }
const PICTURE = { imageUrl: '/api/files/u/products/p/a.webp', thumbnailUrl: '/api/files/u/products/p/b.webp' }
const passing = () => new UploadError('network', 'Upload aborted: Network connection lost', { isPassing: true })
/** Work that goes on until it is called off. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('x', 'AbortError'))))

/** Runs an upload under a clock that is moved by hand, and tells what happened when, in milliseconds since its start. */
function started(ports: Partial<UploadPorts>, file = FILE) {
  const clock = virtualClock(0)
  const events: string[] = []
  const stop = new AbortController()
  const log = (event: string): void => void events.push(`${clock.now()} ${event}`)
  const all: UploadPorts = {
    isOnline: () => true,
    after: (ms, signal) =>
      new Promise((resolve, reject) => {
        const callOff = clock.after(ms, () => resolve())
        signal.addEventListener('abort', () => {
          callOff()
          reject(new DOMException('x', 'AbortError'))
        })
      }),
    send: () => Promise.resolve(PICTURE),
    resolve: () => Promise.resolve(),
    update: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    ...ports,
  }
  const watched: UploadPorts = {
    ...all,
    send: (signal, onSent) => {
      log('send')
      return all.send(signal, onSent)
    },
    resolve: (url, signal) => {
      log(`resolve ${url}`)
      return all.resolve(url, signal)
    },
    update: (picture) => {
      log('update')
      return all.update(picture)
    },
    remove: () => {
      log('remove')
      return all.remove()
    },
  }
  const outcome = uploadPicture(file, watched, stop.signal, () => undefined).then(
    (picture) => ({ picture, failure: undefined }),
    (failure: unknown) => ({ picture: undefined, failure: failure as UploadError }),
  )
  return { clock, events, stop, outcome }
}

const failureOf = async (run: ReturnType<typeof started>, ms: number) => {
  await run.clock.advance(ms)
  const { failure } = await run.outcome
  if (!failure) throw new Error('the upload did not fail')
  return [failure.message, uploadMessage(failure).title]
}

describe('what may be uploaded', () => {
  const refusal = (file: FileFacts | undefined, rowId = 'p', isOnline = true): string | undefined => {
    try {
      validateUpload(file, rowId, isOnline)
      return undefined
    } catch (error) {
      return uploadMessage(error as UploadError).title
    }
  }

  it.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('UP-01 a file of type %s is', (type) => {
    expect(refusal({ ...FILE, type })).toBeUndefined()
  })

  it.each([
    ['a.svg', 'image/svg+xml', 'image/svg+xml'],
    ['a.pdf', 'application/pdf', 'application/pdf'],
    ['a.exe', '', '.exe'],
    ['a', '', 'unknown'],
  ])('UP-01 %s of type %j is not', (name, type, shown) => {
    expect(refusal({ ...FILE, name, type })).toBe(
      `Invalid file type ${shown}. Please upload a JPEG, PNG, GIF, or WebP image.`,
    )
  })

  it('UP-01 10 × 1024 × 1024 bytes are taken and one more is not', () => {
    expect(refusal({ ...FILE, size: LIMIT })).toBeUndefined()
    expect(refusal({ ...FILE, size: LIMIT + 1 })).toBe('File is too large 10.01MB. Maximum size is 10MB.')
  })

  it('UP-01 499 bytes warn, 500 do not', () => {
    expect([499, 500].map((size) => isSuspiciouslySmall({ ...FILE, size }))).toEqual([true, false])
    expect(refusal({ ...FILE, size: 1 })).toBeUndefined()
  })

  it('UP-01 needs a file, a row and a network', () => {
    expect(refusal(undefined)).toBe('A file and a product id are needed')
    expect(refusal(FILE, '')).toBe('A file and a product id are needed')
    expect(refusal(FILE, 'p', false)).toBe(
      'Your device appears to be offline. Please check your internet connection and try again.',
    )
  })
})

describe('the flow of an upload', () => {
  it('UP-06 sends, finds the address, then updates the record', async () => {
    const run = started({})
    await run.clock.advance(0)
    expect(run.events).toEqual(['0 send', `0 resolve ${PICTURE.imageUrl}`, '0 update'])
    expect((await run.outcome).picture).toEqual(PICTURE)
  })

  it('UP-02 tries three times, 1 s and 1.5 s apart', async () => {
    const run = started({ send: () => Promise.reject(passing()) })
    expect(await failureOf(run, 60_000)).toEqual([
      'Upload aborted: Network connection lost',
      'Network error detected. Please check your internet connection and try again later.',
    ])
    expect(run.events).toEqual(['0 send', '1000 send', '2500 send'])
  })

  it('UP-02 a try that goes well after others is taken', async () => {
    let tries = 0
    const run = started({ send: () => ((tries += 1) < 3 ? Promise.reject(passing()) : Promise.resolve(PICTURE)) })
    await run.clock.advance(2_500)
    expect((await run.outcome).picture).toEqual(PICTURE)
  })

  it.each<[number, number]>([
    [1, 1_000],
    [2, 1_500],
    [3, 2_250],
    [6, 7_593.75],
    [7, 10_000],
    [20, 10_000],
  ])('UP-02 the pause after try %i is %i ms', (attempt, ms) => {
    expect(pauseMs(attempt)).toBe(ms)
    expect(pauseMs(attempt, 2_000)).toBe(Math.min(ms, 2_000))
  })

  it.each<[number, number]>([
    [0, 30_000],
    [KB, 30_015],
    [1_000 * KB, 45_000],
    [4_000 * KB, 90_000],
    [LIMIT, 90_000],
  ])('UP-02 %i bytes may take %i ms', (bytes, ms) => {
    expect(uploadTimeoutMs(bytes)).toBe(ms)
  })

  it('UP-02 a try that takes too long is called off and made again', async () => {
    const run = started({ send: endless }, { ...FILE, size: 1_000 * KB })
    await run.clock.advance(44_999)
    expect(run.events).toEqual(['0 send'])
    expect(await failureOf(run, 200_000)).toEqual([
      'Upload timed out after 45 seconds. Try a smaller image or a faster connection.',
      'Upload timed out. Please try again with a smaller image or a better connection.',
    ])
    expect(run.events).toEqual(['0 send', '46000 send', '92500 send'])
  })

  it.each<[UploadError['trouble'], string, string]>([
    ['denied', 'HTTP 403', 'Permission denied. Please ask an administrator to update the storage rules.'],
    ['quota', 'HTTP 507', 'Storage quota exceeded. Please contact an administrator.'],
    ['corrupted', 'broken', 'The image appears to be invalid or corrupted. Please try with a different image.'],
    ['other', 'x'.repeat(150), `Error uploading image: ${'x'.repeat(100)}`],
  ])('UP-03 a refusal of kind %s is not tried again and is told', async (trouble, message, title) => {
    const run = started({ send: () => Promise.reject(new UploadError(trouble, message)) })
    expect(await failureOf(run, 60_000)).toEqual([message, title])
    expect(run.events).toEqual(['0 send'])
  })

  it('UP-03 a matter of permission leads to the settings, nothing else does', () => {
    const offers = (trouble: UploadError['trouble']) => uploadMessage(new UploadError(trouble, '')).offersSettings
    expect([offers('denied'), offers('quota'), offers('network')]).toEqual([true, false, false])
  })

  it('UP-05 is cancelled in the middle of a try and in the middle of a pause', async () => {
    for (const send of [endless, () => Promise.reject(passing())]) {
      const run = started({ send })
      await run.clock.advance(500)
      run.stop.abort()
      const failure = await failureOf(run, 0)
      expect(failure).toEqual(['Upload cancelled', 'Upload was cancelled. Please try again.'])
      await run.clock.advance(100_000)
      expect(run.events).toEqual(['0 send'])
    }
  })

  it.each([undefined, null, {}, 'ok', { imageUrl: '', thumbnailUrl: '' }, { imageUrl: 1, thumbnailUrl: 'x' }])(
    'UP-03 an answer that is no picture ends it: %j',
    async (answer) => {
      const run = started({ send: () => Promise.resolve(answer) })
      expect(await failureOf(run, 60_000)).toEqual([
        'Upload completed but returned invalid data',
        'Error uploading image: Upload completed but returned invalid data',
      ])
      expect(run.events).toEqual(['0 send'])
    },
  )

  it('UP-02 UP-06 an address that cannot be had in 10 s ends it and the file is removed', async () => {
    const late = started({ resolve: (_, signal) => endless(signal) })
    expect(await failureOf(late, 60_000)).toEqual([
      'Timeout getting download URL',
      'Upload timed out. Please try again with a smaller image or a better connection.',
    ])
    expect(late.events.slice(1)).toEqual([`0 resolve ${PICTURE.imageUrl}`, '10000 remove'])
    const failed = started({ resolve: () => Promise.reject(new Error('HTTP 500')) })
    expect(await failureOf(failed, 60_000)).toEqual([
      'Upload succeeded but failed to get download URL',
      'Error uploading image: Upload succeeded but failed to get download URL',
    ])
    expect(failed.events.at(-1)).toBe('0 remove')
  })

  it('UP-02 UP-06 the record is updated in three tries, and the file is removed when none does it', async () => {
    const run = started({ update: () => Promise.reject(new Error('the device is full')) })
    expect(await failureOf(run, 60_000)).toEqual(['the device is full', 'Error uploading image: the device is full'])
    expect(run.events.slice(2)).toEqual(['0 update', '1000 update', '2500 update', '2500 remove'])
  })

  it('UP-06 a row that is gone ends it at once, whether or not its file can be removed', async () => {
    const gone = new UploadError('gone', 'What this picture was for has been deleted.')
    const run = started({ update: () => Promise.reject(gone), remove: () => Promise.reject(new Error('no network')) })
    expect(await failureOf(run, 0)).toEqual([gone.message, gone.message])
    expect(run.events.slice(2)).toEqual(['0 update', '0 remove'])
  })
})
