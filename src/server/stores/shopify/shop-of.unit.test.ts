import { expect, it } from 'vitest'
import { shopOf } from './shop-of.ts'

it.each([
  ['my-shop.myshopify.com', 'my-shop.myshopify.com'],
  ['  My-Shop.MyShopify.com ', 'my-shop.myshopify.com'],
  ['my-shop', 'my-shop.myshopify.com'],
  ['https://my-shop.myshopify.com/admin/products?a=b', 'my-shop.myshopify.com'],
  ['https://admin.shopify.com/store/my-shop/products', 'my-shop.myshopify.com'],
  ['admin.shopify.com/store/my-shop', 'my-shop.myshopify.com'],
])('STORE-07 the shop in %s is %s', (typed, shop) => {
  expect(shopOf(typed)).toBe(shop)
})

it.each([
  '',
  'shop.example.com',
  'my-shop.myshopify.com.evil.example',
  'evil.example/my-shop.myshopify.com',
  'my-shop.myshopify.com:8080',
  'user@my-shop.myshopify.com',
  'https://user:word@my-shop.myshopify.com',
  '-shop.myshopify.com',
  'a.b.myshopify.com',
  'evil.example#.myshopify.com',
  'https://admin.shopify.com/store/',
  'https://admin.shopify.com/store/a.b',
  'https://admin.shopify.com/other/shop',
  '127.0.0.1',
  'localhost/',
  `${'a'.repeat(400)}.myshopify.com`,
])('STORE-07 there is no shop in %s', (typed) => {
  expect(shopOf(typed)).toBeUndefined()
})
