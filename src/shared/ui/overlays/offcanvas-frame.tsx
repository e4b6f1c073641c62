import { useId, type ReactNode } from 'react'
import BootstrapOffcanvas from 'react-bootstrap/Offcanvas'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { IconButton } from '@/shared/ui/icon-button'
import { useFirstFrame } from '@/shared/ui/overlays/first-frame'

export type OffcanvasProps = {
  show: boolean
  title: ReactNode
  children: ReactNode
  onClose: () => void
  /** Beside the button that closes it. */
  actions?: ReactNode | undefined
  footer?: ReactNode | undefined
  /** Where it slides in from, in reading direction. */
  side?: 'start' | 'end' | undefined
  /** False leaves the page bright behind it, and free to scroll, e.g. to preview a choice. */
  backdrop?: boolean | undefined
  className?: string | undefined
}

/** By a dialog that was opened from it: Esc closes that first. */
const isCovered = () => document.querySelector('.modal.show') !== null

export function OffcanvasFrame(props: OffcanvasProps) {
  const { show, title, children, onClose, footer, side = 'end', backdrop = true, className } = props
  const t = usePhrases('ui')
  const titleId = useId()
  useFirstFrame()
  return (
    <BootstrapOffcanvas
      show={show}
      onHide={() => isCovered() || onClose()}
      placement={side}
      backdrop={backdrop}
      scroll={!backdrop}
      enforceFocus={backdrop}
      aria-modal={backdrop}
      aria-labelledby={titleId}
      className={classNames(className)}
    >
      <div className="offcanvas-head">
        <h2 className="offcanvas-title" id={titleId}>
          {title}
        </h2>
        {props.actions}
        <IconButton icon="x-lg" label={t('close')} onClick={onClose} />
      </div>
      <div className="offcanvas-body">{children}</div>
      {footer && <div className="offcanvas-foot">{footer}</div>}
    </BootstrapOffcanvas>
  )
}
