import type { StoreLook, StorePage, StoreProduct, StorePush } from '../port.ts'

/** One of the two catalogues that a Wix site may have (STORE-02); which one is fixed for the site. */
export interface WixCatalogue {
  look(look: StoreLook): Promise<StorePage>
  read(externalId: string, signal: AbortSignal): Promise<StoreProduct | undefined>
  push(push: StorePush, signal: AbortSignal): Promise<StoreProduct>
}

/** The names of categories by their id, each from the top category down; empty where they may not be read. */
export interface WixCategories {
  pathsOf(ids: readonly string[], signal: AbortSignal): Promise<readonly (readonly string[])[]>
}
