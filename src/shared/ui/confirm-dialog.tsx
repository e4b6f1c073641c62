import { useId, type ReactNode } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'

export type ConfirmDialogProps = {
  show: boolean
  title: ReactNode
  /** What will happen, in a sentence with names and figures. */
  children: ReactNode
  /** What it comes to, where a sentence is too little. */
  below?: ReactNode
  /** The verb itself ("Suspend", "End session"), never "OK". */
  confirmLabel: string
  tone?: 'primary' | 'danger' | undefined
  busy?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    show,
    title,
    children,
    below,
    confirmLabel,
    tone = 'primary',
    busy = false,
    onConfirm,
    onCancel,
  } = props
  const t = usePhrases('ui')
  const textId = useId()
  return (
    <Modal
      show={show}
      title={title}
      onClose={onCancel}
      closable={!busy}
      describedBy={textId}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <div id={textId}>{children}</div>
        {below}
      </div>
    </Modal>
  )
}
