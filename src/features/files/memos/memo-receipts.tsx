import { useState } from 'react'
import { LOCALES } from '@contract/kernel/locales'
import { RECEIPT_STATES, type MemoReceipt } from '@contract/modules/files/memo.calls'
import type { Memo } from '@contract/modules/files/memo.resource'
import { matches } from '@/features/files/matches'
import { MemoState } from '@/features/files/memo-state'
import { useGetMemoReceiptsQuery } from '@/features/files/memos.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { saveTable } from '@/shared/record/import/save-table'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { SearchBox } from '@/shared/resource/search-box'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Table } from '@/shared/ui/table'

/** Who has read and acknowledged a memo, and who has not: counted, searched, and taken along. */
export function MemoReceipts({ memo }: { memo: Memo }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const { dir } = LOCALES[useLocale()]
  const [search, setSearch] = useState('')
  const { currentData: report, ...answer } = useGetMemoReceiptsQuery(memo.id)
  if (!report) return <AnswerWait answer={answer} lines={8} />
  const { people } = report
  const found = people.filter(person =>
    matches(search, [person.full_name, person.employee_no, person.ou_code]),
  )
  const at = (instant: string | null) => (instant ? formats.instant(instant) : '')
  const counts = RECEIPT_STATES.map(state => ({
    state,
    count: people.filter(person => person.state === state).length,
  })).filter(({ count }) => count > 0)
  const headings = {
    name: t('receipts.name'),
    unit: t('receipts.unit'),
    state: t('receipts.state'),
    read: t('receipts.read'),
    acknowledged: t('receipts.acknowledged'),
  }
  const handleExport = () =>
    void saveTable(
      {
        name: t('receipts.file', { no: memo.memo_no ?? '' }),
        headings: [t('receipts.number'), ...Object.values(headings), t('receipts.reminders')],
        rows: found.map(person => [
          person.employee_no,
          person.full_name,
          person.ou_code,
          t(`states.${person.state}`),
          at(person.first_read_at),
          at(person.acknowledged_at),
          String(person.reminder_count),
        ]),
        isRtl: dir === 'rtl',
      },
      'xlsx',
    )
  const columns = [
    {
      key: 'name',
      header: headings.name,
      rowHeader: true,
      cell: (person: MemoReceipt) => (
        <>
          <bdi>{person.full_name}</bdi> {!person.has_account && <Badge>{t('receipts.no_account')}</Badge>}
        </>
      ),
    },
    { key: 'unit', header: headings.unit, cell: (person: MemoReceipt) => <Ltr>{person.ou_code}</Ltr> },
    {
      key: 'state',
      header: headings.state,
      cell: (person: MemoReceipt) => <MemoState state={person.state} />,
    },
    {
      key: 'read',
      header: headings.read,
      cell: (person: MemoReceipt) => <Ltr>{at(person.first_read_at)}</Ltr>,
    },
    {
      key: 'acknowledged',
      header: headings.acknowledged,
      cell: (person: MemoReceipt) => <Ltr>{at(person.acknowledged_at)}</Ltr>,
    },
  ]
  return (
    <div className="stack">
      <dl className="files-tiles">
        {counts.map(({ state, count }) => (
          <div key={state}>
            <dt>{t(`states.${state}`)}</dt>
            <dd>
              <Ltr>{count}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
      <div className="cluster">
        <SearchBox label={t('receipts.search')} value={search} onSearch={setSearch} />
        <Button icon="download" onClick={handleExport}>
          {t('receipts.export')}
        </Button>
      </div>
      <Table
        caption={t('receipts.tab')}
        columns={columns}
        rows={found}
        rowKey={person => person.employee_id}
        empty={<EmptyState icon="people" title={people.length === 0 ? t('receipts.empty') : t('no_match')} />}
      />
    </div>
  )
}
