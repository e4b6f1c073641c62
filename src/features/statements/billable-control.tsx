import { isDateText } from '@contract/kernel/dates'
import { formatAmount } from '@contract/kernel/money'
import type { Billable } from '@contract/modules/commission/statement-line'
import { BillableTable } from '@/features/statements/billable-table'
import { useGetBillableQuery } from '@/features/statements/statements.api'
import { useTrancheColumns } from '@/features/statements/use-line-columns'
import { useFormValues } from '@/shared/form/use-form-values'
import { amountColumn } from '@/shared/format/amount-column'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Answer } from '@/shared/record/answer'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table, type TableColumn } from '@/shared/ui/table'

/** What of a developer's sales can be billed up to a day; all of it unless lines are taken off. */
export function BillableControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('statements')
  const { developer_id, cutoff_on, ...values } = useFormValues(form)
  const ou_id = values['ou_id'] ?? row?.['ou_id']
  const isAsked = Boolean(developer_id && ou_id && isDateText(String(cutoff_on ?? '')))
  const question = {
    developer_id: String(developer_id),
    ou_id: String(ou_id),
    cutoff_on: String(cutoff_on),
    ...(row && { statement_id: String(row['id']) }),
  }
  const answer = useGetBillableQuery(question, { skip: !isAsked })
  if (!isAsked) return <p className="text-muted">{t('lines.choose_first')}</p>
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {({ lines, waiting }) => {
        const selected = (values[name] as string[] | null | undefined) ?? lines.map(line => line.tranche_id)
        const change = (ids: string[]) =>
          form.fields.setValue(name, ids.length === lines.length ? null : ids, { shouldDirty: true })
        return (
          <div className="form-stack">
            {lines.length === 0 ? (
              <p>{t('lines.nothing')}</p>
            ) : (
              <BillableTable lines={lines} selected={new Set(selected)} onChange={change} />
            )}
            {waiting.length > 0 && <WaitingTable waiting={waiting} />}
          </div>
        )
      }}
    </Answer>
  )
}

type WaitingLine = Billable['waiting'][number]

/** What of the developer's sales comes later, and why. */
function WaitingTable({ waiting }: { waiting: readonly WaitingLine[] }) {
  const t = usePhrases('statements')
  const named = useTrancheColumns()
  const conditions = usePhrases('commission-transactions')
  const reasonOf = ({ because, missing, conditions: needs, claimed_by }: WaitingLine): string => {
    if (because === 'claimed') return t('waiting.claimed', { number: claimed_by ?? '' })
    if (because === 'on_hold' || because === 'after_cutoff') return t(`waiting.${because}`)
    const money = because === 'money' ? [t('waiting.money', { amount: formatAmount(missing) })] : []
    return [...money, ...needs.map(need => conditions(`conditions.${need}`))].join(', ')
  }
  const columns: TableColumn<WaitingLine>[] = [
    ...named,
    { key: 'reason', header: t('waiting.reason'), cell: reasonOf },
    amountColumn('gross', t('lines.net')),
  ]
  return (
    <details>
      <summary>
        {t('waiting.title')} ({waiting.length})
      </summary>
      <p className="text-muted">{t('waiting.text')}</p>
      <Table caption={t('waiting.title')} columns={columns} rows={waiting} rowKey={line => line.tranche_id} />
    </details>
  )
}
