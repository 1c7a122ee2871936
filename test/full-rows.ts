/** A customer of whom everything is written. */
export const FULL_CUSTOMER = {
  name: ' Full ',
  company: '=Acme',
  contactName: "O'Neil",
  email: 'full@customer.example',
  phone: '+49 30 1',
  status: 'inactive',
  tags: ['a, b', ' c ', String.raw`d\e`],
  country: 'GR',
  industry: '"x"',
  subscriptionId: 's',
  billingAddress: { street: 'S', street2: '2', city: 'C', zip: '01', state: 'St', country: 'DE' },
  shippingAddress: 'One\nTwo',
  vatId: 'DE1',
  registrationNumber: '00123',
  electronicAddress: '-1',
  electronicScheme: '0088',
  buyerReference: '@x',
  currency: 'EUR',
  language: 'de-AT',
  taxCategory: 'AE',
  customerGroup: ' Trade, near',
  paymentDays: 0,
  notes: 'two\nlines',
} as const

/** A service of which everything is written. */
export const FULL_SERVICE = {
  name: ' Full ',
  description: '=two\nlines; "quoted"',
  category: "'@Workshop, small",
  imageUrl: 'https://example.test/a.png?x=1,2',
  thumbnailUrl: 'https://example.test/b.png',
  baseCurrency: 'KWD',
  laborCost: 1,
  laborHours: 12_500,
  laborRate: 1_234,
  materialCost: 0,
  overheadCost: 10_000,
  subcontractorCost: 99_999,
  additionalCosts: [{ id: 'x', label: 'Van, "big"', amount: -5 }],
  pricingModel: 'package',
  pricingStrategy: 'markup',
  pricingValue: 1_500_001,
  hourlyRate: 3,
  fixedPrice: 4,
  valuePrice: 5,
  packageOptions: [
    { id: 'a', name: 'Small', description: ' One\nday ', includedItems: ['Wash, dry', '"Oil"'], price: 12_345 },
    { id: 'b', name: '', description: '', includedItems: [], price: null },
  ],
  isActive: false,
} as const

/** A category of which everything is written. */
export const FULL_CATEGORY = {
  name: ' Full, "great" ',
  description: '=two\nlines',
  sortOrder: -3,
  isActive: false,
  floorMargin: 123_456,
} as const
