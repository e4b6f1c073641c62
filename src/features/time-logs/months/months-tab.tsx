import { useState } from 'react'
import { addMonths } from '@contract/kernel/dates'
import { unitLabel } from '@contract/kernel/record-labels'
import type { UnitMonth } from '@contract/modules/time-logs/time-logs.calls'
import { LockDialog, type LockChange } from '@/features/time-logs/months/lock-dialog'
import { MonthStep } from '@/shared/ui/month-step'
import { useGetUnitMonthsQuery } from '@/features/time-logs/time-logs.api'
import { useTimeAddress } from '@/features/time-logs/use-time-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Table, type TableColumn } from '@/shared/ui/table'

/** A month is closed unit by unit, so that pay may count on it. */
export function MonthsTab() {
  const t = usePhrases('time-logs')
  const { month, current, change } = useTimeAddress()
  const last = addMonths(`${current}-01`, -1).slice(0, 7)
  const shown = month > last ? last : month
  const [locking, setLocking] = useState<LockChange | null>(null)
  const { currentData: units, ...answer } = useGetUnitMonthsQuery(shown)
  const columns: TableColumn<UnitMonth>[] = [
    { key: 'unit', header: t('months.unit'), rowHeader: true, cell: unitLabel },
    {
      key: 'state',
      header: t('months.state'),
      cell: unit => (
        <Badge tone={unit.is_locked ? 'info' : 'neutral'} dot>
          {t(unit.is_locked ? 'months.locked' : 'months.open')}
        </Badge>
      ),
    },
    {
      key: 'incomplete',
      header: t('figures.incomplete'),
      figures: true,
      cell: unit => unit.incomplete || '–',
    },
    { key: 'waiting', header: t('months.waiting'), figures: true, cell: unit => unit.waiting || '–' },
    {
      key: 'reason',
      header: t('months.reason'),
      cell: unit => (unit.reason ? `${unit.reason} (${unit.changed_by})` : '–'),
    },
    {
      key: 'act',
      header: '',
      cell: unit => (
        <Button
          size="sm"
          icon={unit.is_locked ? 'unlock' : 'lock'}
          onClick={() =>
            setLocking({ ou_id: unit.ou_id, unit: unitLabel(unit), month: shown, is_locked: !unit.is_locked })
          }
        >
          {t(unit.is_locked ? 'months.unlock' : 'months.lock')}
        </Button>
      ),
    },
  ]
  return (
    <div className="stack">
      <MonthStep month={shown} current={last} onMonth={next => change({ month: next })} />
      <p className="text-muted mb-0">{t('months.text')}</p>
      {!units && <AnswerWait answer={answer} shape="rows" lines={4} />}
      {units && (
        <Card flush>
          <Table caption={t('months.table')} columns={columns} rows={units} rowKey={unit => unit.ou_id} />
        </Card>
      )}
      {locking && <LockDialog locking={locking} onClose={() => setLocking(null)} />}
    </div>
  )
}
