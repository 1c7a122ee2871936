import { Component, type FunctionComponent, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Another value tries to show the children again. */
  readonly resetKey: unknown
  /** What is shown in place of children that fail. */
  readonly Fallback: FunctionComponent<{ readonly error: unknown; readonly reset: () => void }>
  readonly onReset?: () => void
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly resetKey: unknown
  readonly failure: { readonly error: unknown } | undefined
}

/** Keeps an error while rendering from taking the rest of the product with it (NAV-02). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey, failure: undefined }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined }
  }

  readonly #reset = (): void => {
    this.setState({ failure: undefined })
    this.props.onReset?.()
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { Fallback, children } = this.props
    return failure ? <Fallback error={failure.error} reset={this.#reset} /> : children
  }
}
