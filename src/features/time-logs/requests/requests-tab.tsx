import { useState } from 'react'
import { OvertimeDialog } from '@/features/time-logs/day/overtime-dialog'
import { RequestCard } from '@/features/time-logs/requests/request-card'
import {
  requestActions,
  timeChanged,
  useGetTimeRequestQuery,
  useGetTimeRequestsQuery,
  type RequestKind,
  type TimeRequest,
} from '@/features/time-logs/time-logs.api'
import { useGetTodayQuery } from '@/shared/clock/clock.api'
import { useTimeAddress } from '@/features/time-logs/use-time-address'
import { businessDate } from '@contract/kernel/dates'
import { useCan } from '@/shared/access/use-can'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useAppDispatch } from '@/shared/store/hooks'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Select } from '@/shared/ui/select'

/** What the chain of approvals knows them by. */
const DOCUMENTS = { corrections: 'time_correction', overtime: 'overtime' } as const satisfies Record<
  RequestKind,
  string
>

/** What was asked for, by oneself or by those one decides about; what waits comes first. */
export function RequestsTab() {
  const t = usePhrases('time-logs')
  const words = usePhrases('record')
  const can = useCan()
  const dispatch = useAppDispatch()
  const { data: today } = useGetTodayQuery(undefined, { skip: !can('timelog.record.create') })
  const { change, kind, record } = useKind()
  const [isAsking, setAsking] = useState(false)
  const [withdraw] = useCommand(requestActions[kind].withdraw)
  const { currentData: rows, ...answer } = useGetTimeRequestsQuery(kind, {
    refetchOnMountOrArgChange: true,
  })
  const mayDecide = can(
    kind === 'corrections' ? 'timelog.record.approve_correction' : 'timelog.record.approve_overtime',
  )
  const isMine = (row: TimeRequest) => row.employee_id === today?.employee?.id
  const isBeyond = rows !== undefined && record !== null && !rows.some(row => row.id === record)
  const beyond = useGetTimeRequestQuery({ kind, id: record ?? '' }, { skip: !isBeyond })
  const named = isBeyond && beyond.currentData ? [beyond.currentData] : []
  const sorted = [...named, ...(rows ?? [])].sort(
    (one, other) => Number(other.status === 'pending') - Number(one.status === 'pending'),
  )

  return (
    <div className="stack">
      <div className="time-bar">
        <Select
          aria-label={t('tabs.requests')}
          value={kind}
          options={[
            { value: 'corrections', label: t('requests.corrections') },
            { value: 'overtime', label: t('requests.overtime') },
          ]}
          onChange={event => change(event.target.value)}
        />
        {can('timelog.record.create') && (
          <Button icon="plus-lg" onClick={() => setAsking(true)}>
            {t('overtime.title')}
          </Button>
        )}
      </div>
      {!rows && <AnswerWait answer={answer} shape="rows" lines={4} />}
      {isBeyond && beyond.error !== undefined && (
        <Banner tone="warning" role="status" title={words('panel.not_found')}>
          {words('panel.not_found_text')}
        </Banner>
      )}
      {rows && sorted.length === 0 && (
        <Card>
          <EmptyState icon="inbox" title={t('requests.empty')}>
            {t('requests.empty_text')}
          </EmptyState>
        </Card>
      )}
      {sorted.map(row => (
        <RequestCard
          key={row.id}
          row={row}
          isMine={isMine(row)}
          isNamed={row.id === record}
          decides={mayDecide && !isMine(row) ? DOCUMENTS[kind] : null}
          onDecided={() => dispatch(timeChanged())}
          onWithdraw={() => void withdraw({ record: row }, t('requests.withdrawn'))}
        />
      ))}
      {isAsking && <OvertimeDialog date={businessDate(new Date())} onClose={() => setAsking(false)} />}
    </div>
  )
}

function useKind(): { kind: RequestKind; record: string | null; change: (kind: string) => void } {
  const { kind, record, change } = useTimeAddress()
  return {
    kind: kind === 'overtime' ? 'overtime' : 'corrections',
    record,
    // A request of one kind is none of the other.
    change: next => change({ kind: next, record: null }),
  }
}
