import { useState } from 'react'
import { leaveTypes, leaveSettings } from '@/features/leave/leave-lists.api'
import '@/shared/record/record.scss'
import '@/features/leave/leave.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { LoadFailed } from '@/shared/resource/load-failed'
import { ResourcePage } from '@/shared/resource/resource-page'
import { useOnlyRecord } from '@/shared/resource/use-only-record'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

const COLUMNS = {
  name: { width: 220, pinned: 'start' },
  code: { width: 140 },
  category: { width: 130 },
  day_basis: { width: 150 },
  entitlement_days: { width: 130 },
  accrual: { width: 150 },
  allow_half_day: { width: 110 },
  is_paid: { width: 100 },
  requires_document: { width: 130 },
  carry_over_max: { width: 130 },
  convertible_to_cash: { width: 130 },
  discretionary: { width: 130 },
  min_service_months: { hidden: true },
  paid_by: { hidden: true },
  is_confidential: { width: 130 },
  is_active: { width: 100 },
} as const

export function LeaveTypesScreen() {
  const t = usePhrases('leave-lists')
  const sections = [
    {
      title: t('sections.kind'),
      fields: ['code', 'name', 'category', 'is_confidential', 'reason_in_mails', 'discretionary'],
    },
    {
      title: t('sections.days'),
      fields: [
        ...['day_basis', 'allow_half_day', 'entitlement_days', 'accrual'],
        ...['carry_over_max', 'convertible_to_cash', 'max_per_event_days', 'lifetime_max_events'],
      ],
    },
    { title: t('sections.pay'), fields: ['is_paid', 'paid_by'] },
    {
      title: t('sections.conditions'),
      fields: [
        ...['min_service_months', 'regular_only', 'sex_eligibility', 'marital'],
        ...['needs_solo_parent', 'unless_paid_days'],
      ],
    },
    { title: t('sections.documents'), fields: ['requires_document', 'document_deadline_days'] },
  ]
  return (
    <ResourcePage
      api={leaveTypes}
      namespace="leave-lists"
      name="types"
      columns={COLUMNS}
      sections={sections}
      canImport={false}
      toolbar={<LeaveSetting />}
    />
  )
}

const api = leaveSettings

/** What holds for every kind of leave: one record, which is there from the start. */
function LeaveSetting() {
  const t = usePhrases('leave-lists')
  const [isOpen, setOpen] = useState(false)
  const answer = useOnlyRecord(leaveSettings, { skip: !isOpen })
  const sections = [{ title: t('setting.rules'), fields: ['president_above', 'needed_cover'] }]
  return (
    <>
      <Button icon="sliders" onClick={() => setOpen(true)}>
        {t('setting.open')}
      </Button>
      <Modal show={isOpen} title={t('setting.title')} onClose={() => setOpen(false)}>
        <p className="text-muted">{t('setting.text')}</p>
        {answer.error !== undefined && (
          <LoadFailed error={answer.error} isBusy={answer.isFetching} onRetry={() => void answer.refetch()} />
        )}
        {answer.error === undefined && !answer.data && <Skeleton lines={4} />}
        {answer.data && (
          <RecordDetails api={api} form={{ namespace: 'leave-lists', sections }} row={answer.data} />
        )}
      </Modal>
    </>
  )
}
