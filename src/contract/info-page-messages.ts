/** The titles of the pages of information, as the footer names them. */
export const infoPageTitles = {
  blog: 'Blog',
  about: 'About',
  careers: 'Careers',
  contact: 'Contact',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  cookies: 'Cookies',
} as const
