import { useState } from 'react'
import type { Decide, OpenedSeat } from '@contract/modules/approvals/approval-inbox.commands'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { DecisionDialog } from '@/features/leave/decision-dialog'
import { useGetLeaveSeatQuery } from '@/features/leave/leave-approval.api'
import { useGetTrackerQuery } from '@/shared/approval/tracker.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export type DecisionBarProps = { row: LeaveRequestRow; maySplit: boolean }

type Decision = Decide['decision']
const variantOf = (decision: Decision) =>
  decision === 'reject' ? 'danger' : decision === 'return' ? 'secondary' : 'primary'

/** For whoever is asked now: what they may say, with what is known of the request around it. */
export function DecisionBar({ row, maySplit }: DecisionBarProps) {
  const t = usePhrases('leave')
  const approval = usePhrases('approval')
  const [asked, setAsked] = useState<Decision | null>(null)
  const { currentData: tracker } = useGetTrackerQuery({ docType: 'leave', subjectId: row.id })
  const seatId = tracker?.seat_id ?? null
  const { currentData: seat } = useGetLeaveSeatQuery(seatId ?? '', { skip: seatId === null })
  const decisions: OpenedSeat['decisions'] = seatId === null ? [] : (seat?.decisions ?? [])
  if (!seat || decisions.length === 0) return null
  return (
    <Banner title={t('request.yours')} icon="person-check">
      <div className="cluster">
        {decisions.map(decision => (
          <Button key={decision} variant={variantOf(decision)} onClick={() => setAsked(decision)}>
            {approval(`decide.${decision}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <DecisionDialog
          row={row}
          seat={seat}
          decision={asked}
          maySplit={maySplit && asked === 'verify'}
          onClose={() => setAsked(null)}
        />
      )}
    </Banner>
  )
}
