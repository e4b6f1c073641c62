import { useEffect, useState } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { sendAllDrafts } from '@/shared/session/drafts'
import { isLeavingByDecision } from '@/shared/session/page-reload'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { holdPage } from '@/shared/form/leave-hold'

export type LeaveGuardProps = {
  /** Something was typed and not saved. */
  isDirty: boolean
  /** Files cannot be kept as a draft: what was chosen and not uploaded is lost. */
  losesFiles?: boolean
}

/** Signing out drops what this browser keeps; a copy on the server is still there at the next sign-in. */
type DraftFate = 'kept' | 'dropped' | 'on_server'
const LOGOUT_PATH = '/logout?'

/**
 * Asks once before a page with unsaved work is left: by a link, by "back", by closing or reloading. Reloads that
 * the portal itself decided on are not held up: drafts were saved for those.
 */
export function LeaveGuard({ isDirty, losesFiles = false }: LeaveGuardProps) {
  const t = usePhrases('shared')
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const [fate, setFate] = useState<DraftFate>('kept')

  useEffect(() => {
    if (!isDirty) return
    const letGo = holdPage((goOn, to) => {
      const isSigningOut = to.startsWith(LOGOUT_PATH)
      setFate(isSigningOut ? 'dropped' : 'kept')
      setLeave(() => goOn)
      if (isSigningOut) void sendAllDrafts().then(isSent => isSent && setFate('on_server'))
    })
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
      {t(losesFiles ? 'leave.text_files' : `leave.text_${fate}`)}
    </ConfirmDialog>
  )
}
