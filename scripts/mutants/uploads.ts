import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const uploads = (grep: string) => integration('src/server/uploads/uploads.test.ts', grep)

/** Breaks of what keeps pictures small, whole and their owner's. */
export const uploadMutants: readonly Mutant[] = [
  ...breaksOf('src/server/kit/outgoing.ts', unit('src/server/kit/outgoing.unit.test.ts'), [
    ['a private address is asked', '!addresses.every(mayAsk)', '!addresses.some(mayAsk)'],
    [
      'a redirect is followed unlooked',
      '{ status: statusCode ?? 0 })\n    url = checkedUrl(next, url)',
      '{ status: statusCode ?? 0 })\n    url = new URL(next, url)',
    ],
    ['the name decides, not what was looked at', 'lookup: pinned(address),', ''],
    ['an answer of any size is taken', 'if (size > mostBytes) break', ''],
    ['an address without protection is asked', "url?.protocol !== 'https:' || ", 'url === undefined || '],
  ]),
  ...breaksOf('src/server/kit/outgoing-addresses.ts', unit('src/server/kit/outgoing.unit.test.ts'), [
    ['wrapped addresses are public', "open.check(address, 'ipv6') && ", ''],
    ['the address of the cloud’s secrets is public', "  ['169.254.0.0', 16],\n", ''],
  ]),
  ...breaksOf('src/server/kit/http/slow-connections.ts', unit('src/server/kit/http/slow-connections.unit.test.ts'), [
    ['a body may trickle for ever', 'return rate < leastRate', 'return rate < 0'],
    ['a body that keeps the rate never ends', 'if (now - watched.readingSince > bodyMs) return true', ''],
    ['what is left after the answer is awaited for ever', 'return reply.raw.writableFinished', 'return false'],
    ['a refused body pours in for ever', 'else if (socket.bytesRead > most) socket.destroy()', ''],
    [
      'an answer that nobody takes is kept',
      'if (socket.writableLength > 0) socket.destroy()',
      'if (socket.writableLength < 0) socket.destroy()',
    ],
    [
      'an answer that is being worked on is cut',
      'if (socket.writableLength > 0) socket.destroy()',
      'if (socket.writableLength >= 0) socket.destroy()',
    ],
  ]),
  ...breaksOf('src/server/kit/http/json-bodies.ts', unit('src/server/kit/http/json-bodies.unit.test.ts'), [
    ['JSON of any depth is taken', 'if (depth > levels) return true', ''],
    ['brackets in texts count', 'if (sign === BACKSLASH) at += 1', 'if (sign === BACKSLASH) at += 0'],
  ]),
  ...breaksOf('src/domain/locale.ts', unit('src/domain/locale.test.ts'), [
    ['languages that nobody knows are taken', 'return isKnown ? baseName : undefined', 'return baseName'],
  ]),
  ...breaksOf('src/server/kit/fair-queue.ts', unit('src/server/kit/fair-queue.unit.test.ts'), [
    ['one user may hold every place', ' && running < this.#limits.atOncePerKey', ''],
    ['one user may let everything wait', 'waiting.length >= this.#limits.waitingPerKey', 'waiting.length < 0'],
    ['whoever was served comes first again', '    this.#lanes.delete(key)\n    this.#lanes.set(key, lane)', ''],
    [
      'a place is lost with work that fails',
      '    } finally {\n      this.#leave(key)',
      '    } catch (error) {\n      throw error',
    ],
  ]),
  ...breaksOf('src/server/kit/main-thread.ts', unit('src/server/kit/main-thread.unit.test.ts'), [
    ['long work does not rest for short calls', 'lane.restsUntil > now && ', 'lane.restsUntil > Infinity && '],
    [
      'all who wait have a slice in one turn',
      'if (this.#lanes.size > 0) this.#wake()',
      'if (this.#lanes.size > 0) this.#next()',
    ],
    ['calls that take long are waited for', 'if (call.since > now - SHORT_CALL_MS) return true', 'return true'],
  ]),
  ...breaksOf('src/server/kit/http/text-stream.ts', unit('src/server/kit/http/text-stream.unit.test.ts'), [
    ['a sign is cut in half', '? end + 1 : end', '? end : end'],
  ]),
  ...breaksOf('src/server/kit/database/paced-reading.ts', unit('src/server/kit/database/paced-reading.unit.test.ts'), [
    ['an answer is read at once', 'stream.pause()', ''],
  ]),
  ...breaksOf('src/server/kit/http/byte-budget.ts', unit('src/server/kit/http/byte-budget.unit.test.ts'), [
    [
      'one owner’s pages fill the memory',
      "if (own > 0 && own + bytes > this.#most.bytesPerKey) throw new Refusal('busy')",
      '',
    ],
    [
      'all pages fill the memory',
      "if (this.#all > 0 && this.#all + bytes > this.#most.bytes) throw new Refusal('busy')",
      '',
    ],
  ]),
  ...breaksOf('src/server/kit/http/held-answers.ts', unit('src/server/kit/http/held-answers.unit.test.ts'), [
    ['answers that nobody takes are unbounded', 'before > 0 && before + bytes > mostBytes', 'false'],
    ['what was taken is held against a caller for ever', '(held.get(key) ?? 0) - bytes', 'held.get(key) ?? 0'],
  ]),
  ...breaksOf(
    'src/server/kit/database/stall-detector.ts',
    unit('src/server/kit/database/stall-detector.unit.test.ts'),
    [
      ['a busy server is taken for a silent one', ' || heardAt > askedAt', ''],
      ['a silent server keeps everybody waiting', 'else suspect.end()', ''],
    ],
  ),
  ...breaksOf('src/server/kit/database/guests.ts', unit('src/server/kit/database/guests.unit.test.ts'), [
    ['who waited before a transaction waits to its end', 'invited.abort(INVITED)', ''],
  ]),
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
  ...breaksOf('src/server/kit/pictures/open-picture.ts', uploads('UP-04 refuses'), [
    ['pixel bombs are unpacked', 'const MOST_PIXELS = 50_000_000', 'const MOST_PIXELS = 5_000_000_000'],
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
