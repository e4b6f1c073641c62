import { useState } from 'react'
import type { BankLine, BankPlace } from '@contract/modules/accounting/bank-register'
import { lineActions, useGetBankLinesQuery } from '@/features/bank-register/bank-register.api'
import { LineMatch } from '@/features/bank-register/lines/line-match'
import { useLineMoves } from '@/features/bank-register/lines/use-line-moves'
import { Statements } from '@/features/bank-register/statement/statements'
import { Can } from '@/shared/access/can'
import { useCommand } from '@/shared/command/use-command'
import { amountColumn } from '@/shared/format/amount-column'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table } from '@/shared/ui/table'

/** What the bank says: open lines with what they may be in the books, or those that are matched. */
export function BankLines({ place }: { place: BankPlace }) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  const [isMatched, setMatched] = useState(false)
  const state = isMatched ? 'matched' : 'open'
  const answer = useGetBankLinesQuery({ ...place, state })
  const { currentData: data, isFetching } = answer
  const [accept, busyId] = useCommand(lineActions.accept_sure)
  const { actionsOf, dialog } = useLineMoves(data?.open_entries ?? [])
  const sure = data?.lines.filter(({ suggestion }) => suggestion?.is_sure).length ?? 0
  return (
    <div className="bank-view">
      <div className="cluster">
        <Checkbox
          kind="switch"
          label={t('show_matched')}
          checked={isMatched}
          onChange={event => setMatched(event.target.checked)}
        />
        {sure > 0 && (
          <Can code="accounting.journal.create">
            <Button
              variant="primary"
              icon="check-lg"
              busy={busyId !== null}
              onClick={() => void accept({ body: place }, ({ matched }) => t('accepted', { count: matched }))}
            >
              {t('accept_all', { count: sure })}
            </Button>
          </Can>
        )}
      </div>
      <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
        {({ lines, statements }) => (
          <>
            <Table<BankLine>
              caption={t('view.lines')}
              rows={lines}
              rowKey={({ id }) => id}
              isBusy={isFetching}
              empty={
                <EmptyState
                  icon="check-circle"
                  title={t(statements.length === 0 ? 'none_imported' : `none.${state}`)}
                >
                  {t(statements.length === 0 ? 'none_imported_text' : 'none_text')}
                </EmptyState>
              }
              columns={[
                {
                  key: 'text',
                  header: t('line'),
                  rowHeader: true,
                  cell: line => (
                    <>
                      <bdi>{line.description}</bdi>
                      {line.reference && <div className="text-muted small">{line.reference}</div>}
                    </>
                  ),
                },
                { key: 'date', header: t('date'), cell: line => <Ltr>{formats.date(line.line_date)}</Ltr> },
                amountColumn('amount', t('amount')),
                {
                  key: 'match',
                  header: t('in_books'),
                  cell: line => (
                    <div className="bank-match">
                      <LineMatch line={line} />
                      {actionsOf(line)}
                    </div>
                  ),
                },
              ]}
            />
            <Statements statements={statements} />
            {dialog}
          </>
        )}
      </Answer>
    </div>
  )
}
