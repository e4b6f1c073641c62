import { useState } from 'react'
import type { ArchivedPayslip } from '@contract/modules/files/payslip.calls'
import { useListPayslipsQuery } from '@/features/files/payslips/payslips.api'
import { WithdrawDialog } from '@/features/files/payslips/withdraw-dialog'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { SearchBox } from '@/shared/resource/search-box'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Table } from '@/shared/ui/table'

/** What went out to whom, and whether it was opened. Nobody reads another's payslip here. */
export function PayslipArchive() {
  const t = usePhrases('files')
  const formats = useFormats()
  const mayWithdraw = useCan()('hr.payroll.publish')
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<ArchivedPayslip | null>(null)
  const { currentData: data, ...answer } = useListPayslipsQuery({ search })
  const columns = [
    {
      key: 'person',
      header: t('batch.person'),
      rowHeader: true,
      cell: (slip: ArchivedPayslip) => (
        <>
          <bdi>{slip.full_name}</bdi> <Ltr>{slip.employee_no}</Ltr>
        </>
      ),
    },
    {
      key: 'period',
      header: t('archive.period'),
      cell: (slip: ArchivedPayslip) =>
        `${formats.shortDate(slip.period_from)} – ${formats.shortDate(slip.period_to)}`,
    },
    { key: 'no', header: t('archive.number'), cell: (slip: ArchivedPayslip) => <Ltr>{slip.slip_no}</Ltr> },
    {
      key: 'status',
      header: t('archive.status'),
      cell: (slip: ArchivedPayslip) => <Badge>{t(`payslips.status.${slip.status}`)}</Badge>,
    },
    {
      key: 'viewed',
      header: t('archive.viewed'),
      cell: (slip: ArchivedPayslip) => (slip.viewed_at ? <Ltr>{formats.instant(slip.viewed_at)}</Ltr> : '–'),
    },
    {
      key: 'withdraw',
      header: '',
      cell: (slip: ArchivedPayslip) =>
        mayWithdraw &&
        slip.status === 'published' && (
          <Button
            size="sm"
            aria-label={t('archive.withdraw_named', { no: slip.slip_no })}
            onClick={() => setAsked(slip)}
          >
            {t('archive.withdraw')}
          </Button>
        ),
    },
  ]
  return (
    <Card flush>
      <div className="files-search">
        <SearchBox label={t('archive.search')} value={search} onSearch={setSearch} />
      </div>
      {!data && <AnswerWait answer={answer} shape="rows" lines={6} className="p-3" />}
      {data && (
        <Table
          caption={t('payslips.archive')}
          columns={columns}
          rows={data}
          rowKey={slip => slip.id}
          isBusy={answer.isFetching}
          empty={<EmptyState icon="inbox" title={search ? t('no_match') : t('archive.empty')} />}
        />
      )}
      {asked && <WithdrawDialog slip={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}
