import { healthMessages } from '#contract/health-messages.ts'
import type { LanguageModel } from '#server/integrations/model/chat-completions.ts'

const messages = healthMessages.model

/** Reports whether the language model can be reached; without one the built-in assistant answers. */
export async function modelHealth(model: LanguageModel | undefined): Promise<{ ok: boolean; detail: () => string }> {
  if (!model) return { ok: true, detail: () => messages.none }
  const answer = await model.check().catch(() => 'away' as const)
  if (answer === 'away') return { ok: false, detail: () => messages.away }
  return answer === 'well' ? { ok: true, detail: () => model.name } : { ok: false, detail: () => messages.refused }
}
