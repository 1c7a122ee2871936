import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const apiDescription = endpoint({
  id: 'reference.openapi',
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description, as OpenAPI 3.1',
  access: 'public',
  scope: 'read',
  output: z.record(z.string(), z.unknown()),
})

export const apiReference = endpoint({
  id: 'reference.page',
  method: 'GET',
  path: '/docs',
  summary: 'The readable reference, drawn from this description',
  access: 'public',
  scope: 'read',
  produces: 'text/html',
})

export const apiReferenceStyle = endpoint({
  id: 'reference.style',
  method: 'GET',
  path: '/docs.css',
  summary: 'The looks of the reference',
  access: 'public',
  scope: 'read',
  produces: 'text/css',
})
