import type { AdvanceStandingAnswer } from '@contract/modules/cash-advance/advance-answers'
import { useGetAdvanceStandingQuery } from '@/features/cash-advance/cash-advance.api'
import { amountColumn } from '@/shared/format/amount-column'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Badge } from '@/shared/ui/badge'
import { Table, type TableColumn } from '@/shared/ui/table'

type Movement = AdvanceStandingAnswer['movements'][number]

/** What was paid out and what came back, each with its entry; the balance is their sum. */
export function AdvanceMovements({ id }: { id: string }) {
  const t = usePhrases('cash-advance')
  const formats = useFormats()
  const { currentData: standing, ...answer } = useGetAdvanceStandingQuery(id)
  if (!standing) return <AnswerWait answer={answer} lines={4} />
  const columns: TableColumn<Movement>[] = [
    {
      key: 'what',
      header: t('fields.kind'),
      rowHeader: true,
      cell: ({ kind, reference, entry_id, entry_number, reverses_id, reason, is_undone }) => (
        <>
          {reverses_id ? t('undoes', { kind: t(`values.kind.${kind}`) }) : t(`values.kind.${kind}`)}{' '}
          {is_undone && <Badge tone="neutral">{t('undone')}</Badge>}
          <div className="text-muted small">
            <EntryLink id={entry_id} number={entry_number} />
            {reference && <bdi>{` · ${reference}`}</bdi>}
            {reason && <bdi>{` · ${reason}`}</bdi>}
          </div>
        </>
      ),
    },
    { key: 'on', header: t('fields.moved_on'), cell: ({ moved_on }) => <Ltr>{formats.date(moved_on)}</Ltr> },
    amountColumn('effect', t('fields.amount')),
  ]
  return (
    <Table
      caption={t('movements')}
      columns={columns}
      rows={[...standing.movements]}
      rowKey={({ id }) => id}
    />
  )
}
