import { useId, type ReactNode } from 'react'
import BootstrapModal from 'react-bootstrap/Modal'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'
import { useFirstFrame } from '@/shared/ui/overlays/first-frame'

export type ModalProps = {
  show: boolean
  title: ReactNode
  children: ReactNode
  onClose: () => void
  footer?: ReactNode | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** False while something is being saved: Esc, the backdrop and the cross do nothing. */
  closable?: boolean | undefined
  describedBy?: string | undefined
}

/** "SR-CEB-2026-000258": on a phone a line would end at one of its hyphens. */
const NUMBER = /^[A-Z]{2,}-[A-Z0-9]/

const withWholeNumbers = (title: string): ReactNode[] =>
  title.split(' ').flatMap((word, index) => [
    index > 0 && ' ',
    NUMBER.test(word) ? (
      <span key={index} className="text-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  ])

/** Traps the focus, gives it back on closing, closes by Esc. A sheet from below on phones. */
export function ModalFrame(props: ModalProps) {
  const { show, title, children, onClose, footer, size = 'md', closable = true } = props
  const t = usePhrases('ui')
  const titleId = useId()
  useFirstFrame()
  return (
    <BootstrapModal
      show={show}
      onHide={onClose}
      backdrop={closable ? true : 'static'}
      keyboard={closable}
      {...(size !== 'md' && { size })}
      scrollable
      centered
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
    >
      <div className="modal-head">
        <h2 className="modal-title" id={titleId}>
          {typeof title === 'string' ? withWholeNumbers(title) : title}
        </h2>
        <IconButton icon="x-lg" label={t('close')} onClick={onClose} disabled={!closable} />
      </div>
      <div className="modal-body">{children}</div>
      {footer && <div className="modal-foot">{footer}</div>}
    </BootstrapModal>
  )
}
