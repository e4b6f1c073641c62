import type { ReactNode } from 'react'
import { MailStatus } from '@/features/settings/mail-status'
import type { MailListItem } from '@/features/settings/outbox.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Table, type TableColumn } from '@/shared/ui/table'

export type MailsTableProps = {
  mails: readonly MailListItem[]
  isBusy: boolean
  empty: ReactNode
  onOpen: (id: string) => void
}

export function MailsTable({ mails, isBusy, empty, onOpen }: MailsTableProps) {
  const t = usePhrases('settings')
  const formats = useFormats()

  const columns: TableColumn<MailListItem>[] = [
    {
      key: 'subject',
      header: t('outbox.subject'),
      rowHeader: true,
      cell: mail => (
        <Button variant="link" className="text-start" onClick={() => onOpen(mail.id)}>
          {mail.subject}
        </Button>
      ),
    },
    { key: 'to', header: t('outbox.to'), cell: mail => <bdi>{mail.to_address}</bdi> },
    { key: 'status', header: t('outbox.status'), cell: mail => <MailStatus status={mail.status} /> },
    { key: 'attempts', header: t('outbox.attempts'), figures: true, cell: mail => mail.attempts },
    {
      key: 'created',
      header: t('outbox.created'),
      cell: mail => <Ltr>{formats.instant(mail.created_at)}</Ltr>,
    },
    {
      key: 'sent',
      header: t('outbox.sent'),
      wideOnly: true,
      cell: mail => (mail.sent_at ? <Ltr>{formats.instant(mail.sent_at)}</Ltr> : t('none')),
    },
  ]
  return (
    <Table
      caption={t('outbox.title')}
      columns={columns}
      rows={mails}
      rowKey={mail => mail.id}
      isBusy={isBusy}
      empty={empty}
    />
  )
}
