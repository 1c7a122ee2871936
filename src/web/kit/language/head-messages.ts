/** What the page says before anything of it runs; put in by the build. */
export const headMessages = {
  description:
    'What did this really cost me, and what must I sell it for? Pricing for small sellers, with the reason behind every price.',
  appDescription: 'What did this really cost me, and what must I sell it for?',
  needsScript: 'Pricewright needs JavaScript. Please switch it on and reload the page.',
} as const
