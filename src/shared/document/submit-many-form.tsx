import type { ReactNode } from 'react'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { useCommandForm } from '@/shared/command/use-command-form'
import type { DocumentApi } from '@/shared/document/create-document-api'
import { FormDialog } from '@/shared/form/form-dialog'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Table, type TableColumn } from '@/shared/ui/table'

export type SubmitManyFormProps = {
  api: DocumentApi
  rows: readonly ResourceRow[]
  nameOf: (row: ResourceRow) => ReactNode
  /** What is not submitted of those that were selected. */
  children: ReactNode
  onDone: () => void
  onClose: () => void
}

/** What is submitted, with its sum; what refuses one of them stands beside it. */
export function SubmitManyForm({ api, rows, nameOf, children, onDone, onClose }: SubmitManyFormProps) {
  const t = usePhrases('document')
  const formats = useFormats()
  const messageOf = useFieldMessage()
  const form = useCommandForm<{ ids: string[] }, { count: number }>(api.listCommands.submit_many, {
    defaultValues: { ids: rows.map(({ id }) => id) },
    done: ({ count }) => t('submit_many.done', { count }),
    onDone: () => {
      onDone()
      onClose()
    },
  })
  const { ids: errors } = form.fields.formState.errors
  const errorOf = (row: ResourceRow) =>
    messageOf(
      (errors as readonly ({ message?: string } | undefined)[] | undefined)?.[rows.indexOf(row)]?.message,
    )
  const amountOf = (row: ResourceRow) => String(row[api.document.amount ?? ''] ?? '0.00')
  const columns: TableColumn<ResourceRow>[] = [
    {
      key: 'document',
      header: t('submit_many.document'),
      rowHeader: true,
      cell: row => (
        <>
          {nameOf(row)}
          {errorOf(row) && <div className="text-danger small">{errorOf(row)}</div>}
        </>
      ),
    },
    ...(api.document.amount
      ? [
          {
            ...{ key: 'amount', header: t('submit_many.amount'), figures: true },
            cell: (row: ResourceRow) => <Ltr>{formats.amount(amountOf(row))}</Ltr>,
          },
        ]
      : []),
  ]
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('command.submit.title')}
      submit={t('submit_many.submit', { count: rows.length })}
      onClose={onClose}
    >
      <p>{t('submit_many.text')}</p>
      <Table caption={t('submit_many.open')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {api.document.amount && (
        <p className="mb-0">
          {t('submit_many.total')}{' '}
          <strong>
            <Ltr>{formats.amount(moneyText(total(rows.map(row => parseMoney(amountOf(row))))))}</Ltr>
          </strong>
        </p>
      )}
      {children}
    </FormDialog>
  )
}
