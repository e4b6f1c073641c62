import { useState, type ReactNode } from 'react'
import { LoseDialog } from '@/features/buyers/leads/lose-dialog'
import { useMoveLeadMutation } from '@/features/buyers/leads/lead-commands.api'
import type { Target } from '@/features/buyers/leads/move-targets'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leads } from '@/shared/leads/leads.api'
import { error as failed, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type Moved = { id: string; row_version: number; full_name: string; category: string }
export type Moving = {
  move: (lead: Moved, target: Target) => void
  /** The lead that is being moved. */
  busyId: string | null
  dialog: ReactNode
}

/** Puts a lead into another status; a loss is asked why before. Nothing moves before the server has said yes. */
export function useMove(onMoved?: (lead: Moved, target: Target) => void): Moving {
  const t = usePhrases('leads')
  const dispatch = useAppDispatch()
  const [send] = useMoveLeadMutation()
  const [busyId, setBusy] = useState<string | null>(null)
  const [losing, setLosing] = useState<{ lead: Moved; target: Target } | null>(null)

  const done = (lead: Moved, target: Target) => {
    dispatch(success(t('move.done', { name: lead.full_name, status: target.name })))
    onMoved?.(lead, target)
  }
  const sendMove = async (lead: Moved, target: Target) => {
    setBusy(lead.id)
    const { id, row_version } = lead
    try {
      await send({ id, row_version, values: { status_id: target.status_id, reason: null } }).unwrap()
      done(lead, target)
    } catch (error) {
      const failure = toApiFailure(error)
      if (failure.code === 'stale_record') dispatch(leads.wentStale(id))
      dispatch(failed(failure.message))
    } finally {
      setBusy(null)
    }
  }
  const move = (lead: Moved, target: Target) => {
    if (target.category === 'lost' && lead.category !== 'lost') setLosing({ lead, target })
    else void sendMove(lead, target)
  }
  const dialog = losing && (
    <LoseDialog
      {...losing}
      onClose={() => setLosing(null)}
      onDone={() => {
        done(losing.lead, losing.target)
        setLosing(null)
      }}
    />
  )
  return { move, busyId, dialog }
}
