import { Component, type ReactNode } from 'react'
import { ChunkFailedPage } from '@/features/errors/chunk-failed.page'
import { chunkFailureOf } from '@/features/errors/chunk-failure'
import { CrashedPage } from '@/features/errors/crashed.page'
import { logError } from '@/shared/log/log'
import { saveAllDrafts } from '@/shared/session/drafts'
import { reloadPage } from '@/shared/session/page-reload'

export type PageBoundaryProps = {
  children: ReactNode
  /** Another page is another chance. */
  resetKey: string
  /** Nothing else stands around it. */
  standalone?: boolean
}

type CaughtError = { error: unknown } | null

/** What is shown instead of a page that did not come, or broke while it was drawn. */
export class PageBoundary extends Component<PageBoundaryProps, { caught: CaughtError; resetKey: string }> {
  override state = { caught: null as CaughtError, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: { resetKey: string }) {
    return props.resetKey === state.resetKey ? null : { caught: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown) {
    logError('A page failed', error)
  }

  handleRetry = () => this.setState({ caught: null })

  override render() {
    const { caught } = this.state
    const { children, standalone } = this.props
    if (!caught) return children
    // Browsers remember a script that failed for as long as the page lives: only a new page asks again.
    if (chunkFailureOf(caught.error)) {
      return (
        <ChunkFailedPage
          error={caught.error}
          standalone={standalone}
          onRetry={() => reloadPage(saveAllDrafts)}
        />
      )
    }
    return <CrashedPage error={caught.error} standalone={standalone} onRetry={this.handleRetry} />
  }
}
