import type { LanguageModel } from '#server/integrations/model/chat-completions.ts'

/** Reports whether the language model can be reached; without one the built-in assistant answers. */
export async function modelHealth(model: LanguageModel | undefined): Promise<{ ok: boolean; detail?: string }> {
  if (!model) return { ok: true, detail: 'MODEL_URL is empty, so the built-in assistant answers' }
  const answer = await model.check().catch(() => 'away' as const)
  if (answer === 'away') return { ok: false, detail: 'MODEL_URL names a language model that does not answer.' }
  return answer === 'well' ? { ok: true, detail: model.name } : { ok: false, detail: 'MODEL_KEY is not accepted.' }
}
