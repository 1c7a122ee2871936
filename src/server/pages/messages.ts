/** Words of the frame around the pages of information, and of the blog. */
export const siteMessages = {
  skip: 'Skip to content',
  signIn: 'Sign in',
  openApp: 'Open Pricewright',
  chat: 'Live Chat with Support',
  closeChat: 'Close the chat',
  pages: 'Pages',
  language: 'Language',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  operatedBy: (name: string) => `This installation is run by ${name}.`,
  noOperator:
    'This installation does not name its operator. On your own computer that is you. Anywhere else, ask the person who gave you its address.',
  table: 'Table',
  feed: 'Pricewright blog',
  feedLink: 'Follow it as an Atom feed',
  published: (day: string) => `Published on ${day}`,
  allArticles: 'All articles',
  noSuchArticle: 'There is no such article',
  noSuchArticleText: 'The address may be misspelt, or the article was renamed. Every article stands in the list.',
  failed: 'That did not work',
  back: 'Back to the form',
}
