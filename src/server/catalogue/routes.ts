import { general } from '#contract/entity.ts'
import { brand } from '#contract/entities/brand.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { category } from '#contract/entities/category.ts'
import { changeSet } from '#contract/entities/change-set.ts'
import { importMapping } from '#contract/entities/import-mapping.ts'
import { product } from '#contract/entities/product.ts'
import * as endpoints from '#contract/endpoints/catalogue.ts'
import { businessProfiles } from '#contract/endpoints/profiles.ts'
import { mountCrud } from '../kit/crud/crud.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { mountChangeSets } from './change-sets/routes.ts'
import { mountPriceReceipt } from './price-receipt-call.ts'
import { mountProductCalls } from './products.ts'
import { planCategories, planChangeSets, planNameList, planNewest, planProductList } from './product-list.ts'

/** Mounts the catalogue: the entities' own calls and those of the documents. */
export function mountCatalogue(routes: Routes, data: UserData): void {
  mountCrud(routes, data, general(product), endpoints.products, planProductList)
  mountCrud(routes, data, general(category), endpoints.categories, planCategories)
  mountCrud(routes, data, general(brand), endpoints.brands, planNameList)
  mountCrud(routes, data, general(businessProfile), businessProfiles, planNewest)
  mountCrud(routes, data, general(changeSet), endpoints.changeSets, planChangeSets)
  mountCrud(routes, data, general(importMapping), endpoints.importMappings, planNewest)
  mountProductCalls(routes, data)
  mountPriceReceipt(routes, data)
  mountChangeSets(routes, data)
}
