/** Shows an error page when a page crashes. Saved games are not affected. */
import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Shown instead of the page. */
  readonly fallback: (why: string) => ReactNode
}

export class ErrorBoundary extends Component<Props, { readonly why: string | null }> {
  override state = { why: null }

  static getDerivedStateFromError(error: unknown): { readonly why: string } {
    return { why: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    return this.state.why === null ? this.props.children : this.props.fallback(this.state.why)
  }
}
