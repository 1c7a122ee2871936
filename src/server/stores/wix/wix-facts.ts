import * as z from 'zod/mini'
import { StoreFailure, type StoreFacts } from '../port.ts'
import type { WixAccess } from './wix-access.ts'
import { readAs } from './wix-categories.ts'
import type { WixClient } from './wix-client.ts'
import { idText, soft, softText } from './wix-json.ts'

const versionSchema = z.looseObject({ catalogVersion: z.string().check(z.maxLength(64)) })
const instanceSchema = z.looseObject({
  instance: z.looseObject({ instanceId: idText }),
  site: soft(z.looseObject({ siteDisplayName: softText, url: softText, paymentCurrency: softText })),
})
const propertiesSchema = z.looseObject({
  properties: z.looseObject({ siteDisplayName: softText, businessName: softText, paymentCurrency: softText }),
})

/** Which catalogue a site has. Throws `StoreFailure` of the reason `no-shop` if it has none. */
export async function catalogueVersion(client: WixClient, signal: AbortSignal): Promise<'V1_CATALOG' | 'V3_CATALOG'> {
  const { json } = await client.ask({ method: 'GET', path: '/stores/v3/provision/version' }, signal)
  const { catalogVersion } = readAs(versionSchema, json)
  if (catalogVersion === 'V1_CATALOG' || catalogVersion === 'V3_CATALOG') return catalogVersion
  if (catalogVersion === 'STORES_NOT_INSTALLED') throw new StoreFailure('no-shop', 'no shop is set up on the site')
  throw new StoreFailure('broken', 'a catalogue of another version')
}

/** The instance that a token is of, as Wix says. Throws `StoreFailure`. */
export async function instanceOfToken(client: WixClient, signal: AbortSignal): Promise<string> {
  const { json } = await client.ask({ method: 'GET', path: '/apps/v1/instance' }, signal)
  return readAs(instanceSchema, json).instance.instanceId
}

/** What a site says of itself, as far as it may be read. */
export async function siteFacts(
  client: WixClient,
  access: WixAccess,
  signal: AbortSignal,
): Promise<Omit<StoreFacts, 'version'>> {
  if (access.mode === 'key') {
    const read = propertiesSchema.safeParse(await allowed(client, '/site-properties/v4/properties', signal))
    const { siteDisplayName = '', businessName = '', paymentCurrency = '' } = read.success ? read.data.properties : {}
    const name = siteDisplayName === '' ? businessName : siteDisplayName
    return { externalId: access.siteId, name, address: '', currency: paymentCurrency }
  }
  const read = instanceSchema.safeParse(await allowed(client, '/apps/v1/instance', signal))
  const told = read.success ? read.data : undefined
  const externalId = access.instanceId === '' ? (told?.instance.instanceId ?? '') : access.instanceId
  if (externalId === '') throw new StoreFailure('broken', 'the site does not tell who it is')
  const { siteDisplayName = '', url = '', paymentCurrency = '' } = told?.site ?? {}
  return { externalId, name: siteDisplayName, address: url, currency: paymentCurrency }
}

/** What a permission that was not given does not keep from being connected. */
async function allowed(client: WixClient, path: string, signal: AbortSignal): Promise<unknown> {
  try {
    return (await client.ask({ method: 'GET', path }, signal)).json
  } catch (error) {
    if (error instanceof StoreFailure && ['access', 'refused', 'gone', 'broken'].includes(error.reason))
      return undefined
    throw error
  }
}
