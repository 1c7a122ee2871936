/** A refusal in the form of WordPress. */
export class ShopProblem extends Error {
  readonly status: number
  readonly code: string
  readonly more: Readonly<Record<string, unknown>>
  constructor(status: number, code: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
  }

  get json(): object {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.more } }
  }
}

/** Parameters that are not of their type. */
export function invalidParams(params: Readonly<Record<string, string>>): ShopProblem {
  return new ShopProblem(400, 'rest_invalid_param', `Invalid parameter(s): ${Object.keys(params).join(', ')}`, {
    params,
  })
}

/** There is no such call. */
export function noRoute(): ShopProblem {
  return new ShopProblem(404, 'rest_no_route', 'No route was found matching the URL and request method.')
}
