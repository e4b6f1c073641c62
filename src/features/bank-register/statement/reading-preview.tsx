import type { StatementReading } from '@contract/modules/accounting/bank-file.rules'
import { amountColumn } from '@/shared/format/amount-column'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Table } from '@/shared/ui/table'

const SHOWN = 5

/** What was understood of a file: how many movements, the first of them, and the rows that make no sense. */
export function ReadingPreview({ reading: { lines, faults } }: { reading: StatementReading }) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  return (
    <>
      {faults.length > 0 && (
        <Banner tone="danger" title={t('import.faults', { count: faults.length })}>
          {faults.slice(0, SHOWN).map(({ row, code }) => (
            <div key={row}>
              {t(code === 'date_malformed' ? 'import.fault_date' : 'import.fault_amount', { row })}
            </div>
          ))}
        </Banner>
      )}
      <p className="mb-0">{t('import.found', { count: lines.length })}</p>
      {lines.length > 0 && (
        <Table
          caption={t('import.preview')}
          rows={lines.slice(0, SHOWN).map((line, at) => ({ ...line, at }))}
          rowKey={({ at }) => at}
          columns={[
            { key: 'date', header: t('date'), cell: ({ line_date }) => <Ltr>{formats.date(line_date)}</Ltr> },
            {
              key: 'text',
              header: t('line'),
              rowHeader: true,
              cell: ({ description, reference }) => (
                <>
                  <bdi>{description}</bdi> {reference && <span className="text-muted">{reference}</span>}
                </>
              ),
            },
            amountColumn('amount', t('amount')),
          ]}
        />
      )}
    </>
  )
}
