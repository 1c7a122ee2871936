import type { SimulatedDelivery } from './store-simulator.ts'
import { nextId, type WixProduct, type WixState, type WixVariant } from './wix-state.ts'
import { onWire, stockOnWire } from './wix-v3-wire.ts'
import type { WixSigner } from './wix-webhook-signing.ts'

const V1 = 'com.wix.ecommerce.catalog.api.v1.'
const V1_STOCK = 'com.wix.ecommerce.inventory.api.v1.'
const V3 = 'wix.stores.catalog.v3.'

/** What the site tells of: in the words of its catalogue. */
export interface WixEvents {
  created(product: WixProduct): void
  changed(product: WixProduct, fields: readonly string[], isVariants: boolean): void
  stocked(product: WixProduct, variant: WixVariant | undefined): void
  deleted(product: WixProduct): void
  removed(): void
}

/** Signs webhooks into a list. */
export function wixEvents(state: WixState, signer: WixSigner, instanceId: string, out: SimulatedDelivery[]): WixEvents {
  const isV1 = state.version === 'V1_CATALOG'
  const send = (path: string, eventType: string, data: object): void => {
    out.push(signer.delivery(`/wix/webhooks/product-${path}`, eventType, instanceId, data))
  }
  const domain = (path: string, slug: string, entityId: string, event: object): void => {
    send(path, `${V3}${slug}`, {
      id: nextId(state, '8'),
      entityFqdn: slug.startsWith('product') ? 'wix.stores.catalog.v3.product' : 'wix.stores.catalog.v3.inventory_item',
      slug: slug.split('_').at(-1),
      entityId,
      eventTime: new Date(state.now()).toISOString(),
      entityEventSequence: String(state.counted),
      ...event,
    })
  }
  const full = (product: WixProduct): object => onWire(state, product, [], false)
  return {
    created: (product) => {
      if (isV1)
        send('created', `${V1}ProductCreated`, { productId: product.id, name: product.name, visible: product.isActive })
      else domain('created', 'product_created', product.id, { createdEvent: { entity: full(product) } })
    },
    changed: (product, changedFields, isVariants) => {
      if (isV1)
        send('changed', `${V1}${isVariants ? 'VariantsChanged' : 'ProductChanged'}`, {
          productId: product.id,
          changedFields,
        })
      else domain('changed', 'product_updated', product.id, { updatedEvent: { currentEntity: full(product) } })
    },
    stocked: (product, variant) => {
      if (isV1)
        send('changed', `${V1_STOCK}InventoryVariantsChanged`, { inventoryItemId: product.id, productId: product.id })
      else if (variant)
        domain('changed', 'inventory_item_updated', variant.stockItemId, {
          updatedEvent: { currentEntity: stockOnWire(product, variant) },
        })
    },
    deleted: (product) => {
      if (isV1) send('deleted', `${V1}ProductDeleted`, { productId: product.id, name: product.name })
      else domain('deleted', 'product_deleted', product.id, { deletedEvent: {} })
    },
    removed: () => send('changed', 'AppRemoved', { instanceId }),
  }
}
