import { setTimeout as wait } from 'node:timers/promises'
import {
  type ContentBlock,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server'
import { INVALID_PARAMS, type Offer, type Turn } from '#server/assistant/mcp/protocol-server.ts'

/** One red pixel, and a sound of no length. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='

const text = (written: string): ContentBlock => ({ type: 'text', text: written })
const image: ContentBlock = { type: 'image', data: PNG, mimeType: 'image/png' }
const embedded = (uri: string, written: string, mimeType = 'text/plain'): ContentBlock => ({
  type: 'resource',
  resource: { uri, mimeType, text: written },
})

type Called = ReturnType<Offer['call']>

/** The tools that the suite of the protocol calls, by their names there. */
const TOOLS: Readonly<Record<string, (turn: Turn) => Called>> = {
  test_simple_text: () => told(text('This is a simple text response for testing.')),
  test_image_content: () => told(image),
  test_audio_content: () => told({ type: 'audio', data: WAV, mimeType: 'audio/wav' }),
  test_embedded_resource: () => told(embedded('test://embedded-resource', 'This is an embedded resource content.')),
  test_multiple_content_types: () =>
    told(
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', '{"test":"data","value":123}', 'application/json'),
    ),
  test_error_handling: () => Promise.resolve({ refused: 'This tool intentionally returns an error for testing' }),
  test_tool_with_progress: inSteps,
  test_streaming_elicitation: inSteps,
  test_logging_tool: () => told(text('Nothing is logged that nobody asked for.')),
  test_missing_capability: () => {
    throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } })
  },
}

async function told(...content: ContentBlock[]): Called {
  return { content }
}

async function inSteps({ progress, signal }: Turn): Called {
  for (const done of [0, 50, 100]) {
    progress?.(done, 100)
    await wait(20, undefined, { signal })
  }
  return told(text('Done.'))
}

const RESOURCES = [
  { uri: 'test://static-text', name: 'static-text', description: 'A text', mimeType: 'text/plain' },
  { uri: 'test://static-binary', name: 'static-binary', description: 'A picture', mimeType: 'image/png' },
]

function contentOf(uri: string) {
  if (uri === 'test://static-text') return { uri, mimeType: 'text/plain', text: 'This is the content of a text.' }
  if (uri === 'test://static-binary') return { uri, mimeType: 'image/png', blob: PNG }
  const [, id] = /^test:\/\/template\/([^/]+)\/data$/.exec(uri) ?? []
  if (id === undefined) throw new ResourceNotFoundError(uri)
  return { uri, mimeType: 'application/json', text: JSON.stringify({ id, templateTest: true, data: `Data ${id}` }) }
}

interface FixturePrompt {
  readonly args: readonly string[]
  readonly content: (args: Readonly<Record<string, string>>) => readonly ContentBlock[]
}

const PROMPTS: Readonly<Record<string, FixturePrompt>> = {
  test_simple_prompt: { args: [], content: () => [text('This is a simple prompt for testing.')] },
  test_prompt_with_arguments: {
    args: ['arg1', 'arg2'],
    content: ({ arg1, arg2 }) => [text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  },
  test_prompt_with_embedded_resource: {
    args: ['resourceUri'],
    content: ({ resourceUri = '' }) => [
      embedded(resourceUri, 'Embedded resource content for testing.'),
      text('Please process the embedded resource above.'),
    ],
  },
  test_prompt_with_image: { args: [], content: () => [image, text('Please analyze the image above.')] },
}

/** What the suite of the protocol expects of a server under test: tools, resources and prompts of its own. */
export const fixtureOffer: Offer = {
  name: 'fixture',
  title: 'Fixture',
  version: '1',
  instructions: '',
  tools: () =>
    Object.keys(TOOLS).map((name) => ({ name, description: `The tool ${name}`, inputSchema: { type: 'object' } })),
  call: async (name, _args, turn) => (Object.hasOwn(TOOLS, name) ? TOOLS[name]?.(turn) : undefined),
  resources: () => Promise.resolve({ resources: RESOURCES }),
  resourceTemplates: [{ uriTemplate: 'test://template/{id}/data', name: 'template', mimeType: 'application/json' }],
  read: async (uri) => ({ contents: [contentOf(uri)] }),
  prompts: () =>
    Object.entries(PROMPTS).map(([name, { args }]) => ({
      name,
      description: `The prompt ${name}`,
      arguments: args.map((each) => ({ name: each, required: true })),
    })),
  prompt: (name, args) => {
    const prompt = PROMPTS[name]
    if (!prompt) throw new ProtocolError(INVALID_PARAMS, 'There is no such prompt.')
    return { messages: prompt.content(args).map((content) => ({ role: 'user', content })) }
  },
}
