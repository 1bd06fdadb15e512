/** When a page breaks, it says so in one sentence; the saved games are elsewhere and stay whole. */
import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What is shown instead. */
  readonly fallback: (error: unknown) => ReactNode
}

export class ErrorBoundary extends Component<Props, { readonly broken: { readonly error: unknown } | null }> {
  override state = { broken: null as { readonly error: unknown } | null }

  static getDerivedStateFromError(error: unknown): { readonly broken: { readonly error: unknown } } {
    return { broken: { error } }
  }

  override render(): ReactNode {
    return this.state.broken === null ? this.props.children : this.props.fallback(this.state.broken.error)
  }
}
