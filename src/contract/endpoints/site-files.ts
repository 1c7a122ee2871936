import { endpoint } from '../endpoint.ts'

export const sitemap = endpoint({
  id: 'site.sitemap',
  method: 'GET',
  path: '/sitemap.xml',
  atRoot: true,
  summary: 'The pages that anybody may read, in every language, for search engines',
  access: 'public',
  scope: 'read',
  produces: 'application/xml',
})

export const robots = endpoint({
  id: 'site.robots',
  method: 'GET',
  path: '/robots.txt',
  atRoot: true,
  summary: 'What search engines may visit, and where the sitemap is',
  access: 'public',
  scope: 'read',
  produces: 'text/plain',
})
