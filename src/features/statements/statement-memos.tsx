import type { StatementMemo } from '@contract/modules/commission/statement-memo'
import { memoPdf } from '@/features/statements/statements.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { SaveButton } from '@/shared/record/save-button'
import { Table, type TableColumn } from '@/shared/ui/table'

/** What changed of the statement after it was sent, each with its paper and its entry. */
export function StatementMemos({ id, memos }: { id: string; memos: readonly StatementMemo[] }) {
  const t = usePhrases('statements')
  const formats = useFormats()
  const mirrorOf = ({ status, mirror: number }: StatementMemo) =>
    number && t(status === 'voided' ? 'memos.voided' : 'memos.mirrors', { number })
  const columns: TableColumn<StatementMemo>[] = [
    {
      key: 'number',
      header: t('memos.number'),
      rowHeader: true,
      cell: memo => (
        <>
          <bdi className="text-nowrap">{memo.number}</bdi>
          <div className="text-muted small">
            {t(`memos.kinds.${memo.kind}`)}, <Ltr>{formats.date(memo.memo_on)}</Ltr>
          </div>
          {memo.reason && (
            <div className="text-muted small" dir="auto">
              {memo.reason}
            </div>
          )}
          <div className="small">
            <EntryLink id={memo.entry_id} number={memo.entry_no} />
          </div>
          {mirrorOf(memo) && <div className="small">{mirrorOf(memo)}</div>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('memos.amount'),
      figures: true,
      cell: ({ kind, gross_amount }) => (
        <Ltr>{formats.amount(kind === 'credit_memo' ? `-${gross_amount}` : gross_amount)}</Ltr>
      ),
    },
    {
      key: 'paper',
      header: t('memos.paper'),
      cell: ({ id: memo, number }) => (
        <SaveButton url={memoPdf(id, memo)} name={number} icon="printer" size="sm">
          <span className="text-nowrap">{t('memos.pdf', { number })}</span>
        </SaveButton>
      ),
    },
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('memos.title')}</h3>
      <Table caption={t('memos.title')} columns={columns} rows={memos} rowKey={({ id: key }) => key} />
    </section>
  )
}
