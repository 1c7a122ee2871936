/** A page of information that the server writes (PAGE-05); `path` is its own address, the aliases answer the same. */
interface InfoPage {
  readonly id: string
  readonly path: string
  readonly aliases: readonly string[]
}

/** The pages of information in the order of the footer. They are no screens: the server answers them as finished HTML (NAV-03, PAGE-05). */
export const INFO_PAGES = [
  { id: 'blog', path: '/blog', aliases: [] },
  { id: 'about', path: '/about', aliases: [] },
  { id: 'careers', path: '/careers', aliases: [] },
  { id: 'contact', path: '/contact', aliases: [] },
  { id: 'terms', path: '/terms', aliases: ['/terms-of-service', '/termsofservice'] },
  { id: 'privacy', path: '/privacy', aliases: ['/privacy-policy', '/privacypolicy'] },
  { id: 'cookies', path: '/cookies', aliases: [] },
] as const satisfies readonly InfoPage[]

/** Days that the copy of a message from the contact page is kept; housekeeping deletes older ones. */
export const CONTACT_DAYS = 180

/** The name of a page of information. */
export type InfoPageId = (typeof INFO_PAGES)[number]['id']

/** The address of a page of information. */
export function infoHref(id: InfoPageId): string {
  return `/${id}`
}

/** The address of an article of the blog. */
export function articlePath(slug: string): string {
  return `/blog/${slug}`
}
