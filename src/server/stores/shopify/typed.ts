import { type EntryForm, keyForm, readEntries } from '../entries.ts'
import type { StoreAccess } from '../port.ts'
import { shopOf } from './shop-of.ts'

const SHOP: EntryForm = { read: shopOf, fault: 'domain' }
/** A secret or a token is easily taken for the ID. */
const CLIENT_ID: EntryForm = { ...keyForm(/^(?!shp)[\w-]{16,200}$/), missing: 'missing-in-app' }
const CLIENT_SECRET: EntryForm = { ...keyForm(/^(?!shp(?!ss_)[a-z]{2}_)\w{16,200}$/), missing: 'missing-in-app' }
const TOKEN = keyForm(/^shp(?!ss_)[a-z]{2}_\w{16,200}$/)
const API_SECRET: EntryForm = { ...keyForm(/^\w{16,200}$/), isOptional: true }
/** A key of the other way. */
const SURPLUS: EntryForm = { read: () => undefined, fault: 'surplus', isOptional: true }

const BY_APP = {
  address: SHOP,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  accessToken: SURPLUS,
  apiSecret: SURPLUS,
}
const BY_TOKEN = {
  address: SHOP,
  clientId: SURPLUS,
  clientSecret: SURPLUS,
  accessToken: TOKEN,
  apiSecret: API_SECRET,
}

/**
 * What opens a shop by typed keys: the client ID and secret of an app of the Dev Dashboard or, for a custom app from before 2026, its access
 * token and perhaps the secret that signs its webhooks. Throws `StoreEntryRefused`.
 */
export function typedAccess(address: string, keys: Readonly<Record<string, string>>): StoreAccess {
  const isGiven = (key: string): boolean => (Object.hasOwn(keys, key) ? (keys[key] ?? '') : '').trim() !== ''
  const isOlder = ['accessToken', 'apiSecret'].some(isGiven) && !['clientId', 'clientSecret'].some(isGiven)
  const read = readEntries({ ...keys, address }, isOlder ? BY_TOKEN : BY_APP)
  const { address: shop = '', clientId = '', clientSecret = '', accessToken = '', apiSecret = '' } = read
  return isOlder ? { shop, token: accessToken, secret: apiSecret } : { shop, clientId, secret: clientSecret }
}
