import { useState } from 'react'
import type { BankLines } from '@contract/modules/accounting/bank-register'
import { statementActions } from '@/features/bank-register/bank-register.api'
import { useCan } from '@/shared/access/use-can'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { amountColumn } from '@/shared/format/amount-column'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Table } from '@/shared/ui/table'

type Statement = BankLines['statements'][number]
export type StatementsProps = { statements: readonly Statement[] }

/** The files that were read of an account; one that was read by mistake is taken back. */
export function Statements({ statements }: StatementsProps) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  const can = useCan()
  const [asked, setAsked] = useState<Statement | null>(null)
  if (statements.length === 0) return null
  return (
    <section>
      <h3 className="section-title">{t('statements')}</h3>
      <Table<Statement>
        caption={t('statements')}
        rows={statements}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'file',
            header: t('file'),
            rowHeader: true,
            cell: ({ file_name }) => <bdi>{file_name}</bdi>,
          },
          {
            key: 'days',
            header: t('days'),
            cell: ({ starts_on, ends_on }) => (
              <Ltr>{`${formats.date(starts_on)} – ${formats.date(ends_on)}`}</Ltr>
            ),
          },
          { key: 'lines', header: t('lines'), figures: true, cell: ({ line_count }) => line_count },
          amountColumn('closing', t('closing')),
          {
            key: 'actions',
            header: '',
            cell: statement =>
              can('accounting.journal.create') && (
                <Button size="sm" onClick={() => setAsked(statement)}>
                  {t('command.withdraw.open')}
                </Button>
              ),
          },
        ]}
      />
      {asked && (
        <CommandConfirm
          command={statementActions.withdraw}
          call={{ record: asked }}
          title={t('command.withdraw.title', { name: asked.file_name })}
          confirmLabel={t('command.withdraw.submit')}
          done={t('command.withdraw.done')}
          tone="danger"
          onClose={() => setAsked(null)}
        >
          {t('command.withdraw.text')}
        </CommandConfirm>
      )}
    </section>
  )
}
