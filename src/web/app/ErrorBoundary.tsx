/** When a page breaks, it says so in one sentence; the saved games are elsewhere and stay whole. */
import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What is shown instead. */
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
