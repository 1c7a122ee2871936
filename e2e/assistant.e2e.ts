import {
  assistantMessages as messages,
  commandMessages,
  fixedMessages,
  suggestionMessages,
} from '#web/features/assistant/messages.ts'
import { changeStates } from '#web/kit/change-sets/messages.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

test('CHAT-01 CHAT-04 CHAT-05 CHAT-07 a price is asked for beside the page, a proposal leads to its preview, and the conversation is kept', async ({
  shop,
  rest,
}) => {
  const costs = { baseCost: 40, shippingCost: 5, importDuty: 0 }
  const pricing = { pricingMode: 'strategy', pricingStrategy: 'margin', pricingValue: 40 }
  await rest.create('products', { name: 'Walnut desk lamp', sku: 'LMP-001', costBreakdown: costs, ...pricing })
  await shop.goto('/products')
  await shop.getByText('Walnut desk lamp').first().waitFor()
  await shop.getByRole('button', { name: fixedMessages.open }).waitFor()
  await shop.keyboard.press('Control+j')
  const assistant = shop.getByRole('dialog', { name: fixedMessages.title })
  await expect(assistant.getByText(messages.builtIn)).toBeVisible()
  await expect(assistant.getByRole('button', { name: suggestionMessages.products[0] })).toBeVisible()
  await expectAccessible(shop, 'the assistant')

  const question = assistant.getByRole('textbox', { name: messages.ask })
  await question.fill('What is the margin on the walnut desk lamp?')
  await question.press('Enter')
  await expect(assistant.getByRole('link', { name: '75.00', exact: true }).first()).toBeVisible()
  await question.fill('and at 50%?')
  await question.press('Enter')
  await expect(assistant.getByRole('link', { name: '90.00', exact: true }).first()).toBeVisible()
  await question.pressSequentially('/')
  await assistant.getByRole('option', { name: `/${commandMessages.margin.name}` }).click()
  await expect(question).toHaveValue(commandMessages.margin.text)
  await question.pressSequentially('waln')
  await assistant.getByRole('option', { name: 'Walnut desk lamp' }).click()
  await expect(question).toHaveValue(`${commandMessages.margin.text.replace('@', '')}Walnut desk lamp `)
  await question.fill('Set the walnut desk lamp to 50% margin')
  await question.press('Enter')
  await assistant.getByRole('link', { name: messages.preview }).click()
  await shop.waitForURL('**/change-sets**')
  await expect(shop.getByText('Walnut desk lamp').first()).toBeVisible()

  await shop.goto('/assistant')
  await expect(shop.getByRole('log', { name: messages.conversation }).getByText('and at 50%?')).toBeVisible()
  await expect(shop.getByText(changeStates.checked)).toBeVisible()
  await expectAccessible(shop, 'the page of the assistant')
})
