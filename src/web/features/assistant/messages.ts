/** Words that the specification fixes (CHAT-01, CHAT-03). */
export const fixedMessages = {
  title: 'Pricewright Assistant',
  open: 'Open AI Assistant',
  notSent: 'Failed to send message. Please try again.',
  error: (message: string) => `Error: ${message}`,
} as const

/** Words of the assistant. */
export const assistantMessages = {
  /** What else people call it; the palette finds it by these words. */
  words: 'chat ai question ask help',
  tabs: 'Parts of the assistant',
  chat: 'Chat',
  insights: 'Insights',
  close: 'Close the assistant',
  asPage: 'Open as a page',
  conversation: 'Conversation',
  ask: 'Ask about your prices',
  askHelp: 'Enter sends, Shift+Enter begins a new line, @ names a record, / shows what can be asked.',
  send: 'Send',
  stop: 'Stop',
  retry: 'Ask again',
  copy: 'Copy the answer',
  copied: 'Copied',
  more: 'More',
  you: 'You',
  answerer: 'Assistant',
  thinking: 'Reading your question',
  stopped: 'Stopped.',
  twoAnswered:
    'Two of your questions are being answered already, here or on another device. Ask again when one of them is done.',
  brokeOff: 'The connection broke off before the answer was complete. What came of it stays; ask again for the rest.',
  noAnswer: 'This question has no answer yet.',
  conversations: 'Conversations',
  newConversation: 'New conversation',
  deleteConversation: 'Delete this conversation',
  deleteTitle: 'Delete this conversation?',
  deleteText: 'Its questions and answers are deleted from all your devices. Changes that you applied stay.',
  deleteAll: 'Delete all conversations',
  deleteAllTitle: 'Delete all conversations?',
  deleteAllText: 'Questions and answers are deleted from all your devices. Changes that you applied stay.',
  sees: 'The assistant sees',
  leaveOut: (name: string) => `Leave out ${name}`,
  builtIn: 'Built-in assistant: fixed rules and your own figures, no AI model.',
  byModel: (model: string, host: string) => `Answers come from ${model} at ${host}. It changes nothing by itself.`,
  budget: 'Today’s budget for the language model is used up. The built-in assistant answers until midnight UTC.',
  offline: 'You are offline. Earlier answers stay readable; asking needs a connection.',
  whatIsSent: 'What is sent',
  sentBuiltIn: 'Nothing leaves this product. Its own server reads your question and what you have open:',
  sentModel: (host: string) =>
    `This goes to ${host}. The model can then look up your figures; what it looks up is sent too.`,
  withoutAccount: 'This answer was made without your figures, because your own assistant could not be reached.',
  empty: 'Ask about a price, a margin, or what customers owe.',
  emptyText: 'Every figure comes from your own data and leads to its record. Nothing changes unless you apply it.',
  openList: 'Open as list',
  firstOf: (shown: string, total: string) => `${shown} of ${total}`,
  notVerified: 'not found in your figures',
  table: 'As a table',
  proposal: 'Proposal',
  preview: 'Preview',
  result: 'See what changed',
  line: (quantity: string, description: string, price: string) => `${quantity} × ${description}, ${price}`,
  changes: (rows: string) => `Changes: ${rows}`,
  margin: (before: string, after: string) => `margin ${before} → ${after}`,
  losing: (count: string) => `${count} would lose money`,
  belowFloor: (count: string) => `${count} below the lowest margin`,
  refused: (count: string) => `${count} cannot be made`,
  width: 'Width of the assistant',
  choices: 'Choices',
} as const

/** Questions that are suggested, by the screen that is open. */
export const suggestionMessages = {
  product: [
    'How does this price come about?',
    'What price at 45% margin?',
    'Which supplier is cheapest for this product?',
  ],
  products: [
    'Which products have a margin below 20%?',
    'Which products am I losing money on?',
    'Products without a price',
  ],
  sales: ['Who owes me money?', 'Which invoices are overdue?', 'Open quotes'],
  shipments: [
    'What if freight rises by 10%?',
    'What if the dollar rises by 5%?',
    'Which products have a margin below 20%?',
  ],
  others: ['What should I look at first?', 'How is my margin overall?', 'Who owes me money?'],
} as const

/** What a / begins in the field, each by a word; at an @ a record is chosen. */
export const commandMessages = {
  explain: { name: 'price', about: 'How a price comes about', text: 'Explain the price of @' },
  margin: { name: 'margin', about: 'The price for a margin', text: 'What price at 45% margin for @' },
  whatIf: { name: 'what-if', about: 'Try other costs', text: 'What if freight rises by 10%?' },
  thin: { name: 'thin', about: 'Products with a thin margin', text: 'Which products have a margin below 20%?' },
  owed: { name: 'owed', about: 'What customers owe', text: 'Who owes me money?' },
  first: { name: 'first', about: 'What needs a decision', text: 'What should I look at first?' },
  reprice: { name: 'raise', about: 'Draft new prices', text: 'Raise all prices by 3%' },
  fresh: { name: 'new', about: 'Another conversation', text: '' },
} as const

/** Words of the assistant for whoever is not signed in. */
export const publicMessages = {
  title: 'Ask about margins, VAT and currencies.',
  text: 'Price calculations work here without an account. Once you are signed in, the assistant answers from your own figures.',
  questions: [
    'What price at a cost of 60 and 40% margin?',
    'How much VAT is in 120 at 20%?',
    'A price of 50 with 30% margin and 10% off: how much more must I sell?',
    'Convert 100 EUR to USD',
  ],
  help: 'Enter sends, Shift+Enter begins a new line.',
  about: 'Built-in assistant: fixed rules, no AI model. What you write is not kept.',
  offline: 'You are offline. Asking needs a connection.',
} as const
