import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setFormatLocale } from '../format/locale.ts'
import { type Connection, connectionLine } from './connection-state.tsx'

const calm: Connection = { network: 'online', syncing: false, writing: 0, waiting: 0, refused: 0 }

describe('the state of the connection', () => {
  beforeEach(() => setFormatLocale('en'))
  afterEach(() => setFormatLocale(undefined))

  it.each<[Partial<Connection>, string]>([
    [{}, 'All changes saved'],
    [{ syncing: true }, 'Saving'],
    [{ loading: true }, 'Loading your data'],
    [{ syncing: true, loading: true, waiting: 1 }, 'Saving 1 change'],
    [{ network: 'offline', loading: true }, 'Offline'],
    [{ syncing: true, waiting: 2 }, 'Saving 2 changes'],
    [{ writing: 1 }, 'Saving 1 change'],
    [{ network: 'offline', writing: 1 }, 'Offline'],
    [{ waiting: 1 }, '1 change waiting'],
    [{ network: 'offline' }, 'Offline'],
    [{ network: 'offline', waiting: 12 }, 'Offline, 12 waiting'],
    [{ waiting: 12, refused: 1 }, '1 change refused'],
    [{ network: 'offline', waiting: 12, refused: 2 }, 'Offline, 2 changes refused'],
    [{ trouble: 'This account is suspended.', waiting: 2 }, 'Not sent, 2 waiting'],
    [{ trouble: 'This account is suspended.' }, 'Not sent'],
    [{ trouble: 'This account is suspended.', refused: 1 }, 'Not sent, 1 change refused'],
    [{ network: 'offline', trouble: 'This account is suspended.' }, 'Offline'],
  ])('SHELL-07 %j reads "%s"', (change, line) => {
    expect(connectionLine({ ...calm, ...change })).toBe(line)
  })
})
