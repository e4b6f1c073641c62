import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { mailedPaperSchema } from '@contract/kernel/mailed-paper'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type MailRow = z.infer<typeof mailedPaperSchema>

export type MailedTableProps<M extends MailRow> = {
  mails: readonly M[]
  /** What was said by the link; nothing where it was not answered. */
  answerOf: (mail: M) => ReactNode
}

/** Who got a document when, whether it was opened, and what was answered. */
export function MailedTable<M extends MailRow>({ mails, answerOf }: MailedTableProps<M>) {
  const t = usePhrases('document')
  const formats = useFormats()
  const columns: TableColumn<M>[] = [
    {
      key: 'contact',
      header: t('mailed.contact'),
      rowHeader: true,
      cell: ({ name, email }) => (
        <>
          <bdi>{name}</bdi>
          {name !== email && (
            <div className="text-muted small text-break">
              <bdi>{email}</bdi>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'mailed',
      header: t('mailed.mailed'),
      cell: ({ mailed_at, mail_status }) =>
        mail_status === null || mail_status === 'sent'
          ? formats.longDate(mailed_at)
          : t(`mailed.${mail_status}`),
    },
    {
      key: 'opened',
      header: t('mailed.opened'),
      cell: ({ opened_at }) => (opened_at ? formats.longDate(opened_at) : t('mailed.not_yet')),
    },
    {
      key: 'answer',
      header: t('mailed.answer'),
      cell: mail => answerOf(mail) ?? t(mail.is_live ? 'mailed.not_yet' : 'mailed.over'),
    },
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('mailed.title')}</h3>
      <Table caption={t('mailed.title')} columns={columns} rows={mails} rowKey={({ id }) => id} />
    </section>
  )
}
