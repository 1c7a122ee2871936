import * as z from 'zod/mini'

/** The shape of an error answer: problem details (RFC 9457) with the catalogue's code (API-02). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
})

export type Problem = z.infer<typeof problemSchema>
