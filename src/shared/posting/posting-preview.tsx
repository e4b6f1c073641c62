import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type PreviewLine = {
  account: string
  name: string
  /** Where an event is borne by several. */
  unit?: string | null
  debit: string
  credit: string
}

export type PostingPreviewProps = {
  title?: string
  lines: readonly PreviewLine[]
  /** What is still to be entered before there are any. */
  empty?: string
}

/** The entry that a document will leave, drawn by the rule that posts it. */
export function PostingPreview({ title, lines, empty }: PostingPreviewProps) {
  const t = usePhrases('posting')
  const caption = title ?? t('title')
  const formats = useFormats()
  const figure = (amount: string) => (amount === '0.00' ? '' : <Ltr>{formats.amount(amount)}</Ltr>)
  const columns: TableColumn<PreviewLine>[] = [
    {
      key: 'account',
      header: t('account'),
      rowHeader: true,
      cell: ({ account, name, unit }) => (
        <>
          <bdi>{`${account} · ${name}`}</bdi>
          {unit && <div className="text-muted small">{unit}</div>}
        </>
      ),
    },
    { key: 'debit', header: t('debit'), figures: true, cell: ({ debit }) => figure(debit) },
    { key: 'credit', header: t('credit'), figures: true, cell: ({ credit }) => figure(credit) },
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{caption}</h3>
      {lines.length === 0 && empty ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <Table
          caption={caption}
          columns={columns}
          rows={[...lines]}
          rowKey={line => String(lines.indexOf(line))}
        />
      )}
    </section>
  )
}
