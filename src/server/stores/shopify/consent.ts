import { readEntries } from '../entries.ts'
import { type StoreConsent, StoreFailure } from '../port.ts'
import { authorizeUrl, exchangeCode, isSignedQuery } from './oauth.ts'
import type { ShopifyApp, ShopifySettings } from './settings.ts'
import { shopOf } from './shop-of.ts'

/** Letting the app in on a page of the shop (STORE-01). Shopify signs where its owner comes back to. */
export function shopifyConsent(settings: ShopifySettings, { secret }: ShopifyApp): StoreConsent {
  return {
    url({ state, redirect, address }) {
      const { address: shop = '' } = readEntries({ address }, { address: { read: shopOf, fault: 'domain' } })
      return authorizeUrl(settings, { shop, redirectUri: redirect, state })
    },
    async complete({ rawQuery }, signal) {
      if (!isSignedQuery(rawQuery, secret)) throw new StoreFailure('access', 'the callback is not signed')
      const signed = new URLSearchParams(rawQuery)
      const [shop, code] = [shopOf(signed.get('shop') ?? ''), signed.get('code') ?? '']
      if (shop === undefined || code === '') throw new StoreFailure('access', 'the callback names no shop or no code')
      return await exchangeCode(settings, { shop, code }, signal)
    },
  }
}
