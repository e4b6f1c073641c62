import { Suspense, useState, type ReactNode } from 'react'
import type { Target } from '@/features/buyers/leads/board/move-targets'
import { LateLose } from '@/features/buyers/leads/late-lead'
import { useCommand } from '@/shared/command/use-command'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leadActions } from '@/shared/leads/lead-actions.api'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'

export type MovableLead = { id: string; row_version: number; full_name: string; category: string }
export type LeadMove = {
  move: (lead: MovableLead, target: Target) => void
  /** The lead that is being moved. */
  busyId: string | null
  dialog: ReactNode
}

/** Puts a lead into another status; a loss is asked why before. Nothing moves before the server has said yes. */
export function useMove(onMoved?: (lead: MovableLead, target: Target) => void): LeadMove {
  const t = usePhrases('leads')
  const [run, busyId] = useCommand(leadActions.move)
  const [losing, setLosing] = useState<{ lead: MovableLead; target: Target } | null>(null)

  const saidOf = (lead: MovableLead, target: Target) =>
    t('move.done', { name: lead.full_name, status: storedName('prospect_status', target.name) })
  const sendMove = async (lead: MovableLead, target: Target) => {
    const body = { status_id: target.status_id, reason: null }
    if (await run({ record: lead, body }, saidOf(lead, target))) onMoved?.(lead, target)
  }
  const move = (lead: MovableLead, target: Target) => {
    if (target.category === 'lost' && lead.category !== 'lost') setLosing({ lead, target })
    else void sendMove(lead, target)
  }
  const dialog = losing && (
    <Suspense fallback={<OverlayWait />}>
      <LateLose
        {...losing}
        onClose={() => setLosing(null)}
        done={saidOf(losing.lead, losing.target)}
        onDone={() => {
          onMoved?.(losing.lead, losing.target)
          setLosing(null)
        }}
      />
    </Suspense>
  )
  return { move, busyId, dialog }
}
