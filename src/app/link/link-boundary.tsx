import { Component, type ReactNode } from 'react'
import { phrase } from '@/shared/i18n/i18n'
import { logError } from '@/shared/log/log'

export type LinkBoundaryProps = { children: ReactNode }

/** Should the page break, it says so and offers itself anew; nothing was decided by that. */
export class LinkBoundary extends Component<LinkBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    logError('A page failed', error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="link-main" role="alert">
        <h1 className="link-title">{phrase('link', 'dead.failed')}</h1>
        <p>{phrase('shared', 'failure.unexpected')}</p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {phrase('shared', 'try_again')}
        </button>
      </main>
    )
  }
}
