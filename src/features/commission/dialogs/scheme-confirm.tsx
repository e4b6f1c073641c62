import { useState, type ReactNode } from 'react'
import { schemes, type ShownScheme } from '@/features/commission/schemes.api'
import { FailureBanner } from '@/shared/form/failure-banner'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

export type SchemeConfirmProps = {
  scheme: ShownScheme
  title: string
  confirmLabel: string
  /** What is told once the server has said yes. */
  done: string
  busy: boolean
  onConfirm: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** Stays open with the reason where the server says no, and reads anew what somebody else has changed. */
export function SchemeConfirm({ scheme, done, onConfirm, onClose, children, ...shown }: SchemeConfirmProps) {
  const dispatch = useAppDispatch()
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const handleConfirm = async () => {
    try {
      await onConfirm()
      dispatch(success(done))
      onClose()
    } catch (failed) {
      const told = toApiFailure(failed)
      if (told.code === 'stale_record') dispatch(schemes.wentStale(scheme.id))
      setFailure(told)
    }
  }
  return (
    <ConfirmDialog show {...shown} onConfirm={() => void handleConfirm()} onCancel={onClose}>
      <div className="stack">
        {failure && <FailureBanner failure={failure} />}
        {children}
      </div>
    </ConfirmDialog>
  )
}
