import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Modal } from '@/shared/ui/modal'

export type TraceLink = { key: string; to: string; words: string }

export type TraceDialogProps = {
  /** What the figure is of, and of when. */
  title: string
  /** The lists whose rows the figure is made of. */
  links: readonly TraceLink[]
  children: ReactNode
  onClose: () => void
}

/** How a figure of a statement comes about, and the way to its rows. */
export function TraceDialog({ title, links, children, onClose }: TraceDialogProps) {
  return (
    <Modal show title={title} onClose={onClose} size="lg">
      <div className="form-stack">
        {children}
        {links.map(({ key, to, words }) => (
          <div key={key}>
            <Link to={to} className="record-link">
              {words}
            </Link>
          </div>
        ))}
      </div>
    </Modal>
  )
}
