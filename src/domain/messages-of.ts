/** The same messages in any language: every key of `M`, with a text for each text and a sentence of the same parameters for each sentence. */
export type MessagesOf<M> = M extends string
  ? string
  : M extends (...values: infer V) => infer R
    ? (...values: V) => MessagesOf<R>
    : M extends object
      ? { readonly [K in keyof M]: MessagesOf<M[K]> }
      : M
