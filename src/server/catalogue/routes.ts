import { deleteBrands } from '#contract/commands/brands.ts'
import { deleteCategory } from '#contract/commands/categories.ts'
import { general } from '#contract/entity.ts'
import { brand } from '#contract/entities/brand.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { category } from '#contract/entities/category.ts'
import { importMapping } from '#contract/entities/import-mapping.ts'
import { product } from '#contract/entities/product.ts'
import * as endpoints from '#contract/endpoints/catalogue.ts'
import { businessProfiles } from '#contract/endpoints/profiles.ts'
import { brandList } from '#contract/lists/brand-list.ts'
import { categoryList } from '#contract/lists/category-list.ts'
import { mountCrud } from '../kit/crud/crud.ts'
import { listPlanner } from '../kit/crud/list-sql.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { mountFirstPage } from '../kit/sync/first-page.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { mountMovingRemoval } from './moving-removal.ts'
import { mountPriceReceipt } from './price-receipt-call.ts'
import { mountProductCalls } from './products.ts'
import { planNewest, planProductList } from './product-list.ts'

/** How many products a brand has. */
const BRANDED = `(select count(*) from product where product.user_id = ${currentUser} and product.brand_id = src.id)`

/** Mounts the catalogue: the entities' own calls and those that the specification names. */
export function mountCatalogue(routes: Routes, data: UserData): void {
  mountCrud(routes, data, general(product), endpoints.products, planProductList)
  mountFirstPage(routes, data, {
    endpoint: endpoints.firstProducts,
    entity: general(product),
    beside: [general(category), general(brand), general(businessProfile)],
    plan: planProductList,
  })
  mountCategories(routes, data)
  mountBrands(routes, data)
  mountCrud(routes, data, general(businessProfile), businessProfiles, planNewest)
  mountCrud(routes, data, general(importMapping), endpoints.importMappings, planNewest)
  mountProductCalls(routes, data)
  mountPriceReceipt(routes, data)
}

function mountCategories(routes: Routes, data: UserData): void {
  const { remove, ...calls } = endpoints.categories
  mountCrud(routes, data, general(category), calls, listPlanner(categoryList))
  mountMovingRemoval(routes, data, general(category), remove, (id, moveTo) => ({
    name: deleteCategory.name,
    input: { id, moveProductsTo: moveTo, moveChildrenTo: moveTo },
  }))
}

function mountBrands(routes: Routes, data: UserData): void {
  const { remove, ...calls } = endpoints.brands
  mountCrud(routes, data, general(brand), calls, listPlanner(brandList, { sorts: { products: BRANDED } }))
  mountMovingRemoval(routes, data, general(brand), remove, (id) => ({ name: deleteBrands.name, input: { ids: [id] } }))
}
