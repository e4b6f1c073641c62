import type { AccountLedger, LedgerLine } from '@contract/modules/accounting/account-ledger.calls'
import { pagesBeside } from '@contract/modules/accounting/account-ledger.rules'
import { formatAmount } from '@contract/kernel/money'
import { amountColumn } from '@/shared/format/amount-column'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { Table, type TableColumn } from '@/shared/ui/table'

type Row = Partial<LedgerLine> & { key: string; words: string; balance: string }

/** The balance before, each line with the balance after it, and the sums below. */
export function AccountLedgerTable({ ledger, withUnits }: { ledger: AccountLedger; withUnits: boolean }) {
  const t = usePhrases('ledger')
  const formats = useFormats()
  // The side on which nothing stands is left blank.
  const side = (amount: string | undefined) =>
    amount && amount !== '0.00' ? <Ltr>{formatAmount(amount)}</Ltr> : ''
  const columns: TableColumn<Row>[] = [
    {
      key: 'what',
      header: t('account_ledger.entry'),
      rowHeader: true,
      cell: row =>
        row.entry_id ? (
          <>
            <EntryLink id={row.entry_id} number={row.number} />
            <div className="text-muted small">
              <bdi>{row.words}</bdi>
            </div>
          </>
        ) : (
          row.words
        ),
    },
    {
      key: 'on',
      header: t('fields.entry_date'),
      cell: row => <span className="text-nowrap">{row.entry_date && formats.date(row.entry_date)}</span>,
    },
    ...(withUnits
      ? [{ key: 'unit', header: t('fields.ou_id'), cell: (row: Row) => <bdi>{row.ou_code}</bdi> }]
      : []),
    { key: 'debit', header: t('fields.debit'), figures: true, cell: row => side(row.debit) },
    { key: 'credit', header: t('fields.credit'), figures: true, cell: row => side(row.credit) },
    amountColumn('balance', t('account_ledger.balance')),
  ]
  const name = `${ledger.account.code} ${ledger.account.name}`
  return <Table caption={name} columns={columns} rows={rowsOf(ledger, t)} rowKey={row => row.key} />
}

function rowsOf(ledger: AccountLedger, t: ReturnType<typeof usePhrases<'ledger'>>): Row[] {
  const { previous, next } = pagesBeside(ledger)
  const { opening, brought, carried, closing, debit, credit } = ledger
  const first: Row =
    previous === null
      ? { key: 'first', words: t('account_ledger.opening'), balance: opening }
      : { key: 'first', words: t('account_ledger.brought'), balance: brought }
  const last: Row =
    next === null
      ? { key: 'last', words: t('account_ledger.closing'), balance: closing, debit, credit }
      : { key: 'last', words: t('account_ledger.carried'), balance: carried }
  return [first, ...ledger.lines.map(line => ({ ...line, key: line.id, words: line.memo ?? '' })), last]
}
