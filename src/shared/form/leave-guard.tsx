import { useEffect, useState } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { isLeavingByDecision } from '@/shared/session/page-reload'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { holdPage } from '@/shared/form/leave-hold'

export type LeaveGuardProps = {
  /** Something was typed and not saved. */
  isDirty: boolean
}

/**
 * Asks once before a page with unsaved work is left: by a link, by "back", by closing or reloading. Reloads that
 * the portal itself decided on are not held up: drafts were saved for those.
 */
export function LeaveGuard({ isDirty }: LeaveGuardProps) {
  const t = usePhrases('shared')
  const [leave, setLeave] = useState<(() => void) | null>(null)

  useEffect(() => {
    if (!isDirty) return
    const letGo = holdPage(goOn => setLeave(() => goOn))
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingByDecision()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleBeforeUnload)
    return () => {
      letGo()
      window.removeEventListener('beforeunload', handleBeforeUnload)
    }
  }, [isDirty])

  const handleConfirm = () => {
    setLeave(null)
    leave?.()
  }
  return (
    <ConfirmDialog
      show={leave !== null}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      onConfirm={handleConfirm}
      onCancel={() => setLeave(null)}
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
