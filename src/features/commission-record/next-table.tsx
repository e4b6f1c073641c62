import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { NextMoney, NextMoneyRow } from '@contract/modules/commission/next-money'
import { amountColumn } from '@/shared/format/amount-column'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/shared/statement/statement.scss'
import { Table, type TableColumn } from '@/shared/ui/table'

/** Each expected amount: what opens it, when it is billed and paid, and what is left of it. */
export function NextTable({ next: { rows, left_out } }: { next: NextMoney }) {
  const t = usePhrases('commission-record')
  const formats = useFormats()
  const words = useOpeningWords()
  const day = (on: string | null) => on && <Ltr>{formats.date(on)}</Ltr>
  const isOfSeveral = new Set(rows.map(({ seller_id }) => seller_id)).size > 1
  const columns: TableColumn<NextMoneyRow>[] = [
    ...(isOfSeveral
      ? [
          {
            key: 'seller',
            header: t('next.seller'),
            cell: (row: NextMoneyRow) => <bdi>{row.seller_name}</bdi>,
          },
        ]
      : []),
    {
      key: 'sale',
      header: t('next.sale'),
      rowHeader: true,
      cell: row => (
        <>
          <Link to={`/sales/record/${row.sale_id}`} className="record-link text-nowrap">
            <bdi>{row.sale_no}</bdi>
          </Link>
          <div className="text-muted small">
            <bdi>{row.buyer_name}</bdi> · {t('next.tranche', { seq: row.seq })}
          </div>
        </>
      ),
    },
    { key: 'opens', header: t('next.opens'), cell: row => words.opening(row) },
    { key: 'statement', header: t('next.statement'), cell: row => day(row.statement_on) },
    {
      key: 'cash',
      header: t('next.cash'),
      cell: row =>
        row.is_paid ? (
          t('next.paid')
        ) : (
          <>
            {day(row.cash_on)}
            <div className="text-muted small">{t(`next.${row.days_basis}`, { days: row.days_to_pay })}</div>
          </>
        ),
    },
    amountColumn('gross', t('next.gross')),
    { key: 'deducted', header: t('next.deducted'), cell: row => words.deducted(row) },
    amountColumn('net', t('next.net')),
  ]
  return (
    <details className="next-all">
      <summary>{t('next.all')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the page is moved by its own keys */}
      <div className="statement-scroll" tabIndex={0} role="region" aria-label={t('next.all')}>
        <Table
          caption={t('next.all')}
          columns={columns}
          rows={rows}
          rowKey={row => `${row.share_id} ${String(row.is_paid)}`}
        />
      </div>
      {left_out > 0 && <p className="text-muted">{t('next.left_out', { count: left_out })}</p>}
    </details>
  )
}

const DEDUCTIONS = ['ewt', 'holdback', 'clawback', 'advance'] as const

/** What opens an amount, and what is taken of it, in words. */
function useOpeningWords() {
  const t = usePhrases('commission-record')
  const formats = useFormats()
  const dayOf = (on: string | null | undefined) => (on ? formats.shortDate(on) : '')
  return {
    opening({ because, opens_on, instalment }: NextMoneyRow): string {
      const seq = instalment?.seq ?? ''
      switch (because) {
        case 'instalment':
          return t('next.on', { on: dayOf(opens_on), seq })
        case 'late':
          return t('next.because.late', { on: dayOf(instalment?.due_date), seq })
        case 'open':
          return t('next.because.open', { on: dayOf(opens_on) })
        default:
          return t(`next.because.${because}`)
      }
    },
    deducted: (row: NextMoneyRow): string =>
      DEDUCTIONS.filter(name => row[name] !== '0.00')
        .map(name => t(`next.less.${name}`, { amount: formatAmount(row[name]) }))
        .join(', '),
  }
}
